import { commandNames, commandOf } from './commands';
import { isNeeded } from './fields';
import type { Field, Fields } from './fields';
import { comesWhole, listCalls, pathParameters, splitCall } from './resource';
import type { Call, Declaration, Verb } from './resource';
import { declarationOf, resourceNames } from './resources';
import { filterField, pageSize, sortParameter } from './list-query';
import { problems } from './problems';
import { vocabularies } from './vocabularies';

type Json = { [name: string]: unknown };

/** The whole interface as OpenAPI 3.1, printed from the declarations. Calls of our own, under `/desk/`, are marked so. */
export function openApi(version: string): Json {
  const paths: Record<string, Json> = {};
  const add = (call: Call, operation: Json): void => {
    const { method, path } = splitCall(call);
    const documented = !path.startsWith('/desk/');
    (paths[path] ??= {})[method.toLowerCase()] = { ...operation, 'x-documented': documented };
  };
  for (const name of resourceNames)
    for (const [call, operation] of verbOperations(declarationOf(name))) add(call, operation);
  for (const name of commandNames) add(commandOf(name).call, commandOperation(name));
  return {
    openapi: '3.1.0',
    info: { title: 'Collateral Desk', version },
    servers: [{ url: '/api' }],
    security: [{ access: [], session: [] }],
    paths: Object.fromEntries(Object.entries(paths).sort(([a], [b]) => (a < b ? -1 : 1))),
    components: {
      securitySchemes: {
        access: { type: 'apiKey', in: 'cookie', name: 'access' },
        session: { type: 'apiKey', in: 'header', name: 'x-session-id' },
      },
      schemas: {
        Problem: object(
          {
            message: text,
            code: { enum: Object.keys(problems) },
            errors: { type: 'object', additionalProperties: text },
          },
          ['message', 'code'],
        ),
        ...Object.fromEntries(resourceNames.flatMap((name) => resourceSchemas(declarationOf(name)))),
      },
    },
  };
}

const text = { type: 'string' };
const ref = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });
const object = (properties: Json, required: readonly string[] = []): Json => ({
  type: 'object',
  properties,
  ...(required.length > 0 && { required }),
});
const answers = (status: number, schema: Json): Json => ({
  [status]: { description: 'Done', content: { 'application/json': { schema } } },
  default: { description: 'Refused', content: { 'application/json': { schema: ref('Problem') } } },
});
const sends = (schema: Json, type = 'application/json'): Json => ({
  required: true,
  content: { [type]: { schema } },
});

function verbOperations(declaration: Declaration): [Call, Json][] {
  const { name, calls } = declaration;
  return verbs.flatMap((verb) => {
    const given: readonly Call[] =
      verb === 'list' ? listCalls(declaration) : calls[verb] ? [calls[verb] as Call] : [];
    return given.map(
      (call, index) =>
        [call, finish(operationOf(declaration, verb, call), call, `${name}.${verb}${index || ''}`, name)] as [
          Call,
          Json,
        ],
    );
  });
}
const verbs = ['list', 'show', 'create', 'update', 'replace', 'remove', 'search', 'batch'] as const;

function operationOf(declaration: Declaration, verb: Verb, call: Call): Json {
  const { name } = declaration;
  const whole = answers(200, ref(name));
  const rows = { type: 'array', items: ref(`${name}Brief`) };
  const operations: { [V in Verb]: Json } = {
    list: {
      summary: `List of ${name}`,
      parameters: listParameters(declaration, call),
      responses: answers(
        200,
        object({
          data: rows,
          total: { type: 'integer' },
          page: { type: 'integer' },
          size: { type: 'integer' },
          buckets: { type: 'object' },
        }),
      ),
    },
    show: { summary: `One ${name}`, responses: whole },
    create: {
      summary: `Create a ${name}`,
      requestBody: sends(ref(`${name}Draft`)),
      responses: answers(201, ref(name)),
    },
    update: { summary: `Change a ${name}`, requestBody: sends(ref(`${name}Change`)), responses: whole },
    replace: { summary: `Replace a ${name}`, requestBody: sends(ref(`${name}Draft`)), responses: whole },
    remove: { summary: `Delete a ${name}`, responses: whole },
    search: {
      summary: `Search ${name}`,
      parameters: [parameter('search', 'query', text)],
      responses: answers(200, object({ data: rows })),
    },
    batch: {
      summary: `Many of ${name} by id`,
      requestBody: sends(object({ ids: { type: 'array', items: text, maxItems: 500 } }, ['ids'])),
      responses: answers(200, object({ data: rows })),
    },
  };
  return operations[verb];
}

function finish(operation: Json, call: Call, operationId: string, tag: string): Json {
  const inPath = pathParameters(call);
  const others = ((operation.parameters as { name: string }[] | undefined) ?? []).filter(
    ({ name }) => !inPath.includes(name),
  );
  return {
    operationId,
    tags: [tag],
    ...operation,
    parameters: [...inPath.map((name) => parameter(name, 'path', text)), ...others],
  };
}

function listParameters(declaration: Declaration, call: Call): Json[] {
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
  const sorts = Object.keys(declaration.sorts).join(', ');
  return [
    ...paging,
    {
      ...parameter(sortParameter(declaration), 'query', text),
      description: `Of ${sorts}; "-" before what descends, several by commas.`,
    },
    ...Object.entries(declaration.filters).map(([name, filter]) => ({
      ...parameter(name, 'query', { type: 'array', items: schemaOfField(filterField(declaration, name)) }),
      ...('beyond' in filter && { 'x-documented': false }),
    })),
    ...(declaration.buckets ? [parameter('getBuckets', 'query', { type: 'boolean' })] : []),
  ];
}

function parameter(name: string, place: 'query' | 'path', schema: Json): Json {
  return { name, in: place, required: place === 'path', schema };
}

function commandOperation(name: (typeof commandNames)[number]): Json {
  const { call, right, body, query, takes, answers: said } = commandOf(name);
  const inPath = pathParameters(call);
  const parameters = Object.entries(query ?? {}).map(([field, declared]) =>
    parameter(field, inPath.includes(field) ? 'path' : 'query', schemaOfField(declared)),
  );
  return {
    operationId: name,
    tags: ['commands'],
    description: `Right: ${right}. Answers ${said}.`,
    ...(parameters.length > 0 && { parameters }),
    ...(body && takes !== 'file' && { requestBody: sends(shape(body, 'draft')) }),
    ...(takes === 'file' && { requestBody: sends(form(body), 'multipart/form-data') }),
    responses: answers(200, {}),
  };
}

function form(body: Fields | undefined): Json {
  const fields = body ? shape(body, 'draft') : object({});
  return object(
    {
      file: { type: 'string', contentMediaType: 'application/octet-stream' },
      ...(fields.properties as Json),
    },
    ['file', ...((fields.required as readonly string[] | undefined) ?? [])],
  );
}

function resourceSchemas(declaration: Declaration): [string, Json][] {
  const { name, fields, brief } = declaration;
  const kept = {
    _id: text,
    createdAt: instant,
    updatedAt: instant,
    createdBy: text,
    updatedBy: text,
    version: { type: 'integer' },
    may: { type: 'array', items: text },
  };
  const whole = { ...kept, ...properties(fields) };
  const row = Object.fromEntries(
    Object.entries(whole).filter(
      ([field]) => brief.includes(field) || ['_id', 'version', 'may'].includes(field),
    ),
  );
  return [
    [name, object(whole)],
    [`${name}Brief`, object(row)],
    [`${name}Draft`, shape(fields, 'draft')],
    [`${name}Change`, { ...shape(fields, 'change'), required: ['_id'] }],
  ];
}

const instant = { type: 'string', format: 'date-time' };

function shape(fields: Fields, of: 'draft' | 'change'): Json {
  const sent = Object.entries(fields).filter(
    ([, { set }]) => set !== 'host' && !(of === 'change' && set === 'once'),
  );
  const required = sent.filter(([, field]) => of === 'draft' && isNeeded(field)).map(([name]) => name);
  const change = of === 'change' ? { _id: text, version: { type: 'integer' } } : {};
  return {
    ...object({ ...change, ...properties(Object.fromEntries(sent)) }, required),
    additionalProperties: false,
  };
}

function properties(fields: Fields): Json {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, schemaOfField(field)]));
}

/** A field's value as JSON Schema. */
function schemaOfField(field: Field): Json {
  switch (field.kind) {
    case 'integer':
    case 'decimal':
      return {
        type: field.kind === 'integer' ? 'integer' : 'number',
        minimum: field.min,
        maximum: field.max,
      };
    case 'flag':
      return { type: 'boolean' };
    case 'choice':
      return { type: 'string', enum: vocabularies[field.of] };
    case 'choices':
      return { type: 'array', items: { type: 'string', enum: vocabularies[field.of] } };
    case 'references':
    case 'texts':
      return { type: 'array', items: text };
    case 'part':
      return object(properties(field.fields));
    case 'parts':
      return { type: 'array', items: object(properties(field.fields)) };
    case 'date':
      return { type: 'string', format: 'date' };
    case 'moment':
      return instant;
    case 'money':
      return { type: 'string', pattern: '^-?\\d{1,10}\\.\\d{2}$' };
    case 'value':
      return {};
    default:
      return { type: 'string' };
  }
}
