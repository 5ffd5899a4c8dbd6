import type { ValueOf } from '../vocabularies';
import { centsOf } from './cents';
import { sentence } from '../words/sentence';
import type { Sentence } from '../words/sentence';

/** Why a unit price cannot have its sign: an adjustment takes away, and nothing else does. */
export function whyNotSign(feeType: ValueOf<'feeType'>, unitAmount: string | null): Sentence | undefined {
  if (unitAmount === null) return undefined;
  const isTaken = centsOf(unitAmount) < 0;
  if (feeType === 'write_off_adjustment' && !isTaken) return sentence('values.adjustmentNegativeAmount');
  if (feeType !== 'write_off_adjustment' && isTaken) return sentence('values.onlyAdjustmentNegativeAmount');
  return undefined;
}
