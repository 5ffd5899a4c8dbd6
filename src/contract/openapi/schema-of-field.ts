import type { AnswerField, AnswerFields } from '../commands/answer';
import { isNeeded } from '../fields';
import type { Field, Fields } from '../fields';
import { mayBeSent } from '../sendable';
import type { VocabularyName } from '../vocabularies';

export type Json = { readonly [name: string]: unknown };

export const ref = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });
export const wordsOf = (name: VocabularyName): string => `${name}Word`;

const text = { type: 'string' };
export const id = { type: 'string', format: 'uuid', examples: ['019a9e3c-5f00-7c11-8a52-2d3b6f0e1a77'] };
export const instant = { type: 'string', format: 'date-time', examples: ['2026-11-20T15:30:00.000Z'] };
export const list = (items: Json): Json => ({ type: 'array', items });

/** A value of a field as JSON Schema. `isSent`: held to the bounds of what people send; what is kept may be older than they are. */
export function schemaOfField(field: Field, isSent = false): Json {
  switch (field.kind) {
    case 'integer':
    case 'decimal':
      return {
        type: field.kind === 'integer' ? 'integer' : 'number',
        ...(isSent && field.min !== undefined && { minimum: field.min }),
        ...(isSent && field.max !== undefined && { maximum: field.max }),
      };
    case 'flag':
      return { type: 'boolean' };
    case 'text':
      if (field.oneOf) return { enum: field.oneOf };
      return { ...text, ...(isSent && field.max && { maxLength: field.max }) };
    case 'choice':
      return ref(wordsOf(field.of));
    case 'choices':
      return list(ref(wordsOf(field.of)));
    case 'key':
    case 'reference':
      return id;
    case 'references':
      return list(id);
    case 'texts':
      return list(field.oneOf ? { enum: field.oneOf } : text);
    case 'part':
      return shape(isSent ? sentOf(field.fields) : field.fields, 'kept');
    case 'parts':
      return list(shape(isSent ? sentOf(field.fields) : field.fields, 'kept'));
    case 'date':
      return { type: 'string', format: 'date', examples: ['2026-11-20'] };
    case 'moment':
      return instant;
    case 'money':
      return {
        type: 'string',
        // What is worked out of amounts may be longer than what a person enters of one.
        pattern: `^${field.signed ? '-?' : ''}\\d${isSent ? '{1,10}' : '+'}\\.\\d{2}$`,
        examples: ['1250.00'],
      };
    case 'email':
      return { ...text, format: 'email', examples: ['maria@lender.example'] };
    case 'phone':
      return { ...text, examples: ['+14165550142'] };
    case 'postalCode':
      return { ...text, examples: ['K1A 0B1'] };
    case 'value':
      return {};
    default:
      return { ...text, ...(isSent && 'max' in field && field.max && { maxLength: field.max }) };
  }
}

const sentOf = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, { set }]) => set !== 'host'));

/** The same where the value may be null. */
export function orNull(schema: Json): Json {
  if (typeof schema.type === 'string') return { ...schema, type: [schema.type, 'null'] };
  return Object.keys(schema).length === 0 ? schema : { anyOf: [schema, { type: 'null' }] };
}

/**
 * Fields as an object: `draft` as people send it to create, `change` to change, `kept` as a part of a record is kept, where what is
 * not required may be absent or null.
 */
export function shape(fields: Fields, of: 'draft' | 'change' | 'kept'): Json {
  const sent = Object.entries(fields).filter(([, field]) => of === 'kept' || mayBeSent(field, of));
  const needs = (field: Field): boolean => (of === 'kept' ? field.required === true : isNeeded(field));
  const required = sent.filter(([, field]) => of !== 'change' && needs(field)).map(([name]) => name);
  return object(
    Object.fromEntries(
      sent.map(([name, field]) => [
        name,
        field.required && field.set !== 'either'
          ? withDefault(schemaOfField(field, of !== 'kept'), of === 'draft' ? field.default : undefined)
          : orNull(schemaOfField(field, of !== 'kept')),
      ]),
    ),
    required,
  );
}

// In words: makers of clients read a `default` as a field that has to be sent.
const withDefault = (schema: Json, usual: unknown): Json =>
  usual === undefined ? schema : { ...schema, description: `Without it: ${JSON.stringify(usual)}.` };

export const object = (properties: Json, required: readonly string[] = []): Json => ({
  type: 'object',
  properties,
  ...(required.length > 0 && { required }),
  additionalProperties: false,
});

/** The fields of an answer as an object. */
export function answerObject(fields: AnswerFields): Json {
  const entries = Object.entries(fields);
  return object(
    Object.fromEntries(
      entries.map(([name, field]) => {
        const schema = schemaOfAnswer(field);
        return [name, field.required ? schema : orNull(schema)];
      }),
    ),
    entries.filter(([, { optional }]) => !optional).map(([name]) => name),
  );
}

function schemaOfAnswer(field: AnswerField): Json {
  switch (field.kind) {
    case 'part':
      return answerObject(field.fields);
    case 'parts':
      return list(answerObject(field.fields));
    case 'word':
      return { enum: field.of };
    case 'buckets':
      return ref('buckets');
    case 'record':
      return ref(field.of);
    case 'records':
      return list(ref(field.brief ? `${field.of}Brief` : field.of));
    default:
      return schemaOfField(field);
  }
}
