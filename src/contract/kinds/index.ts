import type { Schema } from 'yup';
import type { Field, FieldOf, Fields, KindName } from '../fields';
import { choice, choices, reference, references, texts } from './choice';
import type { WireHalf, Yup } from './kind';
import { decimal, flag, integer, money } from './number';
import { date, moment } from './time';
import { email, key, phone, postalCode, prose, serial, text } from './text';
import { sentence } from '../words/sentence';
import { ofField } from './of-field';

const part: WireHalf<'part'> = {
  schema: (yup, field) => shapeOf(yup, field.fields),
  normalise: (value, field) => normalisePart(value, field.fields),
  read: () => undefined,
};

const parts: WireHalf<'parts'> = {
  schema: (yup, field) => yup.array().of(shapeOf(yup, field.fields)).max(500),
  normalise: (value, field) =>
    Array.isArray(value) ? value.map((one) => normalisePart(one, field.fields)) : value,
  read: () => undefined,
};

const value: WireHalf<'value'> = {
  schema: ({ mixed }) => mixed(),
  read: () => undefined,
};

/** The wire halves of all kinds. A kind without one does not compile. */
export const wire: { readonly [K in KindName]: WireHalf<K> } = {
  key,
  text,
  prose,
  email,
  phone,
  postalCode,
  serial,
  integer,
  decimal,
  money,
  date,
  moment,
  flag,
  choice,
  choices,
  reference,
  references,
  texts,
  value,
  part,
  parts,
};

function halfOf<F extends Field>(field: F): WireHalf<F['kind']> {
  return wire[field.kind] as WireHalf<F['kind']>;
}

/** The schema of one field, absent values allowed unless it is required. */
export function schemaBy(yup: Yup, field: Field, needed = field.required === true): Schema {
  const schema = halfOf(field).schema(yup, field as FieldOf<KindName> as never);
  if (!needed) return schema.nullable().optional();
  return field.kind === 'flag' ||
    field.kind === 'choices' ||
    field.kind === 'references' ||
    field.kind === 'parts' ||
    field.kind === 'texts'
    ? schema.defined(ofField('values.required')).nonNullable(ofField('values.required'))
    : schema.required(ofField('values.required'));
}

/** Brings a typed value into its stored form; an empty text is an absent value. */
export function normaliseValue(value: unknown, field: Field): unknown {
  const normalised = halfOf(field).normalise?.(value, field as FieldOf<KindName> as never) ?? value;
  return normalised === '' ? null : normalised;
}

/** One query-string value of a field, or `undefined` where the text is none. */
export function readValue(value: string, field: Field): unknown {
  return halfOf(field).read(value, field as FieldOf<KindName> as never);
}

function shapeOf(yup: Yup, fields: Fields): Schema {
  const shape = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, schemaBy(yup, field)]),
  );
  return yup
    .object(shape)
    .noUnknown(true, ({ path, unknown }: { path: string; unknown: string }) =>
      sentence('values.unknownField', { field: path, unknown: unknown.slice(0, 60) }),
    )
    .strict();
}

function normalisePart(value: unknown, fields: Fields): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      name,
      Object.hasOwn(fields, name) ? normaliseValue(one, fields[name] as Field) : one,
    ]),
  );
}
