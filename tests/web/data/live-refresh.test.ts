import { describe, expect, it, onTestFinished } from 'vitest';
import type { LiveSocket } from '../../../src/web/data/live-refresh';
import { logged } from '../../../src/web/data/log';
import { followNews } from '../../../src/web/data/live-refresh';
import { createQueryClient } from '../../../src/web/data/query-client';
import type { Request } from '../tabs';
import { amelie, answer, browser } from '../tabs';

const signedIn = { user: amelie, roleId: 'r-1', sessionId: 's-1' };

/** A tab that listens, on a line whose other end is the test. */
async function listening(host: (request: Request) => Response = () => answer(200)) {
  const desk = browser(host);
  const identity = desk.openTab();
  identity.session.signIn(signedIn);
  const queryClient = createQueryClient();
  const shown = {
    notes: ['desk', 'count', 'note'],
    reminders: ['desk', 'count', 'reminder'],
    rights: ['auth', 'getPermissions', {}],
    noteList: ['notes', 'getList', {}],
    file: ['files', 'getOne', { id: 'f-1' }],
    otherFile: ['files', 'getOne', { id: 'f-2' }],
    invoice: ['vendor-invoices', 'getOne', { id: 'v-1' }],
    otherInvoice: ['vendor-invoices', 'getOne', { id: 'v-2' }],
  };
  const answers = new Map<unknown, unknown>([
    [shown.invoice, { id: 'v-1', fileIds: ['f-1', 'f-3'] }],
    [shown.otherInvoice, { id: 'v-2', fileIds: ['f-2'] }],
  ]);
  for (const queryKey of Object.values(shown))
    await queryClient.fetchQuery({ queryKey, queryFn: () => answers.get(queryKey) ?? 'as it was' });
  const hearers = new Map<string, (news: unknown) => void>();
  const line = {
    active: true as boolean,
    connects: 0,
    disconnects: 0,
    on: (event: string, hear: (news: never) => void) => hearers.set(event, hear as (news: unknown) => void),
    connect: () => {
      line.connects += 1;
      line.active = true;
    },
    disconnect: () => {
      line.disconnects += 1;
      line.active = false;
    },
  } satisfies LiveSocket & { connects: number; disconnects: number };
  const openings: { url: string; options: Record<string, unknown> }[] = [];
  const stop = followNews({
    identity,
    queryClient,
    origin: 'https://desk.example',
    load: async () => (url, options) => {
      openings.push({ url, options });
      return line;
    },
  });
  onTestFinished(stop);
  await desk.clock.settle();
  return {
    desk,
    identity,
    line,
    openings,
    stop,
    hears: (event: string, news?: unknown) => hearers.get(event)?.(news),
    /** What is to be fetched again since the last look. */
    stale: () =>
      Object.entries(shown).flatMap(([name, queryKey]) => {
        const { isInvalidated } = queryClient.getQueryState(queryKey) ?? {};
        queryClient.setQueryData(queryKey, 'fetched again');
        return isInvalidated ? [name] : [];
      }),
  };
}

describe('the live connection', () => {
  it('goes to /socket.io of the API host, by websocket first, and pauses at most ten seconds', async () => {
    const { openings } = await listening();
    const [opened] = openings;
    expect(opened?.url).toBe('https://desk.example');
    expect(opened?.options).toMatchObject({
      path: '/socket.io',
      transports: ['websocket', 'polling'],
      withCredentials: true,
      reconnectionDelayMax: 10_000,
    });
    let told: unknown;
    (opened?.options.auth as (tell: (auth: object) => void) => void)((auth) => (told = auth));
    expect(told).toEqual({ sessionId: 's-1' });
  });

  it('fetches all sections again when it connects', async () => {
    const { desk, hears, stale } = await listening();
    hears('connect');
    await desk.clock.settle();
    expect(stale()).toEqual(['notes', 'reminders', 'rights', 'noteList']);
  });

  it.each([
    ['notesCount', ['notes', 'noteList']],
    ['dueRemindersCount', ['reminders']],
    ['userRole', ['rights']],
    ['all', ['notes', 'reminders', 'rights', 'noteList', 'file', 'otherFile', 'invoice', 'otherInvoice']],
  ])('fetches again what belongs to the section %s', async (section, expected) => {
    const { desk, hears, stale } = await listening();
    hears('refetch-u-amelie', { section });
    await desk.clock.settle();
    expect(stale()).toEqual(expected);
  });

  it('fetches the role again when the role itself has changed', async () => {
    const { desk, hears, stale } = await listening();
    hears('refetch-role-r-1', {});
    await desk.clock.settle();
    expect(stale()).toEqual(['rights']);
  });

  it('takes over another role that the person was given, without a new sign-in', async () => {
    const { desk, hears, identity, line, openings, stale } = await listening(({ path }) =>
      path === '/user/u-amelie'
        ? answer(200, { ...amelie, roleId: 'r-2' })
        : answer(200, { _id: 'r-2', key: 'accountant', name: 'Accountant', permissions: [] }),
    );
    const { id } = identity.session.generation();
    hears('refetch-u-amelie', { section: 'userRole' });
    await desk.clock.settle();
    expect(identity.session.state()).toMatchObject({ roleId: 'r-2', userRole: 'accountant', user: amelie });
    expect(identity.session.generation().id).toBe(id);
    expect((await identity.role.load()).key).toBe('accountant');
    expect(stale()).toEqual(['rights']);
    // The host seats a person by role, so another role is another line.
    expect([line.disconnects, openings.length]).toEqual([1, 2]);
    hears('refetch-role-r-2', {});
    await desk.clock.settle();
    expect(stale()).toEqual(['rights']);
  });

  it('asks again what a person may do when a renewed session comes with another role', async () => {
    const { identity, stale } = await listening();
    identity.session.renewed({ user: amelie, roleId: 'r-1' });
    expect(stale()).toEqual([]);
    identity.session.renewed({ user: amelie, roleId: 'r-2' });
    expect(stale()).toEqual(['rights']);
  });

  it('fetches again the file that changed, and no other', async () => {
    const { hears, stale } = await listening();
    hears('file-changed', { fileId: 'f-1', resource: 'note' });
    expect(stale()).toEqual(['noteList', 'file']);
  });

  it('fetches again an open part of the file that changed, which its address says nothing of', async () => {
    const { hears, stale } = await listening();
    hears('file-changed', { fileId: 'f-1', resource: 'vendorInvoice' });
    expect(stale()).toEqual(['file', 'invoice']);
  });

  it('logs out when it is refused with EndUserSession', async () => {
    const { hears, identity, line, openings } = await listening();
    localStorage.setItem('draft/file-1', 'private');
    (openings[0]?.options.auth as (tell: (auth: object) => void) => void)(() => {});
    hears('connect_error', new Error('EndUserSession'));
    expect(line.disconnects).toBe(1);
    expect(identity.session.signedIn()).toBe(false);
    expect(localStorage.getItem('draft/file-1')).toBeNull();
  });

  it('stays when what is over is the session that was held when the line was asked for', async () => {
    const { desk, identity, line, openings, hears } = await listening();
    const ask = openings[0]?.options.auth as (tell: (auth: object) => void) => void;
    ask(() => {});
    identity.session.signIn({ ...signedIn, sessionId: 's-2' });
    line.active = false;
    hears('connect_error', new Error('EndUserSession'));
    expect(identity.session.signedIn()).toBe(true);
    await desk.clock.advance(10_000);
    expect(line.connects).toBe(1);
    ask(() => {});
    hears('connect_error', new Error('EndUserSession'));
    expect(identity.session.signedIn()).toBe(false);
  });

  it('only logs what else goes wrong', async () => {
    const { hears, identity, line } = await listening();
    const before = logged().length;
    hears('connect_error', new Error('xhr poll error'));
    expect(logged().slice(before)).toMatchObject([
      { what: 'The live connection failed.', detail: 'xhr poll error' },
    ]);
    expect(identity.session.signedIn()).toBe(true);
    expect(line.disconnects).toBe(0);
  });

  it.each([
    ['this session', { sessionId: 's-1' }, false],
    ['every session of the person', {}, false],
    ['another session', { sessionId: 's-2' }, true],
  ])('logs out when %s is ended', async (_, news, signedInAfter) => {
    const { hears, identity } = await listening();
    hears('end-session-u-amelie', news);
    expect(identity.session.signedIn()).toBe(signedInAfter);
  });

  it('comes back by itself after the host sent it away', async () => {
    const { desk, hears, line } = await listening();
    line.active = false;
    hears('disconnect', 'io server disconnect');
    expect(line.connects).toBe(0);
    await desk.clock.advance(10_000);
    expect(line.connects).toBe(1);
    hears('disconnect', 'transport close');
    await desk.clock.advance(60_000);
    expect(line.connects).toBe(1);
  });

  it('waits for the renewal of a locked session, and then connects at once', async () => {
    const { desk, hears, identity, line } = await listening();
    identity.session.requireReauth();
    line.active = false;
    hears('connect_error', new Error('SessionLocked'));
    await desk.clock.advance(60_000);
    expect(line.connects).toBe(0);
    identity.session.signIn(signedIn);
    expect(line.connects).toBe(1);
  });

  it('makes a call that renews the access where that has run out', async () => {
    const { desk, hears, line, stale } = await listening();
    line.active = false;
    hears('connect_error', new Error('SignedOut'));
    expect(stale()).toContain('notes');
    await desk.clock.advance(10_000);
    expect(line.connects).toBe(1);
  });

  it('stays away once nobody listens', async () => {
    const { desk, hears, identity, line, stop } = await listening();
    line.active = false;
    hears('disconnect', 'io server disconnect');
    stop();
    identity.session.signIn(signedIn);
    await desk.clock.advance(60_000);
    expect(line.connects).toBe(0);
  });
});
