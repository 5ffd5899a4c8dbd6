import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { io } from 'socket.io-client';
import type { Socket } from 'socket.io-client';
import { expect, it, onTestFinished } from 'vitest';
import { openOutbox } from '#server/messages/outbox';
import { openHost } from '#server/open-host';
import type { RunningHost } from '#server/open-host';
import { readSettings } from '#server/settings';
import { startHost } from '../support/host';
import type { TestHost } from '../support/host';
import { signIn } from '../support/person';
import type { Person } from '../support/person';

interface Opened {
  readonly open: RunningHost;
  readonly host: TestHost;
  close(): Promise<void>;
}

/** A whole host on a port of its own, on a database that is there already. */
async function opened(): Promise<Opened> {
  const test = await startHost();
  const { host, port, user, database } = test.connection;
  const dataDir = mkdtempSync(path.join(tmpdir(), 'collateral-house-'));
  const settings = readSettings({
    DATA_DIR: dataDir,
    DATABASE_URL: `socket:${host}?db=${database}&user=${user}&port=${port}`,
    PORT: '0',
    DEMO: 'off',
    SESSION_SECRET: 'q7Vx2mPz9KcT4rWb8NdY1sLf6HgJ3aRe',
  });
  const open = await openHost(settings, pino({ level: process.env.TEST_LOG ?? 'silent' }), () => undefined);
  let closing: Promise<void> | undefined;
  const close = (): Promise<void> => (closing ??= open.close());
  onTestFinished(async () => {
    await close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  const messages = { ...open.app.messages, kept: () => openOutbox(dataDir).list() };
  return { open, host: { ...test, server: open.server, app: { ...open.app, messages } }, close };
}

async function connected({ open }: Opened, { cookies, sessionId }: Person): Promise<Socket> {
  const cookie = Object.entries(cookies).map(([name, value]) => `${name}=${value}`);
  const socket = io(`http://127.0.0.1:${open.port}`, {
    transports: ['websocket'],
    extraHeaders: { cookie: cookie.join('; ') },
    auth: { sessionId },
    forceNew: true,
  });
  onTestFinished(() => void socket.disconnect());
  await new Promise((resolve, reject) => {
    socket.on('connect', () => resolve(undefined));
    socket.on('connect_error', reject);
  });
  return socket;
}

const next = (socket: Socket, event: string): Promise<unknown> =>
  new Promise((resolve) => socket.once(event, resolve));

it('ends the sockets of a session when it is logged out', async () => {
  const app = await opened();
  const person = await signIn(app.host, 'file_manager');
  const socket = await connected(app, person);
  const [ended, gone] = [next(socket, `end-session-${person.userId}`), next(socket, 'disconnect')];
  expect((await person.call('GET', '/auth/logout')).status).toBe(200);
  expect([await ended, await gone]).toEqual([{ sessionId: person.sessionId }, 'io server disconnect']);
});

it('tells a person what to fetch once a change is committed', async () => {
  const app = await opened();
  const [mine, admin] = [await signIn(app.host, 'file_manager'), await signIn(app.host, 'administrator')];
  const socket = await connected(app, mine);
  const told = next(socket, `refetch-${mine.userId}`);
  const note = {
    body: 'Meet at noon.',
    audience: 'direct',
    recipients: [{ userId: mine.userId, kind: 'to' }],
  };
  expect((await admin.call('POST', '/note/', note)).status).toBe(201);
  expect(await told).toEqual({ section: 'notesCount' });
  expect((await mine.call('GET', '/note/count')).body).toEqual({ count: 1 });
});

it('stops within two seconds while sockets are open, and answers no more', async () => {
  const app = await opened();
  const socket = await connected(app, await signIn(app.host, 'file_manager'));
  const gone = next(socket, 'disconnect');
  const began = performance.now();
  await app.close();
  expect(performance.now() - began).toBeLessThan(2_000);
  expect(await gone).toMatch(/io server disconnect|transport close/);
  await expect(fetch(`http://127.0.0.1:${app.open.port}/healthz`)).rejects.toThrow();
});

it('gives a request head ten seconds and a whole request five minutes', async () => {
  const { open } = await opened();
  const { headersTimeout, requestTimeout, keepAliveTimeout } = open.server.server;
  expect({ headersTimeout, requestTimeout, keepAliveTimeout }).toEqual({
    headersTimeout: 10_000,
    requestTimeout: 300_000,
    keepAliveTimeout: 72_000,
  });
});
