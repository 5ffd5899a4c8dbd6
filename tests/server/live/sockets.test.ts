import type { AddressInfo } from 'node:net';
import { io } from 'socket.io-client';
import type { Socket } from 'socket.io-client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { openLive } from '#server/live/open-live';
import type { OpenLive } from '#server/live/open-live';
import { seedId } from '#server/seed/seed-id';
import { startHost } from '../../support/host';
import type { TestHost } from '../../support/host';
import { license } from '../../support/licences';
import { assign } from '../../support/network';
import { share } from '../../support/shared-file';
import { signIn } from '../../support/person';
import type { Person } from '../../support/person';
import { placeFile } from '../../support/place-file';

async function openSockets(): Promise<{ host: TestHost; live: OpenLive; port: number }> {
  const host = await startHost();
  const live = openLive(host.server.server, host.app);
  await host.server.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => live.close());
  return { host, live, port: (host.server.server.address() as AddressInfo).port };
}

interface Line {
  readonly socket: Socket;
  /** Every event that came, in order. */
  readonly events: [string, unknown][];
  readonly outcome: Promise<string>;
}

function connect(
  port: number,
  person: Partial<Pick<Person, 'cookies' | 'sessionId'>>,
  headers: Record<string, string> = {},
): Line {
  const cookie = Object.entries(person.cookies ?? {})
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');
  const socket = io(`http://127.0.0.1:${port}`, {
    transports: ['websocket'],
    extraHeaders: { cookie, ...headers },
    auth: { sessionId: person.sessionId },
    reconnection: false,
    forceNew: true,
  });
  onTestFinished(() => void socket.disconnect());
  const events: [string, unknown][] = [];
  socket.onAny((name: string, news: unknown) => void events.push([name, news]));
  const outcome = new Promise<string>((resolve) => {
    socket.on('connect', () => resolve('connected'));
    socket.on('connect_error', (error) => resolve(error.message));
  });
  return { socket, events, outcome };
}

const disconnected = (socket: Socket): Promise<string> =>
  new Promise((resolve) => socket.on('disconnect', (reason) => resolve(reason)));
const next = (socket: Socket, event: string): Promise<unknown> =>
  new Promise((resolve) => socket.once(event, resolve));

it('lets in a session that proves itself by cookie and id together, and nothing less', async () => {
  const { host, port } = await openSockets();
  const [mine, other] = [await signIn(host, 'file_manager'), await signIn(host, 'lender_b')];
  expect(await connect(port, mine).outcome).toBe('connected');
  expect(await connect(port, { cookies: mine.cookies }).outcome).toBe('EndUserSession');
  expect(await connect(port, { cookies: mine.cookies, sessionId: seedId('session', 'none') }).outcome).toBe(
    'EndUserSession',
  );
  expect(await connect(port, { cookies: mine.cookies, sessionId: other.sessionId }).outcome).not.toBe(
    'connected',
  );
});

it('refuses another site', async () => {
  const { host, port } = await openSockets();
  const mine = await signIn(host, 'file_manager');
  expect(await connect(port, mine, { origin: 'https://elsewhere.example' }).outcome).not.toBe('connected');
});

it('does not end the browser’s session because it is locked or its access has run out', async () => {
  const { host, port } = await openSockets();
  const mine = await signIn(host, 'file_manager');
  host.passes(16 * 60);
  expect(await connect(port, mine).outcome).toBe('SignedOut');
  host.passes(20 * 60);
  expect(await connect(port, mine).outcome).toBe('SessionLocked');
  host.passes(12 * 60 * 60);
  expect(await connect(port, mine).outcome).toBe('EndUserSession');
});

it('tells a person what to fetch, and nobody else', async () => {
  const { host, live, port } = await openSockets();
  const [mine, other] = [await signIn(host, 'file_manager'), await signIn(host, 'lender_b')];
  const [line, stranger] = [connect(port, mine), connect(port, other)];
  await Promise.all([line.outcome, stranger.outcome]);
  const told = next(line.socket, `refetch-${mine.userId}`);
  live.notify([{ to: 'user', userId: mine.userId, section: 'notesCount' }]);
  expect(await told).toEqual({ section: 'notesCount' });
  const role = next(line.socket, `refetch-role-${seedId('role', 'file_manager')}`);
  live.notify([{ to: 'role', roleId: seedId('role', 'file_manager') }]);
  await role;
  expect(stranger.events).toEqual([]);
});

it('tells of a file those alone who have it in reach, by its id and not its content', async () => {
  const { host, live, port } = await openSockets();
  const people = {
    lender: await signIn(host, 'lender_user'),
    agency: await signIn(host, 'file_manager'),
    other: await signIn(host, 'lender_b'),
    vendor: await signIn(host, 'vendor_b'),
  };
  const file = await placeFile(people.lender);
  const lines = Object.fromEntries(
    Object.entries(people).map(([who, person]) => [who, connect(port, person)]),
  );
  await Promise.all(Object.values(lines).map(({ outcome }) => outcome));
  const heard = Promise.all(
    [lines.lender, lines.agency].map((line) => next((line as Line).socket, 'file-changed')),
  );
  live.notify([{ to: 'file', fileId: file._id, resource: 'note' }]);
  expect(await heard).toEqual([
    { fileId: file._id, resource: 'note' },
    { fileId: file._id, resource: 'note' },
  ]);
  expect([lines.other?.events, lines.vendor?.events]).toEqual([[], []]);
});

it('tells a partner of a file once it has accepted it, and not while it is only asked', async () => {
  const { host, live, port } = await openSockets();
  const [owner, partner] = [await signIn(host, 'supervisor'), await signIn(host, 'partner')];
  const file = await placeFile(owner);
  await license(host, 'PAR', 'ON');
  const asked = await assign(owner, file._id, 'PAR');
  const [line, keeper] = [connect(port, partner), connect(port, owner)];
  await Promise.all([line.outcome, keeper.outcome]);
  const news = { fileId: file._id, resource: 'note' };
  const mark = next(keeper.socket, 'file-changed');
  live.notify([{ to: 'file', ...news }]);
  await mark;
  const accepted = await partner.call('POST', '/companyAssignment/', {
    _id: asked.body._id,
    status: 'accepted',
  });
  expect(accepted.status, JSON.stringify(accepted.body)).toBe(200);
  const heard = next(line.socket, 'file-changed');
  live.notify([{ to: 'file', ...news }]);
  expect(await heard).toEqual(news);
  expect(line.events.filter(([, told]) => JSON.stringify(told) === JSON.stringify(news))).toHaveLength(1);
});

it('tells nobody any more of files that another role keeps from them', async () => {
  const { host, live, port } = await openSockets();
  const [lender, saw] = [await signIn(host, 'lender_user'), await signIn(host, 'administrator')];
  const file = await placeFile(lender);
  const [line, keeper] = [connect(port, saw), connect(port, lender)];
  await Promise.all([line.outcome, keeper.outcome]);
  const { roleId, companyId } = await host.app.db
    .selectFrom('user')
    .select(['roleId', 'companyId'])
    .where('email', '=', 'vendor_b@demo.example')
    .executeTakeFirstOrThrow();
  await host.app.db.updateTable('user').set({ roleId, companyId }).where('_id', '=', saw.userId).execute();
  const told = Promise.all([next(line.socket, `refetch-${saw.userId}`), next(keeper.socket, 'file-changed')]);
  live.notify([
    { to: 'user', userId: saw.userId, section: 'userRole' },
    { to: 'file', fileId: file._id, resource: 'note' },
  ]);
  await told;
  const mark = next(line.socket, `refetch-${saw.userId}`);
  live.notify([{ to: 'user', userId: saw.userId, section: 'notesCount' }]);
  await mark;
  expect(line.events.map(([name]) => name)).not.toContain('file-changed');
});

it('tells of a vendor’s invoice the vendor too, whose work on the file is over', async () => {
  const { host, live, port } = await openSockets();
  const [vendor, rival] = [await signIn(host, 'vendor_manager'), await signIn(host, 'vendor_b')];
  const file = await placeFile(await signIn(host, 'lender_user'));
  const [line, stranger] = [connect(port, vendor), connect(port, rival)];
  await Promise.all([line.outcome, stranger.outcome]);
  const heard = next(line.socket, 'file-changed');
  const news = { to: 'file', fileId: file._id, resource: 'vendorInvoice' } as const;
  live.notify([{ ...news, readers: [seedId('company', 'V01')] }]);
  expect(await heard).toEqual({ fileId: file._id, resource: 'vendorInvoice' });
  live.notify([news]);
  live.notify([{ to: 'user', userId: vendor.userId, section: 'all' }]);
  await next(line.socket, `refetch-${vendor.userId}`);
  expect(stranger.events).toEqual([]);
  expect(line.events.filter((one) => JSON.stringify(one).includes('file-changed'))).toHaveLength(1);
});

it('ends a session’s sockets at once, and a user’s all together', async () => {
  const { host, live, port } = await openSockets();
  const [first, second] = [await signIn(host, 'file_manager'), await signIn(host, 'file_manager')];
  const [one, two] = [connect(port, first), connect(port, second)];
  await Promise.all([one.outcome, two.outcome]);
  const [word, gone] = [next(one.socket, `end-session-${first.userId}`), disconnected(one.socket)];
  live.notify([{ to: 'session', userId: first.userId, sessionId: first.sessionId }]);
  expect([await word, await gone]).toEqual([{ sessionId: first.sessionId }, 'io server disconnect']);
  expect(two.socket.connected).toBe(true);
  const all = Promise.all([next(two.socket, `end-session-${first.userId}`), disconnected(two.socket)]);
  live.notify([{ to: 'session', userId: first.userId }]);
  expect(await all).toEqual([{}, 'io server disconnect']);
});

it('does not bring a socket back whose session ended while the line was cut', async () => {
  const { host, live, port } = await openSockets();
  const mine = await signIn(host, 'file_manager');
  const { socket, outcome } = connect(port, mine);
  await outcome;
  // A line that has carried something is what a recovery would go on from.
  const told = next(socket, `refetch-${mine.userId}`);
  live.notify([{ to: 'user', userId: mine.userId, section: 'all' }]);
  await told;
  const refused = new Promise<string>((resolve) => {
    socket.on('connect_error', (error) => resolve(error.message));
    socket.on('connect', () => resolve('let in'));
  });
  socket.io.reconnection(true);
  socket.io.engine.close();
  await mine.call('GET', '/auth/logout');
  expect(await refused).toBe('EndUserSession');
  expect([socket.connected, socket.active]).toEqual([false, false]);
});

it('looks each minute for sessions that ended without a word, and tells their sockets', async () => {
  // Only what repeats is held; sockets and database keep their own time.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const { host, port } = await openSockets();
  const [mine, other] = [await signIn(host, 'file_manager'), await signIn(host, 'lender_b')];
  const [line, stays] = [connect(port, mine), connect(port, other)];
  await Promise.all([line.outcome, stays.outcome]);
  const ended = { endedAt: host.app.now().toISOString() };
  await host.app.db.updateTable('session').set(ended).where('_id', '=', mine.sessionId).execute();
  const [word, gone] = [next(line.socket, `end-session-${mine.userId}`), disconnected(line.socket)];
  vi.advanceTimersByTime(60_000);
  expect([await word, await gone]).toEqual([{ sessionId: mine.sessionId }, 'io server disconnect']);
  expect(stays.socket.connected).toBe(true);
});

it('tells of a part of a file those alone who read such parts, and a field agent of his own files', async () => {
  const { host, live, port } = await openSockets();
  const supervisor = await signIn(host, 'supervisor');
  const vendor = await signIn(host, 'vendor_manager');
  const agent = await signIn(host, 'field_agent');
  const file = await placeFile(supervisor);
  await share(host, file._id, { companies: ['V01'] });
  const lines = [supervisor, vendor, agent].map((person) => connect(port, person));
  await Promise.all(lines.map(({ outcome }) => outcome));
  const people = [supervisor, vendor, agent];
  const after = async (): Promise<unknown[]> => {
    const marks = lines.map(({ socket }, index) => next(socket, `refetch-${people[index]?.userId}`));
    for (const { userId } of people) live.notify([{ to: 'user', userId, section: 'notesCount' }]);
    await Promise.all(marks);
    return lines.map(({ events }) =>
      events
        .flatMap(([name, news]) => (name === 'file-changed' ? (news as { resource: string }).resource : []))
        .sort(),
    );
  };
  for (const resource of ['payment', 'invoice', 'note'])
    live.notify([{ to: 'file', fileId: file._id, resource }]);
  await expect.poll(() => lines[0]?.events).toHaveLength(3);
  expect(await after()).toEqual([['invoice', 'note', 'payment'], ['note'], []]);
  await host.app.db
    .updateTable('file')
    .set({ assignedUsers: [agent.userId] })
    .where('_id', '=', file._id)
    .execute();
  const heard = next((lines[2] as Line).socket, 'file-changed');
  live.notify([{ to: 'file', fileId: file._id, resource: 'note' }]);
  expect(await heard).toEqual({ fileId: file._id, resource: 'note' });
});

it('tells nothing to a screen that was locked', async () => {
  const { host, live, port } = await openSockets();
  const mine = await signIn(host, 'file_manager');
  const { socket, outcome } = connect(port, mine);
  await outcome;
  const gone = disconnected(socket);
  host.news.length = 0;
  await mine.call('POST', '/auth/session-expiry');
  expect(host.news).toEqual([{ to: 'lines', sessionId: mine.sessionId }]);
  live.notify(host.news);
  await gone;
  expect(await connect(port, mine).outcome).toBe('SessionLocked');
});
