import type { Operation, Parameter } from './described';

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
  const address = `/api${path.replace(/\{\w+\}/g, id)}${query && `?${query}`}`;
  const content = Object.entries(operation.requestBody?.content ?? {});
  const [type, body] = content[0] ?? [];
  const isForm = type === 'multipart/form-data';
  const isOpen = operation.security?.length === 0;
  const isKeyed = parameters.some(({ name }) => name === 'Idempotency-Key');
  const given = body && !isForm ? JSON.stringify(body.example ?? {}) : undefined;
  const fields = isForm ? Object.keys(body?.schema.properties ?? {}) : [];
  const heads = [
    ...(isOpen ? [] : ['-H "x-session-id: $SESSION"']),
    ...(isKeyed ? ['-H "idempotency-key: $(uuidgen)"'] : []),
    ...(given ? ['-H "content-type: application/json"', `-d '${given.replaceAll("'", "'\\''")}'`] : []),
    ...(fields.includes('file') ? ["-F 'file=@placements.csv'"] : []),
  ];
  return {
    curl: ['curl -b cookies.txt -c cookies.txt', `-X ${method} "$HOST${address}"`, ...heads].join(' \\\n  '),
    script: scriptOf(method, address, { given, isForm, isOpen, isKeyed }),
  };
}

function scriptOf(
  method: string,
  address: string,
  {
    given,
    isForm,
    isOpen,
    isKeyed,
  }: { given: string | undefined; isForm: boolean; isOpen: boolean; isKeyed: boolean },
): string {
  const headers = [
    ...(isOpen ? [] : ["'x-session-id': session"]),
    ...(isKeyed ? ["'idempotency-key': crypto.randomUUID()"] : []),
    ...(given ? ["'content-type': 'application/json'"] : []),
  ];
  return [
    `const response = await fetch(\`\${host}${address}\`, {`,
    `  method: '${method}',`,
    "  credentials: 'include',",
    ...(headers.length > 0 ? [`  headers: { ${headers.join(', ')} },`] : []),
    ...(given ? [`  body: JSON.stringify(${given}),`] : []),
    ...(isForm ? ['  body: form, // a FormData with the fields below'] : []),
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
