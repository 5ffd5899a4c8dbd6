import { enteredFee, isOverList } from '#contract/lifecycles/fee';
import { todayIn } from '#contract/placement/province-time';
import { feeTypes } from '#contract/reference/fee-types';
import type { Draft, Recorded } from '#contract/resources/index';
import { sentence } from '#contract/words/sentence';
import { find } from '../../records/find';
import { asShown } from '../../records/present';
import type { TransactionContext } from '../../request/context';
import { checkFee, checkFeeSide, checkOther, checkSign, onlyOver } from './fee-checks';
import { whyCutOff } from './fee-cutoff';
import { priceFee } from './fee-price';
import { placeOfFee } from './place-of-fee';
import { invalid } from '../refuse';

/**
 * The host's part of a new fee: its price by the lists or as named, its taxes, and where it begins. One that costs more than its list
 * is a draft until somebody else approves it.
 */
export async function completeFee(
  context: TransactionContext,
  draft: Draft<'fee'>,
): Promise<Partial<Recorded<'fee'>>> {
  const file = await find(context.db, 'file', draft.fileId, context.caller);
  checkFeeSide(context, file, draft);
  const place = await placeOfFee(context.db, file, draft);
  const fee = { ...draft, ...place };
  await checkFee(context, file, fee);
  checkSign(fee.feeType, draft.unitAmount ?? null);
  checkOther(draft);
  const { quote, line, values } = await priceFee(
    context.db,
    // What it is a share of is not told by what it comes to.
    { ...fee, file: asShown('file', file, context.caller), taxedOn: todayIn(fee.state, context.now) },
    {
      quantity: draft.quantity ?? 1,
      unitAmount: draft.unitAmount ?? null,
      baseAmount: draft.baseAmount ?? null,
    },
  );
  const asked = draft.status ?? 'draft';
  if (asked === 'pending_approval' && !quote.approval) throw invalid('status', onlyOver);
  if (asked !== 'pending_approval' && !enteredFee.includes(asked))
    throw invalid('status', sentence('money.newFeeDraftApproved'));
  const status = quote.approval ? 'pending_approval' : isOverList(values) ? 'draft' : asked;
  const late = await whyCutOff(context, undefined, { ...fee, ...values, status });
  if (late) throw invalid('incurredOn', late);
  return {
    ...values,
    ...place,
    status,
    recoverableFromDebtor:
      draft.recoverableFromDebtor ?? line?.billToDebtor ?? feeTypes[fee.feeType].recoverable,
  };
}
