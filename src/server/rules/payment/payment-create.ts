import { leavesTrust, paymentTypes } from '#contract/lifecycles/payment';
import { centsOf } from '#contract/money/cents';
import type { Draft, Recorded } from '#contract/resources/index';
import { sideOf } from '#contract/roles/sides';
import { sentence } from '#contract/words/sentence';
import { billingFile, daysAfter } from '../invoice/billing-file';
import type { BillingFile } from '../invoice/billing-file';
import type { TransactionContext } from '../../request/context';
import { holdToOpenBooks } from '../closed-books';
import { forbiddenField, invalid } from '../refuse';
import { checkAllocations } from './check-allocations';
import type { Proposed } from './check-allocations';
import { checkCash } from './cash';
import { checkPayee, checkShare } from './payee';
import { readRecorder } from './recorder';
import { checkRemittance } from './remittance';
import { holdToTrust } from './trust';

type Payment = Recorded<'payment'>;

/** The host's part of a new payment. It is pending: that the money is there is said when it has cleared. */
export async function startPayment(
  context: TransactionContext,
  draft: Draft<'payment'>,
): Promise<Partial<Payment>> {
  if (draft.status !== 'pending') throw forbiddenField('status');
  for (const field of ['clearedDate', 'reversalReason'] as const)
    if (draft[field]) throw forbiddenField(field);
  if (sideOf(context.caller.activityType) === 'client') holdClient(draft);
  const proposed: Proposed = {
    ...draft,
    isTrust: draft.isTrust ?? false,
    note: draft.note ?? null,
    cashAgreedBy: draft.cashAgreedBy ?? null,
    relatedPartyId: draft.relatedPartyId ?? null,
    companyId: draft.companyId ?? null,
    payerName: draft.payerName ?? null,
    allocations: draft.allocations ?? null,
  };
  await holdToOpenBooks(context.db, draft.fileId, 'receivedDate', draft.receivedDate);
  return checkPayment(context, proposed);
}

// A client tells us of money; what we hold for it and what we note about it is ours to write down.
function holdClient({ direction, isTrust, note, cashAgreedBy }: Draft<'payment'>): void {
  if (direction === 'out') throw forbiddenField('direction');
  if (isTrust) throw forbiddenField('isTrust');
  if (note) throw forbiddenField('note');
  if (cashAgreedBy) throw forbiddenField('cashAgreedBy');
}

/**
 * Holds a payment that has not cleared to what is true of money: which way it goes, whether it is held in trust, how much cash
 * is taken, and what it pays.
 * @throws Problem INVALID naming the field, CONFLICT where the trust holds less
 */
export async function checkPayment(
  context: TransactionContext,
  payment: Proposed,
): Promise<Partial<Payment>> {
  const file = await billingFile(context.db, payment.fileId, context.now);
  const recorder = await readRecorder(context, payment);
  checkForm(payment, file, recorder.isClient);
  await checkCash(context, payment, recorder);
  const payee = await checkRemittance(context, payment, file);
  await checkPayee(context.db, payment, file);
  await checkShare(context.db, payment, file);
  if (leavesTrust(payment)) await holdToTrust(context.db, payment.fileId, payment.amount, payment._id);
  const unallocatedAmount = await checkAllocations(context, payment, file);
  const held = payment.isTrust && !leavesTrust(payment);
  return {
    ...payee,
    unallocatedAmount,
    remitBy: held ? daysAfter(payment.receivedDate, file.remittanceDays ?? usualRemittance) : null,
  };
}
const usualRemittance = 10;

function checkForm(payment: Proposed, { today }: BillingFile, isOfClient: boolean): void {
  const { direction, trust } = paymentTypes[payment.paymentType];
  const isTransfer = payment.method === 'trust_transfer';
  if (payment.direction !== direction)
    throw invalid(
      'direction',
      direction === 'in' ? sentence('money.moneyTypeGoes') : sentence('money.moneyTypeGoesOut'),
    );
  if (centsOf(payment.amount) <= 0)
    throw invalid('amount', sentence('values.moreThanNothing', { field: 'amount' }));
  if (payment.receivedDate > today)
    throw invalid('receivedDate', sentence('values.notFuture', { field: 'receivedDate' }));
  if (isTransfer && payment.paymentType !== 'invoice_payment')
    throw invalid('method', sentence('money.trustTransferPaysOurInvoices'));
  if (isTransfer && !payment.isTrust) throw invalid('isTrust', sentence('money.trustTransferTrustMoney'));
  // What came to the client itself is none of what we hold for it.
  if (trust === 'always' && !payment.isTrust && !isOfClient)
    throw invalid(
      'isTrust',
      direction === 'in' ? sentence('money.heldTrustUntilRemitted') : sentence('money.paidOutTrust'),
    );
  if (trust === 'never' && payment.isTrust && !isTransfer)
    throw invalid('isTrust', sentence('money.moneyTypeNotHeldTrust'));
}
