import { Readable } from 'node:stream';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Ajv from 'ajv/dist/2020';
import type { ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import type { FastifyInstance } from 'fastify';
import { openApi } from '#contract/openapi/openapi';

type Responses = Readonly<
  Record<string, { readonly $ref?: string; readonly content?: Readonly<Record<string, unknown>> }>
>;
type Described = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly responses: Responses }>>>>;
};

const described = openApi('1') as Described;
// What is described once is compiled once, and as it stands: to shorten it takes longer than to run it ever does here.
const ajv = new Ajv({ strict: false, allErrors: true, inlineRefs: false, code: { optimize: false } });
addFormats(ajv);
ajv.addSchema(described, 'openapi');
const validators = new Map<string, ValidateFunction>();

const pointer = (...parts: readonly string[]): string =>
  parts.map((part) => `/${encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))}`).join('');

/** What is declared of an answer, or why there is nothing. */
function validatorOf(method: string, path: string, status: number): ValidateFunction | string {
  const response = described.paths[path]?.[method]?.responses[status];
  if (!response) return `${status} is not declared`;
  // Many calls are refused in the same words, which are described at one place.
  const place = response.$ref ?? `#${pointer('paths', path, method, 'responses', String(status))}`;
  const known = validators.get(place);
  if (known) return known;
  const made = ajv.compile({ $ref: `openapi${place}${pointer('content', 'application/json', 'schema')}` });
  validators.set(place, made);
  return made;
}

const pathOf = (url: string): string => url.replace(/^\/api/, '').replace(/:(\w+)/g, '{$1}');

function mismatchOf(method: string, url: string, status: number, text: string): string | undefined {
  const path = pathOf(url);
  if (!described.paths[path]?.[method]) return `${method} ${path} is not declared`;
  const validate = validatorOf(method, path, status);
  if (typeof validate === 'string') return `${method} ${path}: ${validate}: ${text.slice(0, 200)}`;
  if (validate(JSON.parse(text))) return undefined;
  const errors = (validate.errors ?? []).map(
    ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
  );
  return `${method} ${path} ${status}: ${[...new Set(errors)].slice(0, 8).join('; ')}`;
}

/** What else than JSON an answer may be is declared as well: bytes, a page of text, a calendar. */
function wrongTypeOf(method: string, url: string, status: number, type: string): string | undefined {
  const { content } = described.paths[pathOf(url)]?.[method]?.responses[status] ?? {};
  const [base = ''] = type.split(';');
  const isDeclared =
    base in (content ?? {}) || '*/*' in (content ?? {}) || 'application/octet-stream' in (content ?? {});
  return isDeclared ? undefined : `${method} ${url} ${status}: ${base} is not declared`;
}

const decoders: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
};

/** The text of an answer as it was before it was made small on its way. */
function plainOf(bytes: Buffer, encoding: string): string {
  const decode = decoders[encoding];
  if (encoding && !decode) throw new Error(`an answer is in ${encoding}, which nobody reads here`);
  return (decode?.(bytes) ?? bytes).toString();
}

/** A stream as it is, and at its end the whole of its bytes. */
async function* heard(stream: Readable, tell: (bytes: Buffer) => void): AsyncGenerator<unknown, void> {
  const said: Buffer[] = [];
  for await (const chunk of stream) {
    said.push(Buffer.from(chunk as Buffer));
    yield chunk;
  }
  tell(Buffer.concat(said));
}

/** What describes the calls, and shows them, is no call, nor is an address that none of them has. */
const isCall = (url: string | undefined): url is string =>
  url !== undefined && url.startsWith('/api/') && !/^\/api\/(openapi\.json|docs|\*$)/.test(url);

/**
 * Holds each answer that a host gives to a call, from a status on, to what is declared of its call and status.
 * @returns says what did not hold, when the host closes
 */
export function holdToDeclaration(server: FastifyInstance, from = 0): () => void {
  const mismatches = new Set<string>();
  const note = (mismatch: string | undefined): void => void (mismatch && mismatches.add(mismatch));
  server.addHook('onSend', async (request, reply, payload) => {
    // A host finds its calls behind one route for all of them; what is found there by none is no call.
    const url = request.asked?.pattern ?? request.routeOptions.url;
    const { statusCode: status } = reply;
    const [method, type] = [request.method.toLowerCase(), String(reply.getHeader('content-type') ?? '')];
    if (!isCall(url) || status < from || method === 'head' || !type) return payload;
    if (!type.startsWith('application/json')) note(wrongTypeOf(method, url, status, type));
    else {
      const encoding = String(reply.getHeader('content-encoding') ?? '');
      const hold = (bytes: Buffer) => note(mismatchOf(method, url, status, plainOf(bytes, encoding)));
      if (payload instanceof Readable) return Readable.from(heard(payload, hold), { objectMode: false });
      hold(Buffer.from(payload as string | Buffer));
    }
    return payload;
  });
  return () => {
    if (mismatches.size > 0)
      throw new Error(`Answers that are not as they are declared:\n${[...mismatches].join('\n')}`);
  };
}

const templates = Object.keys(described.paths).map((path) => ({
  path,
  // What is written out comes before what is filled in.
  filled: path.split('{').length - 1,
  pattern: new RegExp(`^${path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}$`),
}));

/**
 * Holds an answer that came over the network, from a host in a process of its own, to what is declared of its call and status.
 * `url`: as it was asked, without `/api`
 * @throws Error that says what does not hold
 */
export function holdAnswer(method: string, url: string, status: number, text: string): void {
  const [asked = ''] = url.split('?');
  const [found] = templates
    .filter(({ path, pattern }) => pattern.test(asked) && described.paths[path]?.[method.toLowerCase()])
    .sort((one, other) => one.filled - other.filled);
  const mismatch = found
    ? mismatchOf(method.toLowerCase(), found.path, status, text)
    : `${method} ${asked} is not declared`;
  if (mismatch) throw new Error(`An answer is not as it is declared: ${mismatch}`);
}
