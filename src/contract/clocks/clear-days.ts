import type { ValueOf } from '../vocabularies';
import { businessDayFrom } from './business-day';
import { addDays } from './day';
import type { Law } from './notice-law';

/** The day to which a notice counts, its last day, and the first on which one may do what it announces. */
export interface Elapsed {
  readonly counted: string;
  readonly last: string;
  readonly first: string;
}

/**
 * So many clear days after a day: neither that day nor the day of the act counts. A first day on a Saturday, Sunday or holiday of the
 * province, or by the law of Canada one of its own, is the next business day; so is the last day where it is a term, in which whoever is
 * served may act.
 */
export function clearDays(
  province: ValueOf<'province'>,
  from: string,
  days: number,
  law: Law,
  isDebtorsTerm: boolean,
): Elapsed {
  const counted = addDays(from, days);
  const last = isDebtorsTerm ? businessDayFrom(province, counted, law) : counted;
  return { counted, last, first: businessDayFrom(province, addDays(last, 1), law) };
}
