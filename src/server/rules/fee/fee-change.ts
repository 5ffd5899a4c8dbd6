import { sql } from 'kysely';
import { isOverList, openFee, whyNotFee } from '#contract/lifecycles/fee';
import type { FeeRefusal } from '#contract/lifecycles/fee';
import { todayIn } from '#contract/placement/province-time';
import { Problem } from '#contract/problems';
import type { Change, Recorded } from '#contract/resources/index';
import { choices } from '#contract/words/en/choices';
import { sentence } from '#contract/words/sentence';
import type { Sentence } from '#contract/words/sentence';
import type { Db } from '../../database/tables';
import { find } from '../../records/find';
import { asShown } from '../../records/present';
import { may } from '../../request/rights';
import type { TransactionContext } from '../../request/context';
import { asksClient } from './client-limits';
import { entrantsOf } from './fee-approval';
import { checkFee, checkSign, onlyOver } from './fee-checks';
import { whyCutOff } from './fee-cutoff';
import { priceFee } from './fee-price';
import { placeOfFee } from './place-of-fee';
import { awaitsPayment } from '../invoice/take-fees';
import { conflict, invalid } from '../refuse';

type Fee = Recorded<'fee'>;

/** What the price and the taxes follow from. */
const priced = ['quantity', 'unitAmount', 'baseAmount', 'state', 'stateReason', 'incurredOn'];
/** What of a change raises a fee: the first of these is what a refusal names. */
const whatRaises = ['incurredOn', 'unitAmount', 'quantity', 'baseAmount', 'state'];
/** What a fee says of itself once it stands. */
const told = [...priced, 'description', 'recoverableFromDebtor'];

const sentences: { readonly [R in FeeRefusal]: Sentence } = {
  NOT_NEXT: sentence('money.feeCannotGoThereWhere'),
  NEEDS_APPROVAL: sentence('money.feeAboveThresholdDecidedWho'),
  CLIENT_DECIDES: sentence('money.feeDecidedByClient'),
  NOT_OVER: onlyOver,
  OWN_FEE: sentence('money.whoEnteredFeeAboveThreshold'),
  NEEDS_DESCRIPTION: sentence('values.required', { field: 'description' }),
  NEEDS_DOCUMENT: sentence('values.required', { field: 'documentId' }),
  NEEDS_REASON: sentence('money.sayWhyReasonNeeded'),
};

/**
 * The host's part of a change to a fee: worked out anew while it is open, moved as its lifecycle lets it.
 * @throws Problem TOO_LATE for what no longer changes, CONFLICT for a move there is not, INVALID or FORBIDDEN
 */
export async function changeFee(
  context: TransactionContext,
  current: Fee,
  change: Change<'fee'>,
): Promise<Partial<Fee>> {
  const own = await workOut(context, current, change);
  const late = await whyCutOff(context, current, { ...current, ...change, ...own } as Fee);
  if (late) throw invalid(whatRaises.find((field) => field in change) ?? 'status', late);
  return own;
}

async function workOut(
  context: TransactionContext,
  current: Fee,
  change: Change<'fee'>,
): Promise<Partial<Fee>> {
  checkOpen(current, change);
  const after: Fee = { ...current, ...change } as Fee;
  const repriced = priced.some((field) => field in change)
    ? await reprice(context, current, after, change)
    : {};
  const from = repriced.status ?? current.status;
  const to = change.status ?? from;
  if (to === from) return repriced;
  await checkMove(context, { ...after, ...repriced, status: from }, to, current);
  // Why it was refused before is no word on its approval.
  const forgotten = to === 'approved' && change.decisionNote === undefined ? { decisionNote: null } : {};
  return { ...repriced, ...forgotten, status: to };
}

function checkOpen(current: Fee, change: Change<'fee'>): void {
  const late = told.find((field) => field in change && !openFee.includes(current.status));
  if (late)
    throw new Problem('TOO_LATE', {
      message: sentence('money.whatFeeNoLongerChanges'),
      errors: { [late]: sentence('money.noLongerChanges') },
    });
  if ('documentId' in change && !openFee.includes(current.status) && current.status !== 'approved')
    throw new Problem('TOO_LATE', { errors: { documentId: sentence('money.noLongerChanges') } });
}

async function reprice(
  context: TransactionContext,
  current: Fee,
  after: Fee,
  change: Change<'fee'>,
): Promise<Partial<Fee>> {
  const file = await find(context.db, 'file', current.fileId, context.caller);
  // What the list priced it prices again, unless somebody names a price now.
  const named =
    'unitAmount' in change ? change.unitAmount : current.source === 'schedule' ? null : current.unitAmount;
  const place = await placeAfter(context, current, after, file);
  const fee = { ...after, ...place };
  checkSign(fee.feeType, named ?? null);
  await checkFee(context, file, fee);
  const { quote, values } = await priceFee(
    context.db,
    {
      ...{ ...fee, file: asShown('file', file, context.caller), feeId: current._id },
      taxedOn: todayIn(fee.state, context.now),
    },
    { quantity: after.quantity, unitAmount: named ?? null, baseAmount: after.baseAmount },
  );
  return { ...values, ...place, status: quote.approval ? 'pending_approval' : 'draft' };
}

// Where it is taxed stays as it is until somebody says otherwise: what stood before its ground was kept has none.
async function placeAfter(
  { db }: TransactionContext,
  current: Fee,
  after: Fee,
  file: Recorded<'file'>,
): Promise<Pick<Fee, 'state' | 'stateGround' | 'stateReason'>> {
  const { state, stateGround, stateReason } = current;
  const isSame = after.state === state && after.stateReason === stateReason;
  return isSame ? { state, stateGround, stateReason } : placeOfFee(db, file, after);
}

async function checkMove(
  context: TransactionContext,
  fee: Fee,
  to: Fee['status'],
  current: Fee,
): Promise<void> {
  if (fee.vendorInvoiceId && (to === 'draft' || to === 'void'))
    throw conflict(sentence('money.feeStandsVendorsInvoice'));
  // Money that is to pay it would come for nothing.
  if (await isBeingPaid(context.db, current))
    throw conflict(sentence('money.paymentNotClearedYetPays', { fee: choices.feeType[current.feeType] }));
  const asksThreshold = to === 'approved' || to === 'pending_approval';
  const overThreshold = asksThreshold && (await isOver(context, fee));
  const refusal = whyNotFee(fee.status, to, {
    feeType: fee.feeType,
    overThreshold,
    overList: isOverList(fee),
    // A request is decided by who decides requests of its kind: the right was asked there.
    mayApproveOver: isDecided(context, current) || may(context.caller, 'fee', 'approveOverThreshold'),
    clientDecides:
      !isDecided(context, current) && (await isForClient(context.db, fee, current, overThreshold)),
    isEntrant:
      fee.amount !== current.amount ||
      (await entrantsOf(context.db, current)).includes(context.caller.userId),
    hasDescription: Boolean(fee.description),
    hasDocument: Boolean(fee.documentId),
    hasReason: Boolean(to === 'declined' ? fee.decisionNote : fee.writeOffReason),
  });
  if (refusal) throw refused(refusal, to);
}

async function isBeingPaid(db: Db, { _id }: Fee): Promise<boolean> {
  const { rows } = await sql`select from fee t where t._id = ${_id}::uuid and ${awaitsPayment('t')}`.execute(
    db,
  );
  return rows.length > 0;
}

const isDecided = ({ decision }: TransactionContext, { approvalRequestId }: Fee): boolean =>
  decision !== undefined && decision._id === approvalRequestId;

/** Whether a fee is its client's to decide: who was asked decides, and of what nobody was asked yet the limits that hold now tell. */
async function isForClient(db: Db, fee: Fee, current: Fee, overThreshold: boolean): Promise<boolean> {
  const isAsked = current.status === 'pending_approval' && fee.amount === current.amount;
  return isAsked ? current.clientDecides === true : overThreshold && asksClient(db, fee);
}

/** Whether a fee is above what may stand without someone else's word, by the limits that hold now. */
async function isOver(context: TransactionContext, fee: Fee): Promise<boolean> {
  if (fee.status === 'pending_approval') return true;
  const file = await find(context.db, 'file', fee.fileId, context.caller);
  const { quote } = await priceFee(
    context.db,
    { ...fee, file, feeId: fee._id, taxedOn: todayIn(fee.state, context.now) },
    fee,
  );
  return quote.approval !== undefined;
}

function refused(refusal: FeeRefusal, to: Fee['status']): Problem {
  const message = sentences[refusal];
  switch (refusal) {
    case 'NOT_NEXT':
      return new Problem('CONFLICT', {
        message,
        errors: { status: sentence('money.statusDoesNotFollow', { status: to }) },
      });
    case 'NEEDS_APPROVAL':
    case 'CLIENT_DECIDES':
    case 'OWN_FEE':
      return new Problem('FORBIDDEN', { message });
    case 'NOT_OVER':
      return invalid('status', message);
    case 'NEEDS_DESCRIPTION':
      return invalid('description', message);
    case 'NEEDS_DOCUMENT':
      return invalid('documentId', message);
    case 'NEEDS_REASON':
      return invalid(to === 'declined' ? 'decisionNote' : 'writeOffReason', message);
  }
}
