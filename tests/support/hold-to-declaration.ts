import Ajv from 'ajv/dist/2020';
import type { ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import type { FastifyInstance } from 'fastify';
import { openApi } from '#contract/openapi/openapi';

type Responses = Readonly<Record<string, { readonly $ref?: string }>>;
type Described = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly responses: Responses }>>>>;
};

const described = openApi('1') as Described;
const ajv = new Ajv({ strict: false, allErrors: true });
addFormats(ajv);
ajv.addSchema(described, 'openapi');
const validators = new Map<string, ValidateFunction | string>();

const pointer = (...parts: readonly string[]): string =>
  parts.map((part) => `/${encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))}`).join('');

/** What is declared of an answer, or why there is nothing. */
function validatorOf(method: string, path: string, status: number): ValidateFunction | string {
  const key = `${method} ${path} ${status}`;
  const known = validators.get(key);
  if (known) return known;
  const responses = described.paths[path]?.[method]?.responses;
  const response = responses?.[status];
  const place = response?.$ref ?? `#${pointer('paths', path, method, 'responses', String(status))}`;
  const found = response
    ? ajv.compile({ $ref: `openapi${place}${pointer('content', 'application/json', 'schema')}` })
    : `${status} is not declared`;
  validators.set(key, found);
  return found;
}

function mismatchOf(method: string, url: string, status: number, text: string): string | undefined {
  const path = url.replace(/^\/api/, '').replace(/:(\w+)/g, '{$1}');
  if (!described.paths[path]?.[method]) return undefined;
  const validate = validatorOf(method, path, status);
  if (typeof validate === 'string') return `${method} ${path}: ${validate}: ${text.slice(0, 200)}`;
  if (validate(JSON.parse(text))) return undefined;
  const errors = (validate.errors ?? []).map(
    ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
  );
  return `${method} ${path} ${status}: ${[...new Set(errors)].slice(0, 8).join('; ')}`;
}

/**
 * Holds each answer that a host gives in JSON, from a status on, to what is declared of its call and status.
 * @returns says what did not hold, when the host closes
 */
export function holdToDeclaration(server: FastifyInstance, from = 0): () => void {
  const mismatches = new Set<string>();
  server.addHook('onSend', async (request, reply, payload) => {
    const { url } = request.routeOptions;
    const isJson = String(reply.getHeader('content-type')).startsWith('application/json');
    if (!url || !isJson || reply.statusCode < from || typeof payload !== 'string') return;
    const mismatch = mismatchOf(request.method.toLowerCase(), url, reply.statusCode, payload);
    if (mismatch) mismatches.add(mismatch);
  });
  return () => {
    if (mismatches.size > 0)
      throw new Error(`Answers that are not as they are declared:\n${[...mismatches].join('\n')}`);
  };
}
