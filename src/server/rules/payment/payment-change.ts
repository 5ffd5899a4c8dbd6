import { comesIn, leaves, paymentMoves, whyNotPayment } from '#contract/lifecycles/payment';
import { centsOf } from '#contract/money/cents';
import { Problem } from '#contract/problems';
import type { Change, Recorded } from '#contract/resources/index';
import { sentence } from '#contract/words/sentence';
import { billingFile } from '../invoice/billing-file';
import type { TransactionContext } from '../../request/context';
import { holdToOpenBooks, holdToOpenToday } from '../closed-books';
import { conflict, forbiddenField, invalid } from '../refuse';
import { checkAllocations } from './check-allocations';
import { checkCash } from './cash';
import { checkPayment } from './payment-create';
import { isRecorder, readRecorder } from './recorder';
import { holdToTrust } from './trust';

type Payment = Recorded<'payment'>;
/** What may still be said of money that has cleared: what it pays, and what tells of it. */
const afterClearing = new Set([
  'status',
  'allocations',
  'reversalReason',
  'reference',
  'documentId',
  'note',
  '_id',
]);

/** The host's part of a change of a payment: while it is pending all of it, and then each step of its life. */
export async function changePayment(
  context: TransactionContext,
  current: Payment,
  change: Change<'payment'>,
): Promise<Partial<Payment>> {
  const next = { ...current, ...change } as Payment;
  const to = change.status;
  if (change.clearedDate && to !== 'cleared') throw forbiddenField('clearedDate');
  if (change.reversalReason && (!to || to === 'cleared')) throw forbiddenField('reversalReason');
  if (current.status !== 'pending') {
    const locked = Object.keys(change).find((field) => !afterClearing.has(field));
    if (locked) throw conflict(sentence('money.moneyClearedReversePaymentRecord'));
  }
  if (change.receivedDate)
    await holdToOpenBooks(context.db, current.fileId, 'receivedDate', change.receivedDate);
  const checked = await checkNext(context, current, next, change);
  return { ...checked, ...(to && (await step(context, current, { ...next, ...checked }, change))) };
}

async function checkNext(
  context: TransactionContext,
  current: Payment,
  next: Payment,
  change: Change<'payment'>,
): Promise<Partial<Payment>> {
  // What fails or is taken back pays nothing any more, so nothing of it is held against what is owed.
  if (next.status !== 'pending' && next.status !== 'cleared') {
    if (change.allocations) throw conflict(sentence('money.whatTakenBackPaysNothing'));
    return {};
  }
  if (current.status === 'pending') return checkPayment(context, next);
  // Who counted the cash stays written down.
  if ('note' in change) await checkCash(context, next, await readRecorder(context, current));
  if (!('allocations' in change)) return {};
  const file = await billingFile(context.db, current.fileId, context.now);
  const unallocatedAmount = await checkAllocations(context, next, file, current.allocations ?? []);
  if (isTransferLeft(next, unallocatedAmount)) throw conflict(sentence('money.transferAllocatedFull'));
  return { unallocatedAmount };
}

const isTransferLeft = ({ method }: Payment, unallocated: string): boolean =>
  method === 'trust_transfer' && centsOf(unallocated) !== 0;

async function step(
  context: TransactionContext,
  current: Payment,
  next: Payment,
  change: Change<'payment'>,
): Promise<Partial<Payment>> {
  const refusal = whyNotPayment(current.status, next.status, {
    hasReason: Boolean(next.reversalReason?.trim()),
    hasClearedDate: next.clearedDate !== null,
    leaves: leaves(next),
    isRecorder: isRecorder(context.caller, current, change),
    isReceiver: comesIn(current) && current.createdBy === context.caller.userId,
    isTransferLeft: isTransferLeft(next, next.unallocatedAmount),
  });
  if (refusal === 'OWN_PAYMENT') throw new Problem('FORBIDDEN', { message: sentence('money.ownPayment') });
  if (refusal === 'NOT_ALLOCATED') throw conflict(sentence('money.transferAllocatedFull'));
  if (refusal === 'NEEDS_REASON')
    throw invalid('reversalReason', sentence('values.required', { field: 'reversalReason' }));
  if (refusal === 'NEEDS_CLEARED_DATE')
    throw invalid('clearedDate', sentence('values.required', { field: 'clearedDate' }));
  if (refusal)
    throw conflict(
      paymentMoves[current.status].length === 0
        ? sentence('money.paymentOverRecordNewOne')
        : sentence('money.paymentCannotBecome', { status: current.status, next: next.status }),
    );
  const { today } = await billingFile(context.db, current.fileId, context.now);
  if (next.status !== 'cleared') {
    // What never cleared stands in no book that it could be taken back from.
    if (current.status === 'cleared') await holdToOpenToday(context.db, current.fileId, today);
    if (next.status === 'refunded' && current.isTrust && comesIn(current))
      await holdToTrust(context.db, current.fileId, current.amount);
    return { reversedAt: context.now.toISOString() };
  }
  const cleared = next.clearedDate ?? '';
  if (cleared > today) throw invalid('clearedDate', sentence('values.notFuture', { field: 'clearedDate' }));
  if (cleared < next.receivedDate)
    throw invalid('clearedDate', sentence('money.clearedDateNotBeforeReceivedDate'));
  await holdToOpenBooks(context.db, current.fileId, 'clearedDate', cleared);
  return {};
}
