import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

interface Posted {
  readonly key: string;
  readonly billId: string;
  readonly bill: { readonly supplierCode: string; readonly billNumber: string; readonly total: string };
}
interface EnteredEntry {
  readonly key: string;
  readonly entryId: string;
  readonly entry: Record<string, unknown>;
}
type Reply = { readonly status: number; readonly body?: unknown; readonly location?: string } | 'silence';

/** Accounts of their own, over HTTP: every request that came in, and a book of the bills that it took. */
export interface Accounts {
  readonly url: string;
  readonly asked: { method: string; url: string; key: string | undefined; token: string | undefined }[];
  readonly posts: Posted[];
  readonly entries: EnteredEntry[];
  /** Called once a bill is in the book and before it is answered; what it answers is sent instead. */
  afterPost: (posted: Posted) => Reply | undefined;
  /** Answers in place of the book. */
  instead: ((method: string, url: string) => Reply | undefined) | undefined;
  states: object[];
}

/** Starts accounts that keep every bill they are sent, even one that they have: who posts twice is found out. */
export async function openAccounts(): Promise<Accounts> {
  const accounts: Accounts = {
    url: '',
    asked: [],
    posts: [],
    entries: [],
    afterPost: () => undefined,
    instead: undefined,
    states: [],
  };
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (part: Buffer) => (text += part.toString()));
    request.on('end', () => {
      const key = request.headers['idempotency-key'] as string | undefined;
      const { method = '', url = '' } = request;
      accounts.asked.push({ method, url, key, token: request.headers.authorization });
      const reply = accounts.instead?.(method, url) ?? book(accounts, method, url, key, text);
      if (reply === 'silence') return;
      response.writeHead(reply.status, {
        'content-type': 'application/json',
        ...(reply.location && { location: reply.location }),
      });
      response.end(JSON.stringify(reply.body ?? {}));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return Object.assign(accounts, { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1` });
}

function book(accounts: Accounts, method: string, url: string, key = '', text: string): Reply {
  const { pathname, searchParams: asked } = new URL(url, 'http://accounts');
  if (pathname.endsWith('/entries')) return entries(accounts, method, key || String(asked.get('key')), text);
  if (method === 'POST') {
    const posted = { key, billId: `B${accounts.posts.length + 1}`, bill: JSON.parse(text) as Posted['bill'] };
    accounts.posts.push(posted);
    return accounts.afterPost(posted) ?? { status: 201, body: { billId: posted.billId } };
  }
  if (asked.has('since')) return { status: 200, body: { data: accounts.states } };
  const found = accounts.posts.find((one) => one.key === asked.get('key'));
  return found ? { status: 200, body: { billId: found.billId } } : { status: 404 };
}

function entries(accounts: Accounts, method: string, key: string, text: string): Reply {
  if (method === 'POST') {
    const entry = JSON.parse(text) as EnteredEntry['entry'];
    accounts.entries.push({ key, entryId: `E${accounts.entries.length + 1}`, entry });
  }
  const found = accounts.entries.find((one) => one.key === key);
  return found ? { status: 200, body: { entryId: found.entryId } } : { status: 404 };
}
