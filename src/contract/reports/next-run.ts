import { isWorkingDay } from '../clocks/business-day';
import { addDays, weekdayOf } from '../clocks/day';
import { instantAt, wallTime } from '../local-time';
import type { ValueOf } from '../vocabularies/index';
import { weekday } from '../vocabularies/report';

/**
 * When a report is made by itself. `timeOfDay`: `07:30` on the clocks of `timeZone` · `dayOfMonth`: one that a month does not have is
 * its last · `firstDay`: the day that weeks are counted by twos from, and quarters in threes of months; `2026-11-20`.
 */
export interface Recurrence {
  readonly frequency: ValueOf<'reportFrequency'>;
  readonly dayOfWeek: ValueOf<'weekday'> | null;
  readonly dayOfMonth: number | null;
  readonly timeOfDay: string;
  readonly timeZone: string;
  readonly firstDay: string;
  /** Whose holidays are no business days. */
  readonly province: ValueOf<'province'>;
}

const minute = 60_000;
const week = 7 * 86_400_000;

/** Monday is the first of a week, as in `weekday`. */
const placeInWeek = (day: string): number => (weekdayOf(day) + 6) % 7;
const mondayOf = (day: string): string => addDays(day, -placeInWeek(day));
const weeksBetween = (from: string, to: string): number =>
  Math.round((Date.parse(mondayOf(to)) - Date.parse(mondayOf(from))) / week);
const firstOfMonth = (day: string, months: number): string =>
  new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1 + months, 1))
    .toISOString()
    .slice(0, 10);
const monthInQuarter = (day: string): number => (Number(day.slice(5, 7)) - 1) % 3;

/** The day that the clocks of a zone show. */
function dayIn(at: Date, zone: string): string {
  const { year, month, day } = wallTime(at, zone);
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}

function isDue(day: string, recurrence: Recurrence): boolean {
  const isItsWeekday = placeInWeek(day) === weekday.indexOf(recurrence.dayOfWeek ?? 'monday');
  switch (recurrence.frequency) {
    case 'daily':
      return true;
    case 'business_daily':
      return isWorkingDay(recurrence.province, day);
    case 'weekly':
      return isItsWeekday;
    case 'biweekly':
      return isItsWeekday && weeksBetween(firstOfItsWeekday(recurrence), day) % 2 === 0;
    case 'monthly':
      return isItsDayOfMonth(day, recurrence);
    case 'quarterly':
      return isItsDayOfMonth(day, recurrence) && monthInQuarter(day) === 0;
  }
}

/** The first day of its name from the first day on: the coming one, and then every other. */
function firstOfItsWeekday({ firstDay, dayOfWeek }: Recurrence): string {
  const ahead = weekday.indexOf(dayOfWeek ?? 'monday') - placeInWeek(firstDay);
  return addDays(firstDay, (ahead + 7) % 7);
}

function isItsDayOfMonth(day: string, { dayOfMonth }: Recurrence): boolean {
  const last = addDays(firstOfMonth(day, 1), -1);
  return Number(day.slice(8)) === Math.min(dayOfMonth ?? 1, Number(last.slice(8)));
}

/**
 * The first instant after another at which a report is due. A time that the clocks leave out in spring means as much later; one that
 * comes twice in autumn means the first, and only that.
 */
export function nextRunAfter(after: Date, recurrence: Recurrence): Date {
  const [hours = 0, minutes = 0] = recurrence.timeOfDay.split(':').map(Number);
  const time = (hours * 60 + minutes) * minute;
  let day = dayIn(after, recurrence.timeZone);
  // Between two of a quarter there are at most 92 days, or 94 where the day of the month is not the first.
  for (let left = 100; left > 0; left -= 1, day = addDays(day, 1)) {
    if (!isDue(day, recurrence)) continue;
    const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
    const at = instantAt({ year, month, day: date, time }, recurrence.timeZone);
    if (at > after) return at;
  }
  throw new Error('a report is due at least once a quarter');
}

/** The days that a report made at an instant tells of, both included: those since the one before it, up to the day before. */
export function periodOf(
  at: Date,
  { frequency, timeZone, province }: Pick<Recurrence, 'frequency' | 'timeZone' | 'province'>,
): { readonly dateFrom: string; readonly dateTo: string } {
  const today = dayIn(at, timeZone);
  const yesterday = addDays(today, -1);
  const beginsQuarter = -monthInQuarter(today);
  switch (frequency) {
    case 'daily':
      return { dateFrom: yesterday, dateTo: yesterday };
    case 'business_daily':
      return { dateFrom: businessDayUpTo(province, yesterday), dateTo: yesterday };
    case 'weekly':
      return { dateFrom: addDays(today, -7), dateTo: yesterday };
    case 'biweekly':
      return { dateFrom: addDays(today, -14), dateTo: yesterday };
    case 'monthly':
      return { dateFrom: firstOfMonth(today, -1), dateTo: addDays(firstOfMonth(today, 0), -1) };
    case 'quarterly':
      return {
        dateFrom: firstOfMonth(today, beginsQuarter - 3),
        dateTo: addDays(firstOfMonth(today, beginsQuarter), -1),
      };
  }
}

function businessDayUpTo(province: Recurrence['province'], day: string): string {
  return isWorkingDay(province, day) ? day : businessDayUpTo(province, addDays(day, -1));
}
