import { claimedTaxes } from '../calculate-lines';
import type { Check } from './check';

const tolerance = 1;

/** A tax of a line is more than a cent off what is due at its place of supply on the invoice's day. */
export const taxMismatch: Check = {
  ofLine: (line) => {
    const claimed = claimedTaxes(line);
    return (['gst', 'hst', 'pst', 'qst'] as const).some(
      (tax) => Math.abs(claimed[tax] - line.expected[tax]) > tolerance,
    );
  },
};
