import { object, ValidationError } from 'yup';
import type { ObjectSchema } from 'yup';
import { isNeeded } from './fields';
import type { Fields } from './fields';
import { normaliseValue } from './kinds';
import { schemaOf } from './kinds/schema';
import { Problem } from './problems';
import { sentence } from './words/sentence';
import type { Sentence } from './words/sentence';
import { ofField } from './kinds/of-field';
import type { Shape } from './sendable';
import { mayBeSent } from './sendable';

const kept = new Set([
  '_id',
  'createdAt',
  'createdBy',
  'updatedAt',
  'updatedBy',
  'version',
  'deletedAt',
  'may',
]);
const schemas = new WeakMap<Fields, Map<Shape, ObjectSchema<object>>>();

/**
 * The yup schema of what people send: a `draft` creates (required fields are required), a `change` carries only what
 * changes (a required field may be absent but not emptied). The same object serves the forms and the host's door.
 */
export function schemaFor(fields: Fields, shape: Shape): ObjectSchema<object> {
  const known = schemas.get(fields) ?? new Map<Shape, ObjectSchema<object>>();
  schemas.set(fields, known);
  const made = known.get(shape) ?? makeSchema(fields, shape);
  known.set(shape, made);
  return made;
}

function makeSchema(fields: Fields, shape: Shape): ObjectSchema<object> {
  const entries = Object.entries(fields).filter(([, field]) => mayBeSent(field, shape));
  return object(
    Object.fromEntries(
      entries.map(([name, field]) => {
        if (shape === 'draft') return [name, schemaOf(field, isNeeded(field))];
        return [
          name,
          field.required && field.set !== 'either'
            ? schemaOf(field, false).nonNullable(ofField('values.required'))
            : schemaOf(field, false),
        ];
      }),
    ),
  ).strict();
}

/**
 * Reads a body against the fields it may carry. `now` says which days are still to come.
 * @throws Problem UNKNOWN_FIELD (400) for a field that does not exist, FIELD_FORBIDDEN (403) for one that people do not
 * set here, INVALID (422) with a message per field path.
 */
export function readBody(
  fields: Fields,
  shape: Shape,
  body: unknown,
  now = new Date(),
): Record<string, unknown> {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new Problem('MALFORMED', { message: sentence('problems.bodyJSONObject') });
  const read: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(body)) {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (!field) {
      if (kept.has(name)) throw forbidden(name);
      throw unknownField(name);
    }
    if (!mayBeSent(field, shape)) throw forbidden(name);
    if (field.kind === 'part') refuseWithin(name, field.fields, value);
    const normalised = normaliseValue(value, field);
    // What is never absent falls back to what it usually is.
    read[name] = normalised === null && field.default !== undefined ? field.default : normalised;
  }
  return validate(schemaFor(fields, shape), read, now);
}

/** A name that could be one is said again, so that whoever sent it finds it; anything else is not. */
function unknownField(name: string): Problem {
  if (!/^[\w.-]{1,60}$/.test(name)) return new Problem('UNKNOWN_FIELD');
  return new Problem('UNKNOWN_FIELD', {
    message: sentence('problems.notFieldRecord', { name }),
    errors: { [name]: sentence('problems.unknownFieldToo') },
  });
}

// What of a part is proved or decided elsewhere is refused wherever it is sent, also as it stands.
function refuseWithin(name: string, fields: Fields, value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  for (const inner of Object.keys(value))
    if (Object.hasOwn(fields, inner) && fields[inner]?.set === 'host') throw forbidden(`${name}.${inner}`);
}

function forbidden(name: string): Problem {
  return new Problem('FIELD_FORBIDDEN', {
    message: sentence('problems.cannotSetHere', { name }),
    errors: { [name]: sentence('problems.cannotSet') },
  });
}

/** So many entries are told of one by one. Of longer bodies what is wrong first is enough: thousands of sentences help nobody, and cost everybody. */
const mostReportedOneByOne = 100;

function entriesIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const inner = Object.values(value).reduce<number>((sum, one) => sum + entriesIn(one), 0);
  return inner + (Array.isArray(value) ? value.length : 0);
}

function validate(
  schema: ObjectSchema<object>,
  value: Record<string, unknown>,
  now: Date,
): Record<string, unknown> {
  try {
    return schema.validateSync(value, {
      abortEarly: entriesIn(value) > mostReportedOneByOne,
      disableStackTrace: true,
      strict: true,
      context: { now },
    }) as Record<string, unknown>;
  } catch (error) {
    if (error instanceof ValidationError) throw new Problem('INVALID', invalid(error));
    throw error;
  }
}

function invalid(error: ValidationError): { message: Sentence; errors: Record<string, Sentence> } {
  const inner = error.inner.length > 0 ? error.inner : [error];
  const errors: Record<string, Sentence> = {};
  for (const one of inner) errors[one.path ?? ''] ??= sentenceOf(one);
  return { message: Object.values(errors)[0] ?? sentenceOf(error), errors };
}

/** What is wrong: our kinds say it in sentences, which the library's type takes for texts. */
export const sentenceOf = ({ message }: ValidationError): Sentence => message as unknown as Sentence;

/** The defaults that creation takes for what people left out. */
export function defaultsOf(fields: Fields): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      field.default === undefined ? [] : [[name, field.default]],
    ),
  );
}
