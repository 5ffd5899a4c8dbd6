import type { FastifyInstance } from 'fastify';
import { openApi } from '#contract/openapi';

type Operation = {
  summary?: string;
  description?: string;
  operationId: string;
  'x-documented': boolean;
  parameters?: { name: string; in: string; description?: string }[];
};

/** `/api/openapi.json` describes every call to a machine, `/api/docs` to a person. Neither says more than the contract. */
export function serveDocs(server: FastifyInstance, version: string): void {
  // Hosts start more often than anybody reads what they describe.
  let made: ReturnType<typeof openApi> | undefined;
  const described = () => (made ??= openApi(version));
  server.get('/api/openapi.json', async (_, reply) =>
    reply.type('application/json; charset=utf-8').send(JSON.stringify(described())),
  );
  server.get('/api/docs', async (_, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .send(pageOf(described().paths as Record<string, Record<string, Operation>>)),
  );
}

function pageOf(paths: Record<string, Record<string, Operation>>): string {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => callOf(method.toUpperCase(), path, operation)),
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Collateral Desk: calls</title>
<meta name="viewport" content="width=device-width, initial-scale=1"></head><body><main><h1>Calls of Collateral Desk</h1>
<p>Every call stands under <code>/api</code>. For machines: <a href="/api/openapi.json">openapi.json</a>. Calls under
<code>/desk/</code> are our own; the others are documented.</p>${calls.join('\n')}</main></body></html>`;
}

function callOf(method: string, path: string, { summary, description, parameters = [] }: Operation): string {
  const rows = parameters.map(
    (one) => `<li><code>${escape(one.name)}</code> (${escape(one.in)}) ${escape(one.description ?? '')}</li>`,
  );
  return `<details><summary><code>${method} ${escape(path)}</code> ${escape(summary ?? '')}</summary>
<p>${escape(description ?? '')}</p><ul>${rows.join('')}</ul></details>`;
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
