import { feeTypes } from '../reference/fee-types';
import type { ValueOf } from '../vocabularies';
import type { Cents } from './cents';
import { centsOf } from './cents';

/** What of a price list's line says who must approve. Amounts as they travel. */
export interface Limits {
  readonly preApprovalThreshold: string | null;
  readonly maxQuantity: number | null;
}

/**
 * Why a fee waits for approval. `limit`: the amount in cents, or the number of units, that it went over. What went over what a client
 * lets itself be charged, the client approves.
 */
export type ApprovalNeed =
  | { readonly because: 'always' }
  | { readonly because: 'over_amount'; readonly limit: Cents }
  | { readonly because: 'over_units'; readonly limit: number }
  | { readonly because: 'client_amount'; readonly limit: Cents }
  | { readonly because: 'client_days'; readonly limit: number };

/** Kinds of fee that wait whatever a price list says: no list can know them. */
const always: readonly ValueOf<'feeType'>[] = ['other', 'write_off_adjustment'];

/**
 * Why a fee has to be approved by someone else, or nothing where it has not. A line of the price list that names a threshold takes
 * the place of the usual rule of the kind of fee.
 * `units`: its own and those of the same kind that stand on the file already, so that no one stays below a limit by halves.
 */
export function approvalOf(
  feeType: ValueOf<'feeType'>,
  { amount, units }: { readonly amount: Cents; readonly units: number },
  line: Limits | undefined,
): ApprovalNeed | undefined {
  if (always.includes(feeType)) return { because: 'always' };
  if (line?.maxQuantity && units > line.maxQuantity)
    return { because: 'over_units', limit: line.maxQuantity };
  if (line?.preApprovalThreshold) return overAmount(amount, line.preApprovalThreshold);
  const { approval } = feeTypes[feeType];
  if (approval === 'never') return undefined;
  if (approval === 'always') return { because: 'always' };
  if ('over' in approval) return overAmount(amount, approval.over);
  return units > approval.units ? { because: 'over_units', limit: approval.units } : undefined;
}

function overAmount(amount: Cents, threshold: string): ApprovalNeed | undefined {
  const limit = centsOf(threshold);
  return amount > limit ? { because: 'over_amount', limit } : undefined;
}
