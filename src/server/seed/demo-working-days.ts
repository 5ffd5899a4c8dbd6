import { isWorkingDay } from '#contract/clocks/business-day';
import { addDays, daysUntil } from '#contract/clocks/day';
import { noonIn, todayIn } from '#contract/placement/province-time';
import type { Calendar } from './demo-bundle';
import type { Province } from './demo-places';

const dayLong = 86_400_000;
const hour = 3_600_000;
/** From eight to five, in hours before noon and in all. */
const hours = { beforeNoon: 4, all: 9 };
const never = new Date('9999-12-31T00:00:00Z');

/** A calendar that tells too how many days ago a moment is, by the days and hours at which people work. */
export interface WorkingCalendar extends Calendar {
  agoOf(at: number): number;
}

/** A day's work: when it begins, and the day on which the next one does, so many days after it. */
interface DayOfWork {
  readonly day: string;
  readonly begins: number;
  readonly untilNext: number;
}

const known = new WeakMap<Calendar, Map<Province, WorkingCalendar>>();

/**
 * The calendar of a province in which everyone works by day, and rests at weekends and on holidays: what is past falls on its
 * working days, in the same order. The day of loading and the days ahead are left as they are.
 */
export function workingCalendar(calendar: Calendar, state: Province): WorkingCalendar {
  const ofProvinces = known.get(calendar) ?? new Map<Province, WorkingCalendar>();
  known.set(calendar, ofProvinces);
  const found = ofProvinces.get(state) ?? makeCalendar(calendar, state);
  ofProvinces.set(state, found);
  return found;
}

function makeCalendar(calendar: Calendar, state: Province): WorkingCalendar {
  const { today } = calendar;
  const midnight = Date.parse(calendar.momentAgo(0));
  const before = (day: string): string => (isWorkingDay(state, day) ? day : before(addDays(day, -1)));
  const after = (day: string): string => (isWorkingDay(state, day) ? day : after(addDays(day, 1)));
  /** The day's work on which falls what happens on a day: that day's, or the last before it. */
  const workOn = remembered((day): DayOfWork => {
    const start = before(day);
    const begins = Date.parse(noonIn(state, start, never)) - hours.beforeNoon * hour;
    return { day: start, begins, untilNext: daysUntil(start, after(addDays(start, 1))) };
  });
  return {
    today,
    dayAgo: (days) => {
      const day = calendar.dayAgo(days);
      return day < today ? workOn(day).day : day;
    },
    momentAgo: (days) => {
      const on = calendar.dayAgo(days);
      if (on >= today) return calendar.momentAgo(days);
      const { day, begins, untilNext } = workOn(on);
      const passed = daysUntil(day, today) - days;
      // A Friday evening and the weekend after it are told within the Friday.
      const at = begins + (passed / untilNext) * hours.all * hour;
      return new Date(Math.round(at / 1000) * 1000).toISOString();
    },
    agoOf: (at) => {
      if (at >= midnight) return (midnight - at) / dayLong;
      const { day, begins, untilNext } = workOn(todayIn(state, new Date(at)));
      // Before work begins and after it has ended nobody is anywhere: it is told as its beginning, and as that of the next day.
      const part = Math.min(Math.max((at - begins) / (hours.all * hour), 0), 1);
      return Math.max(daysUntil(day, today) - part * untilNext, 0);
    },
  };
}

function remembered<T>(find: (day: string) => T): (day: string) => T {
  const found = new Map<string, T>();
  return (day) => {
    const one = found.get(day) ?? find(day);
    found.set(day, one);
    return one;
  };
}
