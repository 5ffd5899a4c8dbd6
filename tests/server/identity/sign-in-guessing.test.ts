import { expect, it } from 'vitest';
import { demoPassword } from '#server/seed/demo-network';
import { startHost } from '../../support/host';
import { administrator, browser, lastCode, wrongCode } from './browser';

it('stops an account after ten wrong codes in an hour, whatever codes and addresses they came by', async () => {
  const host = await startHost();
  const here = browser(host);
  const guessFrom = (remoteAddress: string, mfaCode: string) =>
    host.server.inject({
      method: 'POST',
      url: '/api/auth/login',
      remoteAddress,
      cookies: here.cookies,
      payload: { email: administrator, password: demoPassword, mfaCode },
    });
  for (let round = 0; round < 2; round++) {
    await here.login();
    const code = await lastCode(host);
    for (let wrong = 0; wrong < 5; wrong++) {
      const { statusCode } = await guessFrom(`203.0.113.${round * 10 + wrong}`, wrongCode(code));
      expect(statusCode).toBe(401);
    }
    host.passes(60);
  }
  const stopped = await browser(host).login();
  expect([stopped.status, stopped.body.code]).toEqual([429, 'TOO_MANY']);
  host.passes(3600);
  expect((await browser(host).signIn()).status).toBe(200);
});

it('says the same of an unknown e-mail, a wrong password and people who may not sign in', async () => {
  const host = await startHost();
  const people = ['supervisor', 'accountant', 'file_manager'].map((who) => `${who}@demo.example`);
  const states = ['suspended', 'deactivated', 'invited'] as const;
  for (const [index, userStatus] of states.entries())
    await host.app.db
      .updateTable('user')
      .set({ userStatus })
      .where('email', '=', people[index] as string)
      .execute();
  const wrong = await browser(host).login({ password: 'not the password' });
  const others = [
    await browser(host).login({ email: 'nobody@demo.example' }),
    ...(await Promise.all(people.map((email) => browser(host).login({ email })))),
  ];
  expect([wrong.status, wrong.body.code]).toEqual([401, 'SIGN_IN_FAILED']);
  for (const other of others) {
    expect([other.status, other.body]).toEqual([wrong.status, wrong.body]);
    expect(Object.keys(other.headers)).toEqual(Object.keys(wrong.headers));
  }
});

it.each([administrator, 'nobody@demo.example'])(
  'makes strangers wait longer and longer for %s',
  async (email) => {
    const host = await startHost();
    const tryOnce = () => browser(host).login({ email, password: 'not the password' });
    for (let failure = 0; failure < 5; failure++) expect((await tryOnce()).status).toBe(401);
    const waits: unknown[] = [];
    for (let round = 0; round < 6; round++) {
      const held = await tryOnce();
      expect(held.status).toBe(429);
      waits.push(held.headers['retry-after']);
      host.passes(Number(held.headers['retry-after']));
      expect((await tryOnce()).status).toBe(401);
    }
    expect(waits).toEqual(['60', '120', '240', '480', '900', '900']);
  },
);

it('does not let strangers shut a person out of a browser that knows them', async () => {
  const host = await startHost();
  const known = browser(host);
  await known.signIn();
  await known.call('GET', '/auth/logout');
  for (let failure = 0; failure < 5; failure++) await browser(host).login({ password: 'not the password' });
  expect((await browser(host).login()).status).toBe(429);
  expect((await known.signIn()).status).toBe(200);
});

it('slows an address down that fails at many accounts, and no other way', async () => {
  const host = await startHost();
  const known = browser(host);
  await known.signIn();
  await known.call('GET', '/auth/logout');
  const fail = (from: number, to: number) =>
    Promise.all(
      Array.from({ length: to - from }, (_, index) =>
        browser(host).login({ email: `nobody${from + index}@demo.example` }),
      ),
    );
  // What happens in an office on a Monday stops nobody in it.
  await fail(0, 30);
  expect((await browser(host).login()).status).toBe(200);
  await fail(30, 120);
  expect((await browser(host).login()).status).toBe(429);
  host.passes(30);
  expect((await known.signIn()).status).toBe(200);
  host.passes(30);
  expect((await browser(host).login()).status).toBe(200);
});

it('takes no password but the very one that was set', async () => {
  const host = await startHost();
  for (const password of ['Recover-2026! ', 'recover-2026!', 'Recover-2026!!'])
    expect((await browser(host).login({ password })).status).toBe(401);
});
