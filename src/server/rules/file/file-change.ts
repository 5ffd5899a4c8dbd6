import { statusOf } from '#contract/lifecycles/file-status';
import { saleFrom } from '#contract/lifecycles/sale-from';
import { withStandingFacts } from '#contract/lifecycles/standing-facts';
import { todayIn } from '#contract/placement/province-time';
import { fieldsOfSide } from '#contract/roles/sides';
import { Problem } from '#contract/problems';
import type { Change, Recorded } from '#contract/resources/index';
import { sentence } from '#contract/words/sentence';
import type { Caller } from '../../request/caller';
import { isLimited } from '../../request/rights';
import type { TransactionContext } from '../../request/context';
import { isPartnerOn, sideOnFile } from '../handled-files';
import { mayBuy } from '../purchaser/purchaser-checks';
import { invalid } from '../refuse';
import { changeHold, checkReview } from './file-hold';
import { checkInterest, interestAfter } from './interest-of-balance';
import { moveFile } from './file-move';
import { pastDueOn } from './file-past-due';
import { refuseOpening } from './refuse-opening';
import { statusDueAtPace } from './status-due';
import { readSurroundings } from './surroundings';
import { checkValueSources } from './value-source';

const afterClosing = new Set(['_id', 'status', 'tags']);

/**
 * The host's part of a change to a file: what this side may set, the hold, the move, and what follows from the fields.
 * @throws Problem FIELD_FORBIDDEN, FILE_CLOSED, and those of holds and moves.
 */
export async function changeFile(
  context: TransactionContext,
  current: Recorded<'file'>,
  change: Change<'file'>,
): Promise<Partial<Recorded<'file'>>> {
  checkSide(context, current, change);
  checkValueSources(change, current);
  // Why it was closed stands, also in the archive, and is said anew only where it is opened again.
  const opens = change.status ? statusOf(change.status).stage !== statusOf('closed').stage : false;
  const isOpen = (field: string): boolean => afterClosing.has(field) || (field === 'statusReason' && opens);
  if (current.closed && Object.keys(change).some((field) => !isOpen(field))) throw new Problem('FILE_CLOSED');
  const interest = interestAfter(current, change);
  const asked = { ...current, ...change, ...interest } as Recorded<'file'>;
  checkInterest(asked);
  if (!context.decision) await refuseOpening(context, current, { ...asked, ...derivedOfFile(asked) }, change);
  await checkSaleDate(context, current, asked);
  const paced =
    change.isRushFile === undefined
      ? {}
      : { statusDue: statusDueAtPace({ ...asked, status: current.status }) };
  const after = { ...asked, ...paced };
  const held = change.hold !== undefined ? changeHold(context, after) : {};
  if (after.hold && (change.holdUntil !== undefined || change.holdReason !== undefined))
    checkReview(after, todayIn(after.state, context.now));
  if (change.status === 'sold' && current.status !== 'sold') await checkBuyer(context, after);
  const moved = change.status ? await moveFile(context, current, { ...after, ...held }, change.status) : {};
  const counted = 'daysPastDue' in change ? { daysPastDueOn: pastDueOn(after, context.now) } : {};
  return {
    ...interest,
    ...paced,
    ...held,
    ...moved,
    ...counted,
    ...derivedOfFile(after),
    lastActivityDate: context.now.toISOString(),
  };
}

/** No day is planned for a sale on which the law does not let it be, but where its notice was waived or its gate overridden. */
async function checkSaleDate(
  { db, now }: TransactionContext,
  current: Recorded<'file'>,
  asked: Recorded<'file'>,
): Promise<void> {
  const saleDate = asked.remarketing?.saleDate;
  if (!saleDate || saleDate === current.remarketing?.saleDate) return;
  const served = asked.notice?.noticeServedDate;
  if (served && saleDate <= served) throw invalid('remarketing.saleDate', sentence('files.saleBeforeNotice'));
  const first = saleFrom(asked);
  if (!first || saleDate >= first || asked.gateOverrides?.some(({ gate }) => gate === 'notice_expired'))
    return;
  const { notice } = withStandingFacts(asked, await readSurroundings(db, asked, now));
  if (!notice?.waivedReason)
    throw invalid('remarketing.saleDate', sentence('files.noSaleBefore', { day: first }));
}

// Between an offer and its sale a purchaser can be blocked.
async function checkBuyer(context: TransactionContext, file: Recorded<'file'>): Promise<void> {
  const { purchaserId, salePrice } = file.remarketing ?? {};
  if (purchaserId && salePrice)
    await mayBuy(context, file, purchaserId, salePrice, 'remarketing.purchaserId');
}

function checkSide(context: TransactionContext, current: Recorded<'file'>, change: Change<'file'>): void {
  const allowed = context.decision ? undefined : settableOf(context.caller, current);
  const refused = Object.keys(change).find((field) => field !== '_id' && allowed && !allowed.includes(field));
  if (refused)
    throw new Problem('FIELD_FORBIDDEN', {
      message: sentence('problems.notYoursSet', { name: refused }),
      errors: { [refused]: sentence('problems.notYoursSetToo') },
    });
}

/** The fields of a file that a caller sets, where these are not all. */
export function settableOf(caller: Caller, file: Recorded<'file'>): readonly string[] | undefined {
  if (!isLimited(caller, 'file', 'edit') && !isPartnerOn(caller, file)) return undefined;
  return fieldsOfSide[sideOnFile(caller, file)];
}

/** The fields that follow from others. The share paid is of the amount secured, as the thresholds of the law count it. */
export function derivedOfFile(file: {
  amountPaid?: string | null;
  totalAmountSecured?: string | null;
}): Partial<Recorded<'file'>> {
  const secured = Number(file.totalAmountSecured ?? 0);
  if (!file.amountPaid || secured <= 0) return { amountPaidRatio: null };
  return { amountPaidRatio: Math.round((Number(file.amountPaid) / secured) * 10_000) / 10_000 };
}
