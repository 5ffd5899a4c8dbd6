import type { ValueOf } from '../vocabularies';
import { addDays, weekdayOf } from './day';
import { holidaysOf } from './holidays';

type Province = ValueOf<'province'>;

/** Whether a day is neither a Saturday, a Sunday nor a holiday of the province. */
export function isBusinessDay(province: Province, day: string): boolean {
  return ![0, 6].includes(weekdayOf(day)) && !holidaysOf(province, Number(day.slice(0, 4))).has(day);
}

/** A day itself where it is a business day of the province, else the next one. */
export function businessDayFrom(province: Province, day: string): string {
  return isBusinessDay(province, day) ? day : businessDayFrom(province, addDays(day, 1));
}

/** The business day that is so many business days after a day, which does not count itself. */
export function addBusinessDays(province: Province, day: string, days: number): string {
  let reached = day;
  for (let left = days; left > 0; left -= 1) reached = businessDayFrom(province, addDays(reached, 1));
  return reached;
}
