import { todayIn } from '../placement/province-time';
import { nowOf } from './clock';
import type { WireHalf } from './kind';
import { sentence } from '../words/sentence';
import { ofField } from './of-field';

/** Days that a file or an invoice can speak of; what lies outside is a slip of the keys. */
const days = { first: '1900-01-01', last: '2199-12-31' };

const example = '2026-11-20';

/** Whether `YYYY-MM-DD` names a day that exists. */
export function isCalendarDate(text: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!match) return false;
  const day = new Date(Date.UTC(Number(match[1]), Number(match[2]) - 1, Number(match[3])));
  return Number(match[1]) >= 1000 && day.toISOString().slice(0, 10) === text;
}

const isInRange = (day: string): boolean => day >= days.first && day <= days.last;

/** Whether a day is still to come: it has begun nowhere in the country, where it begins in the east. */
export const isToCome = (day: string, now: Date): boolean => day > todayIn('NL', now);

/** A calendar day, `YYYY-MM-DD`, with no time zone. */
export const date: WireHalf<'date'> = {
  schema: ({ string }, { past }) =>
    string()
      .test(
        'date',
        ({ path }) => sentence('values.date', { field: path, example }),
        (value) => value == null || isCalendarDate(value),
      )
      .test(
        'range',
        ofField('values.dayOutOfReach'),
        (value) => value == null || !isCalendarDate(value) || isInRange(value),
      )
      .test(
        'past',
        ofField('values.notFuture'),
        (value, { options }) =>
          !past || value == null || !isInRange(value) || !isToCome(value, nowOf(options)),
      ),
  read: (text) => (isCalendarDate(text) ? text : undefined),
};

const instant = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;

/** An instant, RFC 3339; the host answers UTC with milliseconds. A filter may give a day, which means its bounds. */
export const moment: WireHalf<'moment'> = {
  schema: ({ string }, { past }) =>
    string()
      .test('moment', ofField('values.moment'), (value) => value == null || isInstant(value))
      .test(
        'range',
        ofField('values.dayOutOfReach'),
        (value) => value == null || !isInstant(value) || isInRange(value.slice(0, 10)),
      )
      .test(
        'past',
        ofField('values.notFuture'),
        (value, { options }) => !past || value == null || !(Date.parse(value) > nowOf(options).getTime()),
      ),
  normalise: (value) =>
    typeof value === 'string' && isInstant(value) ? new Date(value).toISOString() : value,
  read: (text) => (isCalendarDate(text) ? text : isInstant(text) ? new Date(text).toISOString() : undefined),
};

function isInstant(text: string): boolean {
  const match = instant.exec(text);
  return match !== null && isCalendarDate(match[1] ?? '') && !Number.isNaN(Date.parse(text));
}
