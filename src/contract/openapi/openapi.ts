import { commandNames, commandOf } from '../commands';
import { listCalls, splitCall } from '../resource';
import type { Call, Declaration } from '../resource';
import { declarationOf, resourceNames } from '../resources';
import { problems } from '../problems';
import { vocabularies } from '../vocabularies';
import type { VocabularyName } from '../vocabularies';
import { commandOperation } from './command-operations';
import type { Operation } from './operation';
import { recordSchemas } from './records';
import { refusalComponents } from './refusals';
import { list, object, wordsOf } from './schema-of-field';
import type { Json } from './schema-of-field';
import { verbOperation } from './verb-operations';

/** The whole interface as OpenAPI 3.1, printed from the declarations. Calls of our own, under `/desk/`, are marked so. */
export function openApi(version: string): Json {
  const calls = allOperations();
  const paths: Record<string, Record<string, Json>> = {};
  for (const [path, { method, ...operation }] of calls)
    (paths[path] ??= {})[method.toLowerCase()] = { ...operation, 'x-documented': !path.startsWith('/desk/') };
  return {
    openapi: '3.1.0',
    info: { title: 'Collateral Desk', version, description },
    servers: [{ url: '/api' }],
    security: [{ access: [], session: [] }],
    paths: Object.fromEntries(Object.entries(paths).sort(([a], [b]) => (a < b ? -1 : 1))),
    components: {
      securitySchemes: {
        access: { type: 'apiKey', in: 'cookie', name: 'access' },
        session: { type: 'apiKey', in: 'header', name: 'x-session-id' },
      },
      parameters: headers,
      responses: refusalComponents(calls.map(([, operation]) => operation)),
      schemas: schemas(),
    },
  };
}

const description =
  'Sign in with `login`, first with the password, then with the code that was sent as well. The answer sets the cookies `access` and ' +
  '`refresh`; its `sessionId` goes with every call as `x-session-id`. After 15 minutes `refreshToken` gives new cookies.';

const verbs = ['list', 'show', 'create', 'update', 'replace', 'remove', 'search', 'batch'] as const;

function allOperations(): [string, Operation][] {
  const ofVerbs = resourceNames
    .map(declarationOf)
    .flatMap((declaration) =>
      verbs.flatMap((verb) =>
        callsOf(declaration, verb).map((call, place): [string, Operation] => [
          splitCall(call).path,
          verbOperation(declaration, verb, call, place),
        ]),
      ),
    );
  const ofCommands = commandNames.map((name): [string, Operation] => {
    const command = commandOf(name);
    return [splitCall(command.call).path, commandOperation(name, command)];
  });
  return [...ofVerbs, ...ofCommands];
}

// Where one call both creates and changes, it is told as the one that creates.
function callsOf(declaration: Declaration, verb: (typeof verbs)[number]): readonly Call[] {
  const { calls } = declaration;
  if (verb === 'list') return listCalls(declaration);
  const call = calls[verb];
  return call === undefined || (verb === 'update' && call === calls.create) ? [] : [call];
}

const headers = {
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description: 'Whatever names this one call: sent twice, it gets its first answer again.',
    schema: { type: 'string', minLength: 8, maxLength: 200, pattern: '^\\S+$' },
  },
  IfMatch: {
    name: 'If-Match',
    in: 'header',
    description:
      'The version that the change was made on, in quotes. Where another stands there now: 412, with the record.',
    schema: { type: 'string', examples: ['"3"'] },
  },
};

const text = { type: 'string' };

const schemas = (): Json => ({
  Problem: {
    type: 'object',
    required: ['message', 'code'],
    properties: {
      message: { ...text, description: 'A sentence for a person.' },
      code: { enum: Object.keys(problems) },
      errors: { type: 'object', additionalProperties: text, description: 'Sentences by field path.' },
      current: { description: 'The record as it stands now, with STALE_VERSION.' },
    },
  },
  CodeAsked: object({ showMFAForm: { const: true } }, ['showMFAForm']),
  buckets: {
    type: 'object',
    description: 'For each field that is counted: its values, and how often each stands in the list.',
    additionalProperties: list(
      object({ value: { type: ['string', 'boolean', 'number'] }, label: text, count: { type: 'integer' } }, [
        'value',
        'label',
        'count',
      ]),
    ),
  },
  ...Object.fromEntries(
    (Object.keys(vocabularies) as VocabularyName[]).map((name) => [
      wordsOf(name),
      { type: 'string', enum: vocabularies[name] },
    ]),
  ),
  ...Object.fromEntries(resourceNames.flatMap((name) => recordSchemas(declarationOf(name)))),
});
