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

/** What is said of a value by itself, said of the field at a path. */
const at = (path: string, said: Sentence): Sentence => ({
  ...said,
  with: { ...said.with, field: String(said.with.field).replace(/^this\b/, path) },
});

/** The problem of a value typed into a field, in the contract's words; `undefined` where there is none. */
export function problemOf(field: Field, value: unknown, path: string, needed: boolean): string | undefined {
  try {
    const stored = normaliseValue(value, field);
    if (needed && Array.isArray(stored) && stored.length === 0)
      return carry(sentence('values.required', { field: path }));
    schemaOf(field, needed).validateSync(stored ?? undefined, { strict: true });
    return undefined;
  } catch (error) {
    if (error instanceof ValidationError) return carry(at(path, sentenceOf(error)));
    throw error;
  }
}
