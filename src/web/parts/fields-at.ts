import type { Field, Fields } from '#contract/fields';
import { normaliseValue } from '#contract/kinds/index';
import { schemaOf } from '#contract/kinds/schema';
import { sentenceOf } from '#contract/shapes';
import { sentence } from '#contract/words/sentence';
import type { Sentence } from '#contract/words/sentence';
import { ValidationError } from 'yup';
import { carry } from '../i18n/carried-sentence';

/** The field that a path leads to, through parts: `asset.year`. Throws where there is none: that is a mistake in a screen. */
export function fieldAt(fields: Fields, path: string): Field {
  const [first = '', ...rest] = path.split('.');
  const field = fields[first];
  if (!field) throw new Error(`There is no field ${path}.`);
  if (rest.length === 0) return field;
  if (field.kind !== 'part' && field.kind !== 'parts') throw new Error(`${first} has no fields of its own.`);
  return fieldAt(field.fields, rest.join('.'));
}

export function valueAt(record: object, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, name) => (value as Record<string, unknown> | null | undefined)?.[name], record);
}

/** A copy with the value at the path; what the path leads through is kept beside it. */
export function withValue(
  record: Record<string, unknown>,
  path: string,
  value: unknown,
): Record<string, unknown> {
  const [first = '', ...rest] = path.split('.');
  if (rest.length === 0) return { ...record, [first]: value };
  const inner = (record[first] ?? {}) as Record<string, unknown>;
  return { ...record, [first]: withValue(inner, rest.join('.'), value) };
}

/** A path within a value, behind that of the value: `[0].city` in `addresses` is `addresses[0].city`. */
const within = (path: string, inner = ''): string =>
  inner === '' || inner.startsWith('[') ? `${path}${inner}` : `${path}.${inner}`;

/** What is said of a value, or of something in it, said of the field at its path. */
const at = (path: string, said: Sentence): Sentence => ({ ...said, with: { ...said.with, field: path } });

/** The problems of a value typed into a field, in the contract's words, each by the path where it stands: that of the field, or one within it. */
export function problemsOf(
  field: Field,
  value: unknown,
  path: string,
  needed: boolean,
): readonly (readonly [path: string, problem: string])[] {
  const stored = normaliseValue(value, field);
  if (needed && Array.isArray(stored) && stored.length === 0)
    return [[path, carry(sentence('values.required', { field: path }))]];
  try {
    schemaOf(field, needed).validateSync(stored ?? undefined, { strict: true, abortEarly: false });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return (error.inner.length > 0 ? error.inner : [error]).map((one) => {
      const full = within(path, one.path);
      return [full, carry(at(full, sentenceOf(one)))];
    });
  }
}

/** The first of them; `undefined` where there is none. */
export const problemOf = (field: Field, value: unknown, path: string, needed: boolean): string | undefined =>
  problemsOf(field, value, path, needed)[0]?.[1];
