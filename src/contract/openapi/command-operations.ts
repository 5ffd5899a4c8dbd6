import type { AnswerDeclaration } from '../commands/answer';
import type { CommandDeclaration } from '../commands/command';
import type { Field, Fields } from '../fields';
import { placementColumnNames } from '../placement/columns';
import { settableFields } from '../placement/settable-fields';
import { pathParameters, splitCall } from '../resource';
import { declarationOf } from '../resources';
import { exampleOf } from './example';
import { answered, bodyOf, parameter } from './operation';
import type { Operation } from './operation';
import { refusalsOfCommand, refusedResponses } from './refusals';
import { schemaOfFilter } from './verb-operations';
import { answerObject, list, object, ref, schemaOfField, shape } from './schema-of-field';
import type { Json } from './schema-of-field';

/** A command as an operation. */
export function commandOperation(name: string, command: CommandDeclaration): Operation {
  const { call, right, purpose, body, query, takes, answers, list: listed, for: made } = command;
  const example = command.example ?? exampleOf(body ?? {});
  const inPath = pathParameters(call);
  const filters = listed ? declarationOf(listed) : undefined;
  const parameters = [
    ...Object.entries(query ?? {}).map(([field, declared]) => ({
      ...parameter(field, inPath.includes(field) ? 'path' : 'query', schemaOfField(declared)),
      ...(declared.required && declared.default === undefined && { required: true }),
    })),
    ...Object.keys(filters?.filters ?? {}).map((field) =>
      parameter(field, 'query', list(schemaOfFilter(filters as never, field))),
    ),
  ];
  const { method } = splitCall(call);
  const keyed = method === 'POST' && right !== 'open';
  return {
    operationId: name,
    tags: [made ?? /^\/(?:desk\/)?(\w+)/.exec(splitCall(call).path)?.[1] ?? 'desk'],
    summary: purpose,
    description: whoMay(right),
    parameters: [...parameters, ...(keyed ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : [])],
    ...(body && !takes && { requestBody: bodyOf(shape(body, 'draft'), example) }),
    ...(takes && { requestBody: formOf(body ?? {}, takes, example, meaning[name]) }),
    ...(right === 'open' && { security: [] }),
    responses: {
      ...answersOf(
        Array.isArray(answers) ? (answers as readonly AnswerDeclaration[]) : [answers as AnswerDeclaration],
      ),
      ...refusedResponses(refusalsOfCommand(command)),
    },
    method,
  };
}

const whoMay = (right: string): string =>
  right === 'open'
    ? 'Open to anyone.'
    : right === 'session'
      ? 'For anyone signed in.'
      : `Right: \`${right}\`.`;

/** What the columns of a spreadsheet may mean, by the command that takes it; null leaves one out. */
const meaning: { readonly [name: string]: Json } = {
  ingestFiles: { enum: [...placementColumnNames, null] },
  updateFilesFromDocument: { enum: ['ref', ...settableFields.keys(), null] },
};

/** A multipart form. A list is the same part repeated; a mapping travels as JSON. */
function formOf(
  fields: Fields,
  takes: CommandDeclaration['takes'],
  example: Json,
  columns: Json | undefined,
): Json {
  const { properties, required = [] } = shape(fields, 'draft') as {
    properties: Json;
    required?: readonly string[];
  };
  const parts = Object.fromEntries(
    Object.entries(fields)
      .filter(([name]) => name in properties)
      .map(([name, field]) => [name, partOf(field, name === 'mapping' ? columns : undefined)]),
  );
  const one = { type: 'string', contentMediaType: 'application/octet-stream' };
  const files = takes?.startsWith('photos') ? { photos: list(one) } : { file: one };
  const needed = takes?.includes(' or ') ? [] : Object.keys(files);
  return bodyOf(object({ ...files, ...parts }, [...needed, ...required]), example, 'multipart/form-data');
}

const partOf = (field: Field, each: Json | undefined): Json =>
  field.kind === 'value'
    ? {
        type: 'string',
        contentMediaType: 'application/json',
        contentSchema: { type: 'object', ...(each && { additionalProperties: each }) },
      }
    : schemaOfField(field);

function answersOf(answers: readonly AnswerDeclaration[]): Json {
  const statuses = [...new Set(answers.map(({ status = 200 }) => status))];
  return Object.assign(
    {},
    ...statuses.map((status) => {
      const same = answers.filter((one) => (one.status ?? 200) === status);
      const [bytes] = same.flatMap((one) => ('bytes' in one ? [one.bytes] : []));
      if (bytes) return bytesOf(bytes);
      const [only, ...others] = same.map(schemaOfAnswer);
      return answered(status, only && others.length === 0 ? only : { anyOf: [only, ...others] });
    }),
  ) as Json;
}

function schemaOfAnswer(answer: AnswerDeclaration): Json {
  if ('record' in answer) return ref(answer.record);
  if ('rows' in answer) return list(answerObject(answer.rows));
  return 'fields' in answer ? answerObject(answer.fields) : {};
}

const bytesOf = (types: readonly string[]): Json => ({
  200: {
    description: 'The bytes of a file.',
    content: Object.fromEntries(
      types.map((type) => [type, { schema: { type: 'string', contentEncoding: 'binary' } }]),
    ),
  },
});
