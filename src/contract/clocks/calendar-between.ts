import { holidayLists } from '../reference/holiday-lists';
import type { ValueOf } from '../vocabularies';
import type { CalendarCited } from './clock';
import { addDays, weekdayOf } from './day';
import type { Law } from './notice-law';

/**
 * The list by which the days from one up to another are no business days, where they are not weekends alone. By the law of Canada that was read;
 * what councils and the courts of a province keep beside it is known from others.
 */
export function calendarBetween(
  province: ValueOf<'province'>,
  law: Law,
  from: string,
  to: string,
): CalendarCited | undefined {
  if (from >= to) return undefined;
  if ([0, 6].includes(weekdayOf(from))) return calendarBetween(province, law, addDays(from, 1), to);
  const source = holidayLists[law === 'federal' ? 'CA' : province] ?? null;
  return { province, source, confidence: law === 'federal' ? 'C+' : source ? 'V' : 'U' };
}
