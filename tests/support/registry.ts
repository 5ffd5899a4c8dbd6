import { createServer } from 'node:http';
import type { ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

type Question = Readonly<Record<string, unknown>>;

/** A provider of searches over HTTP: every request that came in, and how many orders it sold, each key once. */
export interface Registry {
  readonly url: string;
  readonly asked: {
    method: string;
    path: string;
    key: string;
    token: string | undefined;
    question: Question;
  }[];
  readonly sold: Set<string>;
  /** What it answers; nothing, and it says nothing. */
  answer: (question: Question, key: string) => { status?: number; body: unknown } | undefined;
  close: () => void;
}

/** Starts one that ends with the test, or, for all of a file, when it is closed. */
export async function openRegistry(answer: Registry['answer'], lasts?: 'for all'): Promise<Registry> {
  const registry: Registry = { url: '', asked: [], sold: new Set(), answer, close: () => undefined };
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (part: Buffer) => (text += part.toString()));
    request.on('end', () => {
      const [, path = '', key = ''] = (request.url ?? '').split('/');
      const question = JSON.parse(text) as Question;
      const { method = '', headers } = request;
      registry.asked.push({ method, path, key, token: headers.authorization, question });
      registry.sold.add(key);
      send(response, registry.answer(question, key));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = (): void => {
    server.closeAllConnections();
    server.close();
  };
  if (!lasts) onTestFinished(close);
  return Object.assign(registry, {
    close,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  });
}

function send(response: ServerResponse, reply: { status?: number; body: unknown } | undefined): void {
  if (!reply) return;
  const isText = typeof reply.body === 'string';
  response.writeHead(reply.status ?? 200, { 'content-type': isText ? 'text/html' : 'application/json' });
  response.end(isText ? reply.body : JSON.stringify(reply.body));
}
