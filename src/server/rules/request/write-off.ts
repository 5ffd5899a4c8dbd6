import { sql } from 'kysely';
import { writtenOffFees } from '#contract/lifecycles/fee';
import type { WrittenOff } from '#contract/lifecycles/request-effects';
import { amountOf, centsOf } from '#contract/money/cents';
import { choices } from '#contract/words/en/choices';
import type { Recorded } from '#contract/resources/index';
import { sentence } from '#contract/words/sentence';
import { applyDecision, findBehind } from '../../records/apply-decision';
import { findWhere } from '../../records/find';
import type { TransactionContext } from '../../request/context';
import { conflict, invalid } from '../refuse';

type Request = Recorded<'request'>;

const detailsOf = ({ payload }: Pick<Request, 'payload'>): WrittenOff => (payload ?? {}) as WrittenOff;

/**
 * Holds what is to be written off to fees that can be: charged to the client of these files, standing, and as much as is asked for.
 * @throws Problem INVALID naming `payload.feeIds` or `amount`
 */
export async function checkWriteOff(
  context: TransactionContext,
  request: Pick<Request, 'fileIds' | 'amount' | 'payload'>,
): Promise<void> {
  const feeIds = [...new Set(detailsOf(request).feeIds ?? [])];
  if (feeIds.length === 0) return;
  const named = sql`t._id = any(${feeIds}::uuid[])`;
  const fees = await findWhere(context.db, 'fee', named, context.caller);
  for (const id of feeIds) {
    const fee = fees.find(({ _id }) => _id === id);
    if (!fee || !request.fileIds.includes(fee.fileId))
      throw invalid('payload.feeIds', sentence('money.payloadFeesOfFile'));
    const name = choices.feeType[fee.feeType];
    if (fee.direction !== 'receivable')
      throw invalid(
        'payload.feeIds',
        sentence('money.feeNotChargedClient', { fee: name, amount: fee.totalAmount }),
      );
    if (!writtenOffFees.status.includes(fee.status))
      throw invalid(
        'payload.feeIds',
        sentence('money.feeCannotWrittenOffStands', { fee: name, amount: fee.totalAmount }),
      );
  }
  const total = amountOf(fees.reduce((sum, fee) => sum + centsOf(fee.totalAmount), 0));
  if (total !== request.amount) throw invalid('amount', sentence('money.amountWhatTheseFeesCome', { total }));
}

/** Writes the fees off for the reason that was asked with, and sets the reason for which the files will be closed. */
export async function writeOff(context: TransactionContext, request: Request): Promise<void> {
  const decision = { resource: 'request', _id: request._id } as const;
  const { feeIds, closingReason } = detailsOf(request);
  for (const id of feeIds ?? []) {
    const fee = await findBehind(context, 'fee', id);
    if (!fee || !writtenOffFees.status.includes(fee.status))
      throw conflict(sentence('money.feeWrittenOffBeenSettled'));
    const change = { status: 'written_off', writeOffReason: request.reason } as const;
    await applyDecision(context, decision, 'fee', fee, change);
  }
  if (!closingReason) return;
  for (const id of request.fileIds) {
    const file = await findBehind(context, 'file', id);
    if (file) await applyDecision(context, decision, 'file', file, { closingReason });
  }
}
