import type { ValueOf } from '../vocabularies';
import { centsOf } from './cents';

/** Why a unit price cannot have its sign: an adjustment takes away, and nothing else does. */
export function whyNotSign(feeType: ValueOf<'feeType'>, unitAmount: string | null): string | undefined {
  if (unitAmount === null) return undefined;
  const isTaken = centsOf(unitAmount) < 0;
  if (feeType === 'write_off_adjustment' && !isTaken) return 'an adjustment is a negative amount';
  if (feeType !== 'write_off_adjustment' && isTaken) return 'only an adjustment is a negative amount';
  return undefined;
}
