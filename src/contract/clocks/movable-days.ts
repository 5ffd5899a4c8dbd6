import { addDays, weekdayOf } from './day';

const two = (part: number): string => String(part).padStart(2, '0');

/** A day of a year. */
export const dayOf = (year: number, month: number, day: number): string =>
  `${year}-${two(month)}-${two(day)}`;

/** Easter Sunday of a year, by the Gregorian rule. */
export function easterOf(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const moon =
    (19 * golden +
      century -
      Math.floor(century / 4) -
      Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) +
      15) %
    30;
  const week = (32 + 2 * (century % 4) + 2 * Math.floor((year % 100) / 4) - moon - ((year % 100) % 4)) % 7;
  const shift = Math.floor((golden + 11 * moon + 22 * week) / 451);
  const sum = moon + week - 7 * shift + 114;
  return dayOf(year, Math.floor(sum / 31), (sum % 31) + 1);
}

/** The nth of a weekday in a month, the first being 1. */
export function nthOf(year: number, month: number, weekday: number, nth: number): string {
  const first = dayOf(year, month, 1);
  return addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + (nth - 1) * 7);
}

/** The last of a weekday in a month. */
export function lastOf(year: number, month: number, weekday: number): string {
  const fourth = nthOf(year, month, weekday, 4);
  const fifth = addDays(fourth, 7);
  return fifth.slice(0, 7) === fourth.slice(0, 7) ? fifth : fourth;
}

/** The Monday before the 25th of May. */
export function mondayBefore25May(year: number): string {
  const eve = dayOf(year, 5, 24);
  return addDays(eve, -((weekdayOf(eve) + 6) % 7));
}

/** A day, or the Monday after it where it is a Sunday. */
export const orMonday = (day: string): string => (weekdayOf(day) === 0 ? addDays(day, 1) : day);

/** A day, or the Monday after it where it is a Saturday or a Sunday. */
export const offWeekend = (day: string): string => orMonday(weekdayOf(day) === 6 ? addDays(day, 1) : day);

/** The day that is kept after Christmas: where that is a Saturday or a Sunday the 27th, as the Monday, or the Monday and the Tuesday, are. */
export function afterChristmas(year: number): string {
  return dayOf(year, 12, [0, 6].includes(weekdayOf(dayOf(year, 12, 25))) ? 27 : 26);
}

/** The second day from Christmas on that is neither a Saturday nor a Sunday: that after it, where both are moved off a weekend. */
export function secondFromChristmas(year: number): string {
  const second = offWeekend(dayOf(year, 12, 26));
  return second === offWeekend(dayOf(year, 12, 25)) ? addDays(second, 1) : second;
}
