import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { pino } from 'pino';
import { io } from 'socket.io-client';
import type { Socket } from 'socket.io-client';
import { expect, it, onTestFinished } from 'vitest';
import { openOutbox } from '#server/messages/outbox';
import { openHost } from '#server/open-host';
import { openLog } from '#server/open-log';
import type { RunningHost } from '#server/open-host';
import { readSettings } from '#server/settings';
import { startHost } from '../support/host';
import type { TestHost } from '../support/host';
import { send, signIn } from '../support/person';
import type { Person } from '../support/person';

interface Opened {
  readonly open: RunningHost;
  readonly host: TestHost;
  close(): Promise<void>;
}

const silent = pino({ level: process.env.TEST_LOG ?? 'silent' });

/** A whole host on a port of its own, on a database that is there already, or on that of another host. */
async function opened(beside?: Pick<Opened, 'host'>, log = silent): Promise<Opened> {
  const test = beside?.host ?? (await startHost());
  const { host, port, user, database } = test.connection;
  const dataDir = mkdtempSync(path.join(tmpdir(), 'collateral-house-'));
  const settings = readSettings({
    DATA_DIR: dataDir,
    DATABASE_URL: `socket:${host}?db=${database}&user=${user}&port=${port}`,
    PORT: '0',
    DEMO: 'off',
    SESSION_SECRET: 'q7Vx2mPz9KcT4rWb8NdY1sLf6HgJ3aRe',
  });
  const open = await openHost(settings, log, () => undefined);
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

/** What a socket hears of the end of its session until it is cut, and how it is cut. */
async function ending(socket: Socket, { userId }: Person): Promise<[unknown, unknown[]]> {
  const events: unknown[] = [];
  socket.on(`end-session-${userId}`, (news) => void events.push(news));
  return [await next(socket, 'disconnect'), events];
}

it('ends the sockets of a session when it is logged out', async () => {
  const app = await opened();
  const person = await signIn(app.host, 'file_manager');
  const socket = await connected(app, person);
  const [ended, gone] = [next(socket, `end-session-${person.userId}`), next(socket, 'disconnect')];
  expect((await person.call('GET', '/auth/logout')).status).toBe(200);
  expect([await ended, await gone]).toEqual([{ sessionId: person.sessionId }, 'io server disconnect']);
});

it('ends the sockets of a session on every host of its database when it is logged out', async () => {
  const here = await opened();
  const there = await opened(here);
  const [person, other] = [await signIn(here.host, 'file_manager'), await signIn(there.host, 'supervisor')];
  const [socket, stays] = [await connected(there, person), await connected(there, other)];
  const heard = ending(socket, person);
  expect((await person.call('GET', '/auth/logout')).status).toBe(200);
  expect(await heard).toEqual(['io server disconnect', [{ sessionId: person.sessionId }]]);
  expect(stays.connected).toBe(true);
});

it('says to the sockets of every host that their session is over before it ends them', async () => {
  const here = await opened();
  const there = await opened(here);
  const person = await signIn(here.host, 'file_manager');
  const news = { to: 'session', userId: person.userId, sessionId: person.sessionId } as const;
  // Word and end that travelled one by one would overtake each other now and then.
  for (let round = 0; round < 40; round += 1) {
    const sockets = [await connected(here, person), await connected(there, person)];
    const heard = sockets.map((socket) => ending(socket, person));
    here.open.app.live.notify([news]);
    const ended = ['io server disconnect', [{ sessionId: person.sessionId }]];
    expect(await Promise.all(heard), `round ${round}`).toEqual([ended, ended]);
  }
});

it('ends the sockets of a person on every host once they set a password by a link', async () => {
  const here = await opened();
  const there = await opened(here);
  const socket = await connected(there, await signIn(here.host, 'file_manager'));
  await send(here.host, {}, 'POST', '/auth/forgot-password', { email: 'file_manager@demo.example' });
  const link = async (): Promise<string | undefined> =>
    (await here.host.app.messages.kept?.())
      ?.map(({ text }) => /reset-password\/([\w-]+)/.exec(text)?.[1])
      .find((one) => one !== undefined);
  await expect.poll(link).toBeDefined();
  const token = await link();
  const gone = next(socket, 'disconnect');
  const set = { token, newPassword: 'a quiet lake in 7 Novembers' };
  const { status, body } = await send(here.host, {}, 'POST', '/auth/reset-password', set);
  expect(status, JSON.stringify(body)).toBe(200);
  expect(await gone).toBe('io server disconnect');
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

it('brings to its end what it sweeps before it lets go of its database', async () => {
  const host = await startHost();
  const other = new pg.Client(host.connection);
  await other.connect();
  await other.query('begin');
  // What the second step of a sweep takes rows from.
  await other.query('lock table idempotency in access exclusive mode');
  const said: string[] = [];
  const log = openLog('warn', { write: (line) => void said.push(line) });
  const app = await opened({ host }, log);
  const closed = app.close();
  await pause(300);
  await other.query('rollback');
  await other.end();
  await closed;
  // Whatever went on behind its back would have missed the database by now.
  await pause(300);
  expect(said).toEqual([]);
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
