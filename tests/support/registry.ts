import { createServer } from 'node:http';
import type { ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

type Question = Readonly<Record<string, unknown>>;

/** An answer. `late`: after so many milliseconds. `isCut`: the line breaks in its middle. */
interface Told {
  readonly status?: number;
  readonly body: unknown;
  readonly late?: number;
  readonly isCut?: true;
}

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
  answer: (question: Question, key: string) => Told | undefined;
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
      const told = registry.answer(question, key);
      setTimeout(() => send(response, told), told?.late ?? 0);
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

function send(response: ServerResponse, told: Told | undefined): void {
  if (!told) return;
  const isText = typeof told.body === 'string';
  const text = isText ? String(told.body) : JSON.stringify(told.body);
  response.writeHead(told.status ?? 200, { 'content-type': isText ? 'text/html' : 'application/json' });
  if (told.isCut) response.write(text.slice(0, text.length / 2), () => response.destroy());
  else response.end(text);
}
