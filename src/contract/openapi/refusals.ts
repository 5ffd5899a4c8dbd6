import type { CommandDeclaration, Right } from '../commands/command';
import { problems } from '../problems';
import type { ProblemCode } from '../problems';
import { sentences } from '../words/en/sentences';
import { plainWords } from '../words/read-sentence';
import type { Call, Declaration, Verb } from '../resource';
import { pathParameters, splitCall } from '../resource';
import type { Json } from './schema-of-field';

const inEnglish = plainWords(sentences);
const any: readonly ProblemCode[] = [
  'MALFORMED',
  'UNKNOWN_PARAMETER',
  'TOO_MANY',
  'FAILED',
  'NOT_READY',
  'NO_ROOM',
  'ORIGIN_REFUSED',
];
const read: readonly ProblemCode[] = ['UNKNOWN_FIELD', 'FIELD_FORBIDDEN', 'INVALID'];
const written: readonly ProblemCode[] = ['NOT_FOUND', 'CONFLICT', 'DUPLICATE', 'FILE_CLOSED', 'FORBIDDEN'];

/** How any call may be refused: by what it is, by its right and by what it carries. */
function usual(call: Call, right: Right, hasBody: boolean): ProblemCode[] {
  const { method } = splitCall(call);
  return [
    ...any,
    ...(right === 'open' ? [] : (['SIGNED_OUT', 'SESSION_LOCKED'] as const)),
    ...(right.includes('.') ? (['FORBIDDEN'] as const) : []),
    ...(method === 'GET' ? [] : (['TOO_LARGE', 'WRONG_TYPE'] as const)),
    ...(hasBody ? read : []),
    ...(pathParameters(call).length > 0 ? (['NOT_FOUND'] as const) : []),
  ];
}

/** How a verb of a resource may be refused. */
export function refusalsOfVerb({ name, belongs, calls }: Declaration, verb: Verb, call: Call): ProblemCode[] {
  const codes = usual(call, `${name}.${verb}`, ['create', 'update', 'replace', 'batch'].includes(verb));
  if (verb === 'list' || verb === 'search' || verb === 'show' || verb === 'batch')
    return [...codes, 'INVALID'];
  const ofFile = name === 'file' || belongs !== undefined;
  return [
    ...codes,
    ...written.filter((code) => code !== 'FILE_CLOSED' || ofFile),
    ...(verb === 'create' ? (['KEY_REUSED'] as const) : []),
    ...(verb === 'create' && call !== calls.update ? [] : (['STALE_VERSION', 'TOO_LATE', 'IN_USE'] as const)),
    // An attempt takes its file along.
    ...(name === 'file' || name === 'attempt' ? (['MOVE_NOT_ALLOWED', 'FILE_ON_HOLD'] as const) : []),
    // Nothing is ordered on a held file.
    ...(name === 'repairsAndReconditioning' ? (['FILE_ON_HOLD'] as const) : []),
  ];
}

/** How a command may be refused. */
export function refusalsOfCommand(command: CommandDeclaration): ProblemCode[] {
  const { call, right, body, query, takes, seeds, refuses = [] } = command;
  const { method } = splitCall(call);
  const acts = method !== 'GET' && right !== 'open';
  return [
    ...usual(call, right, body !== undefined || takes !== undefined),
    ...(query ? (['INVALID'] as const) : []),
    ...(right === 'open' || !(body || query) ? [] : (['NOT_FOUND', 'FORBIDDEN'] as const)),
    ...(acts ? [...written, 'STALE_VERSION' as const, 'TOO_LATE' as const] : []),
    ...(method === 'POST' && acts ? (['KEY_REUSED'] as const) : []),
    ...(seeds ? (['SEED_OFF'] as const) : []),
    ...refuses,
  ];
}

/** Refusals as the responses of an operation, by their statuses. */
export function refusedResponses(codes: readonly ProblemCode[]): Json {
  const byStatus = new Map<number, ProblemCode[]>();
  for (const code of [...new Set(codes)].sort()) {
    const { status } = problems[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return Object.fromEntries(
    [...byStatus]
      .sort(([a], [b]) => a - b)
      .map(([status, all]) => [status, { $ref: `#/components/responses/${nameOf(all)}` }]),
  );
}

const nameOf = (codes: readonly ProblemCode[]): string => codes.join('-');

/** Every refusal that the operations name, once. */
export function refusalComponents(operations: readonly { readonly responses: Json }[]): Json {
  const named = operations.flatMap(({ responses }) =>
    Object.values(responses).flatMap((one) => (one as { $ref?: string }).$ref?.split('/').at(-1) ?? []),
  );
  return Object.fromEntries(
    [...new Set(named)].sort().map((name) => {
      const codes = name.split('-') as ProblemCode[];
      const description = codes
        .map((code) => `\`${code}\`: ${inEnglish({ key: problems[code].key, with: {} })}`)
        .join(' ');
      const schema = {
        allOf: [{ $ref: '#/components/schemas/Problem' }, { properties: { code: { enum: codes } } }],
      };
      const [first] = codes;
      const example = first && { message: inEnglish({ key: problems[first].key, with: {} }), code: first };
      return [name, { description, content: { 'application/json': { schema, example } } }];
    }),
  );
}
