import { centsOf } from '#contract/money/cents';
import { feeTypes } from '#contract/reference/fee-types';
import type { ReckonedLine } from '../reckon';
import type { Check } from './check';

/** A line above what may be spent without asking, and nobody approved as much on its file. */
export const needsPreapproval: Check = {
  of: 'line',
  found: (line, { approved }) =>
    overThreshold(line) &&
    !approved.some(
      ({ fileId, amount }) => fileId === line.file._id && (amount === null || centsOf(amount) >= line.amount),
    ),
};

// The contract's own threshold; where it names none, what holds for the kind of fee.
function overThreshold({ amount, line, price }: ReckonedLine): boolean {
  if (price?.preApprovalThreshold) return amount > centsOf(price.preApprovalThreshold);
  const { approval } = feeTypes[line.feeType];
  if (approval === 'always') return true;
  if (approval === 'never') return false;
  return 'over' in approval ? amount > centsOf(approval.over) : line.quantity > approval.units;
}
