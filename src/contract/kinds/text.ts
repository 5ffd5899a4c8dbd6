import { patterns } from '../fields';
import { isZone } from '../placement/zones';
import type { WireHalf } from './kind';
import { ofField } from './of-field';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const trimmed = (value: unknown): unknown =>
  typeof value === 'string' ? value.normalize('NFC').trim() : value;
// What may stand in a line: no control characters but the tab, and none that turn the direction of writing. Both have no place in
// what people read, and carry injections into mail heads and logs. Nor half of a character: the database takes none.
export const line = /^[\t -~\u0080-\u2029\u202f-\u2065\u206a-\ud7ff\ue000-\u{10ffff}]*$/u;
const lines = /^[\t\n\r -~\u0080-\u2029\u202f-\u2065\u206a-\ud7ff\ue000-\u{10ffff}]*$/u;

export const key: WireHalf<'key'> = {
  schema: ({ string }) => string().matches(uuid, ofField('values.notOffered')),
  read: (text) => (uuid.test(text) ? text : undefined),
};

export const text: WireHalf<'text'> = {
  schema: ({ string }, field) => {
    const base = string()
      .min(field.min ?? 0)
      .max(field.max ?? 200)
      .matches(line, ofField('values.oneLine'));
    if (field.zone)
      return base.test('zone', ofField('values.zone'), (value) => value == null || isZone(value));
    if (field.oneOf) return base.oneOf(field.oneOf, ofField('values.notOffered'));
    return field.pattern ? base.matches(patterns[field.pattern], ofField('values.notExpectedForm')) : base;
  },
  normalise: trimmed,
  read: (value, { oneOf }) => (!oneOf || oneOf.includes(value) ? value : undefined),
};

export const prose: WireHalf<'prose'> = {
  schema: ({ string }, field) =>
    string()
      .min(field.min ?? 0)
      .max(field.max ?? 10_000)
      .matches(lines, ofField('values.carriesCharactersNotText')),
  normalise: trimmed,
  read: (value) => value,
};

export const email: WireHalf<'email'> = {
  schema: ({ string }) =>
    string()
      .max(254)
      .matches(
        /^[^\s@<>"(),:;[\]\\]+@[^\s@.<>"(),:;[\]\\]+(\.[^\s@.<>"(),:;[\]\\]+)+$/,
        ofField('values.email'),
      )
      .matches(line, ofField('values.email')),
  normalise: (value) => (typeof value === 'string' ? value.trim().toLowerCase() : value),
  read: (value) => value.trim().toLowerCase(),
};

/** Stored as E.164, `+14165550142`; North American numbers may be typed in any of the usual ways. */
export const phone: WireHalf<'phone'> = {
  schema: ({ string }) => string().matches(/^\+\d{8,15}$/, ofField('values.phone')),
  normalise: (value) => (typeof value === 'string' ? storedPhone(value) : value),
  read: (value) => value,
};

function storedPhone(typed: string): string {
  const digits = typed.replace(/\D/g, '');
  if (typed.trim().startsWith('+')) return `+${digits}`;
  if (/^1?[2-9]\d{9}$/.test(digits)) return `+1${digits.slice(-10)}`;
  return typed.trim();
}

export const postalCode: WireHalf<'postalCode'> = {
  schema: ({ string }) =>
    string().matches(/^[ABCEGHJ-NPRSTVXY]\d[A-Z] \d[A-Z]\d$/, ofField('values.postalCode')),
  normalise: (value) =>
    typeof value === 'string'
      ? value
          .toUpperCase()
          .replace(/[\s-]/g, '')
          .replace(/^(.{3})(.{3})$/, '$1 $2')
      : value,
  read: (value) => value,
};

/** A serial number or VIN: upper case, no spaces or dashes. A VIN that fails its check digit is a warning, not an error. */
export const serial: WireHalf<'serial'> = {
  schema: ({ string }, field) =>
    field.vin
      ? string().matches(/^[A-HJ-NPR-Z0-9]{17}$/, ofField('values.vin'))
      : string()
          .max(30)
          .matches(/^[A-Z0-9./]*$/, ofField('values.lettersAndDigits')),
  normalise: (value) => (typeof value === 'string' ? value.toUpperCase().replace(/[\s-]/g, '') : value),
  read: (value) => value.toUpperCase().replace(/[\s-]/g, ''),
};
