import { sql } from 'kysely';
import { todayIn } from '#contract/placement/province-time';
import { whyNotSign } from '#contract/money/fee-sign';
import { feeTypes } from '#contract/reference/fee-types';
import type { Recorded } from '#contract/resources/index';
import { sentence } from '#contract/words/sentence';
import type { TransactionContext } from '../../request/context';
import { sideOnFile } from '../handled-files';
import { forbiddenField, invalid } from '../refuse';

/** Why a fee below its threshold does not wait. */
export const onlyOver = sentence('money.onlyFeeAboveThresholdWaits');

type Fee = Pick<Recorded<'fee'>, 'feeType' | 'direction' | 'companyId' | 'state' | 'incurredOn'>;

/** Holds a new fee to the caller's side: a vendor asks for what is owed to its own company, as a draft. */
export function checkFeeSide(
  { caller }: Pick<TransactionContext, 'caller'>,
  file: Recorded<'file'>,
  fee: { direction: string; companyId: string; status?: string | null },
): void {
  if (sideOnFile(caller, file) === 'agency') return;
  if (fee.direction !== 'payable') throw forbiddenField('direction');
  if (!caller.tree.includes(fee.companyId)) throw forbiddenField('companyId');
  if (fee.status && fee.status !== 'draft') throw forbiddenField('status');
}

/**
 * Holds a fee to what it is for: a kind that there is on its side, a counterpart of the file, a day that has come.
 * @throws Problem INVALID naming the field
 */
export async function checkFee(context: TransactionContext, file: Recorded<'file'>, fee: Fee): Promise<void> {
  checkDirection(fee);
  checkDay(fee, context.now);
  if (fee.direction === 'receivable') {
    if (fee.companyId !== file.clientId)
      throw invalid('companyId', sentence('money.receivableChargedClientFile'));
    return;
  }
  // Who was recalled is still owed for what they did.
  const { rows } = await sql`select from "companyAssignment" where "fileId" = ${file._id}::uuid
    and "companyId" = ${fee.companyId}::uuid and status in ('accepted', 'completed', 'recalled') and "deletedAt" is null
    limit 1`.execute(context.db);
  if (rows.length === 0) throw invalid('companyId', sentence('money.payableOwedCompanyTookFile'));
}

/** Nothing is charged for before it is done, by the calendar of where that is. */
export function checkDay({ incurredOn, state }: Pick<Fee, 'incurredOn' | 'state'>, now: Date): void {
  if (incurredOn > todayIn(state, now))
    throw invalid('incurredOn', sentence('values.notFuture', { field: 'incurredOn' }));
}

/** Some kinds of fee are only charged, and none of them owed. */
export function checkDirection(fee: Pick<Recorded<'fee'>, 'feeType' | 'direction'>): void {
  const { direction } = feeTypes[fee.feeType];
  if (direction !== 'both' && direction !== fee.direction)
    throw invalid('direction', sentence('network.feeTypeOnly', { fee: fee.feeType, direction }));
}

export function checkSign(feeType: Recorded<'fee'>['feeType'], unitAmount: string | null): void {
  const why = whyNotSign(feeType, unitAmount);
  if (why) throw invalid('unitAmount', why);
}

/** What no price list knows has to say what it is, and show it. */
export function checkOther(fee: {
  feeType: string;
  description?: string | null | undefined;
  documentId?: string | null | undefined;
}): void {
  if (fee.feeType !== 'other') return;
  if (!fee.description) throw invalid('description', sentence('values.required', { field: 'description' }));
  if (!fee.documentId) throw invalid('documentId', sentence('values.required', { field: 'documentId' }));
}
