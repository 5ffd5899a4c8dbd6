import type { Field, Fields } from '#contract/fields';

// What nobody should send and somebody will: wrong kinds, the ends of ranges, what no text may carry, too much and too deep.
const anywhere: readonly unknown[] = [null, '', 'a\u0000b', '\ud83d', -1, true, [], {}];
const texts = ['\udc00 half', '\u202e\u0007', '__proto__', 'x'.repeat(20_000)];
const days = ['9999-12-31', '9999-12-31T23:59:59.999Z', '0000-01-01', '2026-02-30'];
const amounts = ['-1', '9999999999.99', '99999999999999999999', '1e400', 0.1, 1e308, 2 ** 53];
const many = (one: unknown): unknown[] => Array.from({ length: 501 }, () => one);
const lists = [[null], [[]], [{}], ['a\u0000b', '\ud83d'], many({}), many('x')];
const objects: readonly unknown[] = [{ toString: 'x', constructor: null }, { a: { b: '\u0000' } }];

/** What nobody should send to a field of a kind. */
export function nastyValues({ kind }: Field): readonly unknown[] {
  if (kind === 'date' || kind === 'moment') return [...anywhere, ...days];
  if (kind === 'integer' || kind === 'decimal' || kind === 'money') return [...anywhere, ...amounts];
  if (kind === 'part' || kind === 'value') return [...anywhere, ...objects];
  const isList = kind === 'parts' || kind === 'references' || kind === 'choices' || kind === 'texts';
  return [...anywhere, ...(isList ? lists : texts)];
}

/** The same where only a text can be said, in an address. */
export const nastyTexts: readonly string[] = [
  'a\u0000b',
  '%',
  '\\',
  "'",
  '\u202e',
  '__proto__',
  '9999-12-31',
  '9999-12-31T23:59:59.999Z',
  '0001-01-01',
  '-1',
  '0',
  '9999999999.99',
  '99999999999999999999',
  '1e400',
  'NaN',
  'x'.repeat(290),
];

/** Bodies that are wrong as a whole, as they travel. */
export const nastyBodies: readonly string[] = [
  '',
  'null',
  '[]',
  '0',
  '"text"',
  '{',
  '{"a":1,"a":2}',
  '{"__proto__":{}}',
  '{"constructor":{"prototype":{}}}',
  '{"\\u0000":1}',
  '{"\\ud83d":"\\ud83d"}',
  `{"${'x'.repeat(100_000)}":1}`,
  '['.repeat(100_000) + ']'.repeat(100_000),
  `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`,
  `[${Array(200_000).fill('{}').join(',')}]`,
];

type Path = readonly (string | number)[];

interface Place {
  readonly to: Path;
  readonly field: Field;
}

/** Every place of a body where a value may stand: the fields, and the first row of each part. */
export function placesOf(fields: Fields, to: Path = []): Place[] {
  return Object.entries(fields).flatMap(([name, field]) => [
    { to: [...to, name], field },
    ...insideOf(field, [...to, name]),
  ]);
}

function insideOf(field: Field, to: Path): Place[] {
  if (field.kind === 'part') return placesOf(field.fields, to);
  if (field.kind === 'parts') return placesOf(field.fields, [...to, 0]);
  return [];
}

/** A copy of a body with one value at a place, and whatever has to be around it. */
export function withValue(body: unknown, [first, ...rest]: Path, value: unknown): unknown {
  if (first === undefined) return value;
  if (typeof first === 'number') {
    const rows: readonly unknown[] = Array.isArray(body) ? body : [];
    return [withValue(rows[0], rest, value), ...rows.slice(1)];
  }
  const whole = typeof body === 'object' && body !== null && !Array.isArray(body) ? body : {};
  return { ...whole, [first]: withValue((whole as Record<string, unknown>)[first], rest, value) };
}
