import type { FastifyInstance, FastifyReply } from 'fastify';
import { openApi } from '#contract/openapi/openapi';
import { compress } from '../request/compress';
import type { Described } from './described';
import { docsPage } from './docs-page';
import { docsScript } from './docs-script';
import { docsStyle } from './docs-style';

/** `/api/openapi.json` describes every call to a machine, `/api/docs` to a person. Neither says more than the contract. */
export function serveDocs(server: FastifyInstance, version: string): void {
  let described: ReturnType<typeof openApi> | undefined;
  // Written when it is first asked for: most hosts never are.
  const once = () => (described ??= openApi(version));
  const texts = {
    '/api/openapi.json': ['application/json', () => JSON.stringify(once())],
    '/api/docs': ['text/html', () => docsPage(once() as unknown as Described)],
    '/api/docs/style.css': ['text/css', () => docsStyle],
    '/api/docs/search.js': ['text/javascript', () => docsScript],
  } as const;
  for (const [address, [type, text]] of Object.entries(texts))
    server.get(address, async (_, reply) => sendText(reply.type(`${type}; charset=utf-8`), text()));
}

async function sendText(reply: FastifyReply, text: string): Promise<FastifyReply> {
  void reply.header('vary', 'accept-encoding');
  const compressed = await compress(text, reply.request.headers['accept-encoding']);
  return compressed
    ? reply.header('content-encoding', compressed.encoding).send(compressed.bytes)
    : reply.send(text);
}
