import type { Recorded } from '#contract/resources/index';
import type { Held } from '../../data/record';
import { useWholeList } from '../../data/use-whole-list';

export type PriceRow = Recorded<'companyFee'> & Held;
export type PriceTime = 'current' | 'future' | 'past';

/** The price list of a company, by fee and the latest first. */
export const usePriceLines = (companyId: string) =>
  useWholeList<PriceRow>('companyFee', { companyId }, 'feeType');

/** Whether a price holds today, will, or did. */
export function timeOf(line: PriceRow, today: string): PriceTime {
  if (line.effectiveFrom > today) return 'future';
  return !line.isActive || (line.effectiveTo !== null && line.effectiveTo < today) ? 'past' : 'current';
}
