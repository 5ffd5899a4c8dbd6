import { expect, it } from 'vitest';
import { startHost } from '../../support/host';
import type { TestHost } from '../../support/host';
import { browser, securityEvents } from './browser';
import type { Browser } from './browser';

async function signedIn(host: TestHost): Promise<Browser> {
  const here = browser(host);
  await here.signIn();
  return here;
}

const refresh = (one: Browser) => one.call('POST', '/auth/refreshToken');

it('trades the refresh token in and answers who is signed in', async () => {
  const host = await startHost();
  const here = await signedIn(host);
  const before = { ...here.cookies };
  const reply = await refresh(here);
  expect([reply.status, reply.body]).toEqual([
    200,
    {
      user: expect.objectContaining({ email: 'administrator@demo.example' }),
      roleId: expect.any(String),
      sessionId: here.sessionId,
    },
  ]);
  expect(here.cookies.refresh).not.toBe(before.refresh);
  expect(here.cookies.access).not.toBe(before.access);
  expect(await here.standing()).toBe('live');
  expect(await browser(host, { ...here, cookies: before }).standing()).toBe('SIGNED_OUT');
});

it('keeps a session open past fifteen minutes by refreshing, and not otherwise', async () => {
  const host = await startHost();
  const here = await signedIn(host);
  host.passes(899);
  expect(await here.standing()).toBe('live');
  host.passes(1);
  expect(await here.standing()).toBe('SIGNED_OUT');
  expect((await refresh(here)).status).toBe(200);
  expect(await here.standing()).toBe('live');
});

it('gives twenty refreshes at once the same successor', async () => {
  const host = await startHost();
  const here = await signedIn(host);
  const tabs = Array.from({ length: 20 }, () => browser(host, here));
  const statuses = await Promise.all(tabs.map(async (tab) => (await refresh(tab)).status));
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(new Set(tabs.map((tab) => `${tab.cookies.access} ${tab.cookies.refresh}`)).size).toBe(1);
  expect(await (tabs[7] as Browser).standing()).toBe('live');
});

it.each([
  ['within twenty seconds', 20, 200, 'live'],
  ['after twenty seconds', 21, 401, 'SIGNED_OUT'],
])('takes the token just used once more %s', async (_, seconds, status, standing) => {
  const host = await startHost();
  const here = await signedIn(host);
  const lost = browser(host, here);
  await refresh(here);
  host.passes(seconds);
  expect((await refresh(lost)).status).toBe(status);
  expect(await here.standing()).toBe(standing);
});

it('ends the session when a token older than the one just used appears', async () => {
  const host = await startHost();
  const here = await signedIn(host);
  const kept = browser(host, here);
  await refresh(here);
  await refresh(here);
  const reply = await refresh(kept);
  expect([reply.status, reply.body.code]).toEqual([401, 'SIGNED_OUT']);
  expect(await here.standing()).toBe('SIGNED_OUT');
  expect((await refresh(here)).status).toBe(401);
  expect(host.news).toContainEqual(expect.objectContaining({ to: 'session', sessionId: here.sessionId }));
  expect(await securityEvents(host)).toContain('refresh_reuse');
});

it('does not end a session for a token that never was one of it', async () => {
  const host = await startHost();
  const here = await signedIn(host);
  const other = browser(host);
  await other.signIn({ email: 'supervisor@demo.example' });
  const stranger = browser(host, { cookies: { refresh: 'never-issued' }, sessionId: here.sessionId });
  const mixed = browser(host, { cookies: other.cookies, sessionId: here.sessionId });
  expect([(await refresh(stranger)).status, (await refresh(mixed)).status]).toEqual([401, 401]);
  expect([await here.standing(), await other.standing()]).toEqual(['live', 'live']);
});

it.each([
  ['without the cookie', (one: Browser) => browserWithout(one, 'refresh')],
  ['without the header', (one: Browser) => ({ ...one, sessionId: undefined })],
  [
    'with the access cookie in its place',
    (one: Browser) => ({ ...one, cookies: { refresh: one.cookies.access ?? '' } }),
  ],
])('refuses a refresh %s', async (_, tampered) => {
  const host = await startHost();
  const here = await signedIn(host);
  const reply = await refresh(browser(host, tampered(here)));
  expect([reply.status, reply.body.code]).toEqual([401, 'SIGNED_OUT']);
  expect(reply.headers['set-cookie']).toBeUndefined();
  expect(await here.standing()).toBe('live');
});

it('does not prolong a session past twelve hours', async () => {
  const host = await startHost();
  const here = await signedIn(host);
  for (let minutes = 0; minutes < 12 * 60 - 10; minutes += 10) {
    host.passes(600);
    expect((await refresh(here)).status).toBe(200);
    expect(await here.standing()).toBe('live');
  }
  host.passes(599);
  expect(await here.standing()).toBe('live');
  host.passes(1);
  expect(await here.standing()).toBe('SIGNED_OUT');
  expect((await refresh(here)).status).toBe(401);
});

it('refuses a refresh of someone who may not sign in any more', async () => {
  const host = await startHost();
  const here = await signedIn(host);
  await host.app.db
    .updateTable('user')
    .set({ userStatus: 'suspended' })
    .where('email', '=', 'administrator@demo.example')
    .execute();
  expect((await refresh(here)).status).toBe(401);
  expect(await here.standing()).toBe('SIGNED_OUT');
});

function browserWithout(one: Browser, cookie: string): Browser {
  const { [cookie]: _taken, ...cookies } = one.cookies;
  return { ...one, cookies };
}
