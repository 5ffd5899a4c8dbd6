import type { ValueOf } from '../vocabularies';
import { addDays, weekdayOf } from './day';
import { holidaysInTerms, holidaysOf } from './holidays';
import type { Law } from './notice-law';

type Province = ValueOf<'province'>;

const isWeekend = (day: string): boolean => [0, 6].includes(weekdayOf(day));
const yearOf = (day: string): number => Number(day.slice(0, 4));

/** Whether people work in a province on a day: neither a Saturday, a Sunday nor one of its holidays. */
export const isWorkingDay = (province: Province, day: string): boolean =>
  !isWeekend(day) && !holidaysOf(province, yearOf(day)).has(day);

/** Whether a term may end on a day: neither a Saturday, a Sunday nor a holiday of the province; by the law of Canada, nor one of its own. */
export function isBusinessDay(province: Province, day: string, law: Law = 'provincial'): boolean {
  const isKeptBy = (keeper: Province | 'CA'): boolean => holidaysInTerms(keeper, yearOf(day)).has(day);
  return !isWeekend(day) && !isKeptBy(province) && !(law === 'federal' && isKeptBy('CA'));
}

/** A day itself where it is a business day of the province, else the next one. */
export function businessDayFrom(province: Province, day: string, law: Law = 'provincial'): string {
  return isBusinessDay(province, day, law) ? day : businessDayFrom(province, addDays(day, 1), law);
}

/** The business day that is so many business days after a day, which does not count itself. */
export function addBusinessDays(province: Province, day: string, days: number, law: Law): string {
  let reached = day;
  for (let left = days; left > 0; left -= 1) reached = businessDayFrom(province, addDays(reached, 1), law);
  return reached;
}
