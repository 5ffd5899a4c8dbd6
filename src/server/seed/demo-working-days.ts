import { isWorkingDay } from '#contract/clocks/business-day';
import { addDays, daysUntil } from '#contract/clocks/day';
import { noonIn } from '#contract/placement/province-time';
import type { Calendar } from './demo-bundle';
import type { Province } from './demo-places';

const hour = 3_600_000;
/** From eight to five, in hours before noon and in all. */
const hours = { beforeNoon: 4, all: 9 };
const never = new Date('9999-12-31T00:00:00Z');

/**
 * The calendar of a province in which everyone works by day, and rests at weekends and on holidays: what is past falls on its
 * working days, in the same order. The day of loading and the days ahead are left as they are.
 */
export function workingCalendar(calendar: Calendar, state: Province): Calendar {
  const before = (day: string): string => (isWorkingDay(state, day) ? day : before(addDays(day, -1)));
  const after = (day: string): string => (isWorkingDay(state, day) ? day : after(addDays(day, 1)));
  const dayAgo = (days: number): string => {
    const day = calendar.dayAgo(days);
    return day < calendar.today ? before(day) : day;
  };
  return {
    today: calendar.today,
    dayAgo,
    momentAgo: (days) => {
      const day = calendar.dayAgo(days);
      if (day >= calendar.today) return calendar.momentAgo(days);
      const start = before(day);
      const passed = daysUntil(start, calendar.today) - days;
      // A Friday evening and the weekend after it are told within the Friday.
      const part = passed / daysUntil(start, after(addDays(day, 1)));
      const noon = Date.parse(noonIn(state, start, never));
      const at = noon + (part * hours.all - hours.beforeNoon) * hour;
      return new Date(Math.round(at / 1000) * 1000).toISOString();
    },
  };
}
