import { describe, expect, it } from 'vitest';
import { startHost } from '../../support/host';
import type { TestHost } from '../../support/host';
import { browser, messagesTo } from './browser';
import type { Browser } from './browser';

const renew = (one: Browser, given: Record<string, unknown> = {}) =>
  one.login({ isSessionRenewal: true, ...given });

async function locked(host: TestHost): Promise<Browser> {
  const here = browser(host);
  await here.signIn();
  await here.call('POST', '/auth/session-expiry');
  return here;
}

it('unlocks one’s own session with the password alone, under the same id and with new tokens', async () => {
  const host = await startHost();
  const here = await locked(host);
  const old = browser(host, here);
  const reply = await renew(here);
  expect([reply.status, reply.body.sessionId]).toEqual([200, here.sessionId]);
  expect(await messagesTo(host)).toHaveLength(1);
  expect(await here.standing()).toBe('live');
  expect(await old.standing()).toBe('SIGNED_OUT');
  expect((await old.call('POST', '/auth/refreshToken')).status).toBe(401);
  expect((await here.call('POST', '/auth/refreshToken')).status).toBe(200);
});

it('unlocks a session that the host locked by its own clock', async () => {
  const host = await startHost();
  const here = browser(host);
  await here.signIn();
  host.passes(1800);
  expect((await renew(here)).body.sessionId).toBe(here.sessionId);
  expect(await here.standing()).toBe('live');
});

it('still takes the right password only', async () => {
  const host = await startHost();
  const here = await locked(host);
  expect((await renew(here, { password: 'not the password' })).status).toBe(401);
  expect(await here.standing()).toBe('SESSION_LOCKED');
});

describe('asks for the code all the same', () => {
  it.each<[string, (host: TestHost, here: Browser) => Promise<Browser>]>([
    ['where nothing is held', async (host) => browser(host)],
    ['where only the header is held', async (host, here) => browser(host, { sessionId: here.sessionId })],
    ['where only the cookie is held', async (host, here) => browser(host, { cookies: here.cookies })],
    [
      'where the header is that of another session',
      async (host, here) =>
        browser(host, { cookies: here.cookies, sessionId: (await locked(host)).sessionId }),
    ],
    [
      'where the session is not locked',
      async (host) => {
        const open = browser(host);
        await open.signIn();
        return open;
      },
    ],
    [
      'where the session was ended',
      async (host, here) => {
        await browser(host, here).call('GET', '/auth/logout');
        return here;
      },
    ],
    [
      'twelve hours after the session began',
      async (host, here) => {
        host.passes(12 * 3600);
        return here;
      },
    ],
  ])('%s', async (_, prepare) => {
    const host = await startHost();
    const tampered = await prepare(host, await locked(host));
    const reply = await renew(tampered);
    expect([reply.status, reply.body.showMFAForm]).toEqual([200, true]);
  });

  it('for another person', async () => {
    const host = await startHost();
    const here = await locked(host);
    const reply = await renew(here, { email: 'supervisor@demo.example' });
    expect([reply.status, reply.body.showMFAForm]).toEqual([200, true]);
    expect(await here.standing()).toBe('SESSION_LOCKED');
  });
});

it('renews up to the last second of the twelve hours', async () => {
  const host = await startHost();
  const here = await locked(host);
  host.passes(12 * 3600 - 1);
  expect((await renew(here)).status).toBe(200);
  expect(await here.standing()).toBe('live');
  host.passes(1);
  expect(await here.standing()).toBe('SIGNED_OUT');
});

it('cuts the lines of a session whose person signed in anew in its browser, and does not call it over there', async () => {
  const host = await startHost();
  const here = browser(host);
  await here.signIn();
  const before = here.sessionId;
  host.news.length = 0;
  await here.signIn();
  expect(here.sessionId).not.toBe(before);
  expect(host.news).toEqual([{ to: 'lines', sessionId: before }]);
});

it('ends the locked session when another person signs in in its place', async () => {
  const host = await startHost();
  const here = await locked(host);
  const before = browser(host, here);
  await here.signIn({ email: 'supervisor@demo.example' });
  expect(here.sessionId).not.toBe(before.sessionId);
  expect((await renew(before)).body.showMFAForm).toBe(true);
  expect(host.news).toContainEqual(expect.objectContaining({ to: 'session', sessionId: before.sessionId }));
});
