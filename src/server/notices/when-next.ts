import type { ValueOf } from '#contract/vocabularies/index';
import { nextRunAfter } from '#contract/reports/next-run';

/** When a morning's mail is sent, on the clocks of who reads it. */
const morning = '07:00';
/** How long what comes is gathered before it is told, in milliseconds. */
const gathered = 5 * 60_000;

/** When it is next looked whether there is anything to tell. */
export function whenNext(way: Exclude<ValueOf<'noticeWay'>, 'desk'>, now: Date, timeZone: string): Date {
  if (way === 'mail') return new Date(now.getTime() + gathered);
  const daily = { frequency: 'daily', timeOfDay: morning, timeZone } as const;
  const unasked = { dayOfWeek: null, dayOfMonth: null, firstDay: '2026-01-01', province: 'ON' } as const;
  return nextRunAfter(now, { ...daily, ...unasked });
}
