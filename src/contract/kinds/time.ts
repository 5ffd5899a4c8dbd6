import { string } from 'yup';
import type { WireHalf } from './kind';

/** Whether `YYYY-MM-DD` names a day that exists. */
export function isCalendarDate(text: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!match) return false;
  const day = new Date(Date.UTC(Number(match[1]), Number(match[2]) - 1, Number(match[3])));
  return Number(match[1]) >= 1900 && day.toISOString().slice(0, 10) === text;
}

/** A calendar day, `YYYY-MM-DD`, with no time zone. */
export const date: WireHalf<'date'> = {
  schema: () =>
    string().test(
      'date',
      '${path} must be a date such as 2026-11-20',
      (value) => value == null || isCalendarDate(value),
    ),
  read: (text) => (isCalendarDate(text) ? text : undefined),
};

const instant = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;

/** An instant, RFC 3339; the host answers UTC with milliseconds. A filter may give a day, which means its bounds. */
export const moment: WireHalf<'moment'> = {
  schema: () =>
    string().test(
      'moment',
      '${path} must be an instant such as 2026-11-20T15:30:00Z',
      (value) => value == null || isInstant(value),
    ),
  normalise: (value) =>
    typeof value === 'string' && isInstant(value) ? new Date(value).toISOString() : value,
  read: (text) => (isCalendarDate(text) ? text : isInstant(text) ? new Date(text).toISOString() : undefined),
};

function isInstant(text: string): boolean {
  const match = instant.exec(text);
  return match !== null && isCalendarDate(match[1] ?? '') && !Number.isNaN(Date.parse(text));
}
