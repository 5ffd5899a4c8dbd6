import type { ValueOf } from '../vocabularies';
import { businessDayFrom } from './business-day';
import { addDays } from './day';
import type { Law } from './notice-law';

/** The last day of a notice, and the first on which one may do what it announces. */
export interface Elapsed {
  readonly last: string;
  readonly first: string;
}

/**
 * So many clear days after a day: neither that day nor the day of the act counts. A first day on a Saturday, Sunday or holiday of the
 * province, or by the law of Canada one of its own, is the next business day.
 */
export function clearDays(province: ValueOf<'province'>, from: string, days: number, law: Law): Elapsed {
  const last = addDays(from, days);
  return { last, first: businessDayFrom(province, addDays(last, 1), law) };
}
