import { isWorkingDay } from '#contract/clocks/business-day';
import { weekdayOf } from '#contract/clocks/day';
import { holidaysOf } from '#contract/clocks/holidays';
import type { Province } from './demo-places';

const saturday = 6;

/** Whether somebody may be called on: on a day of work, and on a Saturday but in Québec, where its code keeps that free as well. */
export const isKnockingDay = (state: Province, day: string): boolean =>
  isWorkingDay(state, day) ||
  (state !== 'QC' && weekdayOf(day) === saturday && !holidaysOf(state, Number(day.slice(0, 4))).has(day));
