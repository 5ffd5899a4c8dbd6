import { addDays, weekdayOf } from '#contract/clocks/day';
import type { Locale } from '../../identity/locale';

const language: Record<Locale, string> = { en: 'en-CA', fr: 'fr-CA' };
const inUtc = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** Whether a text names a month, `2026-11`. */
export const isMonth = (text: string | null): text is string => /^\d{4}-(0[1-9]|1[0-2])$/.test(text ?? '');

/** The month a number of months later; `2026-11`. */
export function addMonths(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
}

/** The last day of a month; `2026-11-30`. */
export const lastDayOf = (month: string): string => addDays(`${addMonths(month, 1)}-01`, -1);

/** The days of a month in weeks from Sunday on, as calendars in Canada begin; null where a week reaches beyond it. */
export function weeksOf(month: string): readonly (readonly (string | null)[])[] {
  const first = `${month}-01`;
  const days: (string | null)[] = Array<null>(weekdayOf(first)).fill(null);
  for (let day = first; day <= lastDayOf(month); day = addDays(day, 1)) days.push(day);
  while (days.length % 7 > 0) days.push(null);
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
}

/** `November 2026`, `novembre 2026`. */
export const monthName = (month: string, locale: Locale): string =>
  new Intl.DateTimeFormat(language[locale], { year: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    inUtc(`${month}-01`),
  );

/** The seven days as heads: what stands there, and what is read aloud. */
export function weekdays(locale: Locale): readonly { readonly short: string; readonly long: string }[] {
  const written = (weekday: 'short' | 'long') =>
    new Intl.DateTimeFormat(language[locale], { weekday, timeZone: 'UTC' });
  const [short, long] = [written('short'), written('long')];
  // The first of November 2026 is a Sunday.
  return Array.from({ length: 7 }, (_, index) => inUtc(addDays('2026-11-01', index))).map((day) => ({
    short: short.format(day),
    long: long.format(day),
  }));
}
