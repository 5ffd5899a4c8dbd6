import type { Body, Operation, Parameter } from './described';

interface Asked {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
  readonly parameters: readonly Parameter[];
}

const id = '019a9e3c-5f00-7c11-8a52-2d3b6f0e1a77';

/** An example of the request, as one line of curl and as TypeScript. */
export function examplesOf({ method, path, operation, parameters }: Asked): { curl: string; script: string } {
  const needed = parameters.filter((one) => one.in === 'query' && one.required);
  const query = needed.map(({ name, schema }) => `${name}=${encodeURIComponent(valueOf(schema))}`).join('&');
  const [[type, body] = []] = Object.entries(operation.requestBody?.content ?? {});
  const isForm = type === 'multipart/form-data';
  const example: Sent = {
    method,
    address: `/api${path.replace(/\{\w+\}/g, id)}${query && `?${query}`}`,
    isOpen: operation.security?.length === 0,
    isKeyed: parameters.some(({ name }) => name === 'Idempotency-Key'),
    ...(body && !isForm && { json: JSON.stringify(body.example ?? {}) }),
    ...(body && isForm && { parts: partsOf(body) }),
  };
  return { curl: curlOf(example), script: scriptOf(example) };
}

interface Sent {
  readonly method: string;
  readonly address: string;
  readonly isOpen: boolean;
  readonly isKeyed: boolean;
  readonly json?: string;
  /** The parts of a form, with `@` before the name of a file. */
  readonly parts?: readonly (readonly [string, string])[];
}

function partsOf({ schema, example }: Body): [string, string][] {
  const files = Object.entries(schema.properties ?? {}).flatMap(([name, part]): [string, string][] =>
    name === 'file'
      ? [[name, '@placements.csv']]
      : part.items?.contentMediaType
        ? [[name, '@front.jpg']]
        : [],
  );
  const told = Object.entries(example ?? {}).flatMap(([name, given]) =>
    [given]
      .flat()
      .map((one): [string, string] => [name, typeof one === 'object' ? JSON.stringify(one) : String(one)]),
  );
  return [...files, ...told];
}

const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

function curlOf({ method, address, isOpen, isKeyed, json, parts = [] }: Sent): string {
  return [
    'curl -b cookies.txt -c cookies.txt',
    `-X ${method} "$HOST${address}"`,
    ...(isOpen ? [] : ['-H "x-session-id: $SESSION"']),
    ...(isKeyed ? ['-H "idempotency-key: $(uuidgen)"'] : []),
    ...(json ? ['-H "content-type: application/json"', `-d ${quoted(json)}`] : []),
    ...parts.map(([name, value]) => `-F ${quoted(`${name}=${value}`)}`),
  ].join(' \\\n  ');
}

function scriptOf({ method, address, isOpen, isKeyed, json, parts }: Sent): string {
  const headers = [
    ...(isOpen ? [] : ["'x-session-id': session"]),
    ...(isKeyed ? ["'idempotency-key': crypto.randomUUID()"] : []),
    ...(json ? ["'content-type': 'application/json'"] : []),
  ];
  return [
    ...(parts ? ['const form = new FormData();'] : []),
    ...(parts ?? []).map(
      ([name, value]) => `form.append('${name}', ${value.startsWith('@') ? 'file' : quoted(value)});`,
    ),
    `const response = await fetch(\`\${host}${address}\`, {`,
    `  method: '${method}',`,
    "  credentials: 'include',",
    ...(headers.length > 0 ? [`  headers: { ${headers.join(', ')} },`] : []),
    ...(json ? [`  body: JSON.stringify(${json}),`] : []),
    ...(parts ? ['  body: form,'] : []),
    '});',
    'if (!response.ok) throw new Error((await response.json()).message);',
  ].join('\n');
}

function valueOf({ enum: words, format, type }: Parameter['schema']): string {
  if (words) return String(words[0]);
  if (format === 'uuid') return id;
  if (format === 'date') return '2026-11-20';
  return type === 'integer' || type === 'number' ? '1' : 'text';
}
