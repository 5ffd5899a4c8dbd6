import { filterField, pageSize, sortParameter } from '../list-query';
import { comesWhole, pathParameters, splitCall } from '../resource';
import type { Call, Declaration, Verb } from '../resource';
import type { ResourceName } from '../resources';
import { fields as words } from '../words/en/fields';
import { exampleOf } from './example';
import { answered, bodyOf, parameter } from './operation';
import type { Operation } from './operation';
import { refusalsOfVerb, refusedResponses } from './refusals';
import { id, list, object, ref, schemaOfField, wordsOf } from './schema-of-field';
import type { Json } from './schema-of-field';

const text = { type: 'string' };
const count = { type: 'integer', minimum: 0 };
const codeAsked = ref('CodeAsked');

/** One verb of a resource by one of its calls. `place`: which of several list calls it is. */
export function verbOperation(declaration: Declaration, verb: Verb, call: Call, place: number): Operation {
  const { name, fields } = declaration;
  const { one, many } = words.resources[name as ResourceName];
  const [it, them] = [`${article(one)} ${lower(one)}`, lower(many)];
  const inPath = pathParameters(call);
  const rows = list(ref(`${name}Brief`));
  const whole = answered(
    200,
    name === 'user' && verb === 'update' ? { anyOf: [ref(name), codeAsked] } : ref(name),
  );
  const both = verb === 'create' && declaration.calls.create === declaration.calls.update;
  const of: { readonly [V in Verb]: () => Partial<Operation> & Pick<Operation, 'summary' | 'responses'> } = {
    list: () => ({
      summary: `Lists ${them}, as far as the caller reads them.`,
      parameters: listParameters(declaration, call).filter(
        ({ name: asked }) => !inPath.includes(String(asked)),
      ),
      responses: answered(
        200,
        object(
          { data: rows, total: count, page: { type: 'integer' }, size: count, buckets: ref('buckets') },
          ['data', 'total', 'page', 'size'],
        ),
      ),
    }),
    show: () => ({
      summary: `Shows ${it}, whole.`,
      parameters: listParameters(declaration, call).filter(({ name: asked }) =>
        declaration.shownBy?.includes(String(asked)),
      ),
      responses: whole,
    }),
    create: () => ({
      summary: both ? `Creates ${it}, or with its \`_id\` changes one.` : `Creates ${it}.`,
      parameters: [{ $ref: '#/components/parameters/IdempotencyKey' }],
      requestBody: both
        ? bodyOf({ anyOf: [ref(`${name}Draft`), ref(`${name}Change`)] }, exampleOf(fields))
        : bodyOf(ref(`${name}Draft`), exampleOf(fields)),
      responses: { ...answered(201, ref(name)), ...(both && answered(200, ref(name))) },
    }),
    update: () => ({
      summary: `Changes ${it}: its \`_id\`, and only the fields that change.`,
      parameters: [{ $ref: '#/components/parameters/IfMatch' }],
      requestBody: bodyOf(ref(`${name}Change`), { _id: exampleId, version: 1 }),
      responses: whole,
    }),
    replace: () => ({
      summary: `Replaces ${it}: what is left out becomes empty.`,
      parameters: [{ $ref: '#/components/parameters/IfMatch' }],
      requestBody: bodyOf(ref(`${name}Draft`), exampleOf(fields)),
      responses: whole,
    }),
    remove: () => ({
      summary: `Deletes ${it}, and answers what it was.`,
      parameters: [{ $ref: '#/components/parameters/IfMatch' }],
      responses: whole,
    }),
    search: () => ({
      summary: `Searches ${them} by what a person types, the twenty best first.`,
      parameters: [
        parameter('search', 'query', { ...text, maxLength: 100 }),
        ...filterParameters(declaration),
      ],
      responses: answered(200, object({ data: rows }, ['data'])),
    }),
    batch: () => ({
      summary: `Reads many ${them} by their ids, as rows.`,
      requestBody: bodyOf(object({ ids: { ...list(id), maxItems: 500 } }, ['ids']), { ids: [exampleId] }),
      responses: answered(200, object({ data: rows }, ['data'])),
    }),
  };
  const { parameters = [], responses, ...rest } = of[verb]();
  return {
    operationId: `${name}.${verb}${place || ''}`,
    tags: [name],
    ...rest,
    parameters: [...inPath.map((asked) => parameter(asked, 'path', id)), ...parameters],
    responses: {
      ...responses,
      ...refusedResponses(refusalsOfVerb(declaration, verb, call)),
    },
    method: splitCall(call).method,
  };
}

const exampleId = id.examples[0];
const lower = (word: string): string => word.charAt(0).toLowerCase() + word.slice(1);
const article = (word: string): string => (/^[aeio]/i.test(word) ? 'an' : 'a');

function listParameters(declaration: Declaration, call: Call): Json[] {
  const { sorts, sortedBy, buckets } = declaration;
  const paging = comesWhole(declaration, call)
    ? []
    : [
        parameter('page', 'query', { type: 'integer', minimum: 1, default: 1 }),
        parameter('size', 'query', {
          type: 'integer',
          minimum: 1,
          maximum: pageSize.most,
          default: pageSize.usual,
        }),
      ];
  const orders = Object.keys(sorts).flatMap((name) => [name, `-${name}`]);
  return [
    ...paging,
    {
      ...parameter(sortParameter(declaration), 'query', list({ enum: orders })),
      style: 'form',
      explode: false,
      description: `"-" before what descends; several by commas. Without it: ${sortedBy}.`,
    },
    ...filterParameters(declaration),
    ...(buckets ? [parameter('getBuckets', 'query', { type: 'boolean' })] : []),
  ];
}

function filterParameters(declaration: Declaration): Json[] {
  return Object.entries(declaration.filters).map(([name, filter]) => ({
    ...parameter(name, 'query', list(schemaOfFilter(declaration, name))),
    description: 'Repeated, any of its values.',
    ...('beyond' in filter && { 'x-documented': false }),
  }));
}

// A filter of many values is given one by one.
export function schemaOfFilter(declaration: Declaration, name: string): Json {
  const filter = declaration.filters[name];
  // What has a name of its own is meant by that or by its id.
  if (filter?.how === 'rule' && filter.kind === 'text' && filter.of)
    return { anyOf: [ref(wordsOf(filter.of)), id] };
  const field = filterField(declaration, name);
  const schema = schemaOfField(field);
  if (field.kind === 'moment')
    return { type: 'string', description: 'An instant, or a day that means its bounds.' };
  return schema.type === 'array' ? (schema.items as Json) : schema;
}
