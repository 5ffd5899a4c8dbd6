import { holidayLists } from '../reference/holiday-lists';
import type { ValueOf } from '../vocabularies';
import type { CalendarCited } from './clock';
import { addDays, weekdayOf } from './day';
import type { Law } from './notice-law';

/** The list by which the days from one up to another are no business days, where they are not weekends alone. */
export function calendarBetween(
  province: ValueOf<'province'>,
  law: Law,
  from: string,
  to: string,
): CalendarCited | undefined {
  if (from >= to) return undefined;
  if ([0, 6].includes(weekdayOf(from))) return calendarBetween(province, law, addDays(from, 1), to);
  const list = holidayLists[law === 'federal' ? 'CA' : province];
  return { province, ...(list ?? { source: null, confidence: 'U' }) };
}
