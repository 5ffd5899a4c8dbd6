import { expect, it } from 'vitest';
import { createInvite } from '#server/identity/password-links';
import { demoPassword } from '#server/seed/demo-network';
import { startHost } from '../../support/host';
import type { TestHost } from '../../support/host';
import { administrator, browser, lastCode, lastLink, messagesTo, wrongCode } from './browser';

const newPassword = 'a quiet lake in 7 Novembers';

const forgot = (host: TestHost, email = administrator) =>
  browser(host).call('POST', '/auth/forgot-password', { email });
const reset = (host: TestHost, token: string, password = newPassword) =>
  browser(host).call('POST', '/auth/reset-password', { token, newPassword: password });
const show = (host: TestHost, token: string) => browser(host).call('GET', `/auth/user/${token}`);

it('answers the same for a forgotten password whoever asks', async () => {
  const host = await startHost();
  const known = await forgot(host);
  const unknown = await forgot(host, 'nobody@demo.example');
  expect(known.status).toBe(200);
  expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
  expect(await messagesTo(host)).toHaveLength(1);
  expect(await messagesTo(host, 'nobody@demo.example')).toHaveLength(0);
});

it('builds the link from the configured address and not from what the request says', async () => {
  const host = await startHost({ env: { PUBLIC_URL: 'https://desk.example' } });
  await host.server.inject({
    method: 'POST',
    url: '/api/auth/forgot-password',
    headers: { host: 'desk.example', 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' },
    payload: { email: administrator },
  });
  const [message] = await messagesTo(host);
  expect(message?.text).toMatch(/https:\/\/desk\.example\/auth\/reset-password\/[\w-]{43}\n/);
  expect(message?.text).not.toContain('evil');
});

it('mails at most three links an hour, and goes on answering', async () => {
  const host = await startHost();
  for (let round = 0; round < 5; round++) {
    expect((await forgot(host)).status).toBe(200);
    await messagesTo(host);
  }
  expect(await messagesTo(host)).toHaveLength(3);
  host.passes(3600);
  await forgot(host);
  expect(await messagesTo(host)).toHaveLength(4);
});

it('sets a new password by a link once, ends all sessions and signs nobody in', async () => {
  const host = await startHost();
  const here = browser(host);
  await here.signIn();
  await forgot(host);
  const token = await lastLink(host);
  const reply = await reset(host, token);
  expect(reply.status).toBe(200);
  expect(reply.headers['set-cookie']).toBeUndefined();
  expect(await here.standing()).toBe('SIGNED_OUT');
  expect(host.news).toContainEqual({ to: 'session', userId: expect.any(String) });
  expect((await reset(host, token, 'yet another quiet lake 9')).status).toBe(404);
  expect((await browser(host).login()).status).toBe(401);
  expect((await browser(host).login({ password: newPassword })).body.showMFAForm).toBe(true);
  expect((await messagesTo(host)).map(({ subject }) => subject)).toContain('Your password was changed');
});

it('lets a link be used once, however many use it at the same time', async () => {
  const host = await startHost();
  await forgot(host);
  const token = await lastLink(host);
  const statuses = await Promise.all(
    [1, 2, 3].map(async (n) => (await reset(host, token, `${newPassword} ${n}`)).status),
  );
  expect(statuses.sort()).toEqual([200, 404, 404]);
});

it.each<[string, (host: TestHost) => Promise<unknown>]>([
  ['after thirty minutes', async (host) => host.passes(1800)],
  [
    'after the e-mail changed',
    (host) =>
      host.app.db
        .updateTable('user')
        .set({ email: 'moved@demo.example' })
        .where('email', '=', administrator)
        .execute(),
  ],
  [
    'after the person was switched off',
    (host) =>
      host.app.db
        .updateTable('user')
        .set({ userStatus: 'suspended' })
        .where('email', '=', administrator)
        .execute(),
  ],
  [
    'after a newer one was asked for',
    async (host) => {
      await forgot(host);
      await messagesTo(host);
    },
  ],
])('does not take a link %s', async (_, happens) => {
  const host = await startHost();
  await forgot(host);
  const token = await lastLink(host);
  await happens(host);
  expect((await show(host, token)).status).toBe(404);
  expect((await reset(host, token)).status).toBe(404);
});

it('shows for whom a link is without using it up or giving the e-mail away', async () => {
  const host = await startHost();
  await forgot(host);
  const token = await lastLink(host);
  for (let look = 0; look < 2; look++)
    expect((await show(host, token)).body).toEqual({
      email: 'a•••@demo.example',
      firstName: expect.any(String),
      lastName: expect.any(String),
      purpose: 'reset',
    });
  expect((await reset(host, token)).status).toBe(200);
});

it('stops an address that guesses at links', async () => {
  const host = await startHost();
  await forgot(host);
  const token = await lastLink(host);
  for (let guess = 0; guess < 10; guess++) expect((await show(host, `guess-${guess}`)).status).toBe(404);
  const stopped = await show(host, token);
  expect([stopped.status, stopped.headers['retry-after']]).toEqual([429, '60']);
});

it('keeps a link when the password is refused', async () => {
  const host = await startHost();
  await forgot(host);
  const token = await lastLink(host);
  const refused = await reset(host, token, 'Password1');
  expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['newPassword']]);
  expect((await reset(host, token)).status).toBe(200);
});

it('lets someone who is invited set a first password within three days', async () => {
  const host = await startHost();
  const { db } = host.app;
  const email = 'accountant@demo.example';
  const { _id } = await db
    .selectFrom('user')
    .select('_id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  await db.updateTable('user').set({ userStatus: 'invited' }).where('_id', '=', _id).execute();
  await db.deleteFrom('credential').where('userId', '=', _id).execute();
  const { link, message } = await createInvite(db, host.app, _id);
  expect(message.text).toContain(link);
  const token = link.split('/').at(-1) ?? '';
  expect((await browser(host).login({ email })).status).toBe(401);
  host.passes(72 * 3600 - 1);
  expect((await show(host, token)).body.purpose).toBe('invite');
  expect((await reset(host, token)).status).toBe(200);
  expect((await browser(host).login({ email, password: newPassword })).body.showMFAForm).toBe(true);
});

it('does not take an invitation after three days', async () => {
  const host = await startHost();
  const { db } = host.app;
  const { _id } = await db
    .selectFrom('user')
    .select('_id')
    .where('email', '=', administrator)
    .executeTakeFirstOrThrow();
  await db.updateTable('user').set({ userStatus: 'invited' }).where('_id', '=', _id).execute();
  const { link } = await createInvite(db, host.app, _id);
  host.passes(72 * 3600);
  expect((await reset(host, link.split('/').at(-1) ?? '')).status).toBe(404);
});

it('changes a password with the current one and a fresh code, and ends the other sessions', async () => {
  const host = await startHost();
  const [other, here] = [browser(host), browser(host)];
  await other.signIn();
  await here.signIn();
  const change = (given: Record<string, unknown>) =>
    here.call('POST', '/auth/change-password', { currentPassword: demoPassword, newPassword, ...given });
  expect((await change({})).body).toEqual({ showMFAForm: true });
  const code = await lastCode(host);
  const refused = await change({ mfaCode: wrongCode(code) });
  expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['mfaCode']]);
  const done = await change({ mfaCode: code });
  expect([done.status, done.body]).toEqual([200, {}]);
  expect([await here.standing(), await other.standing()]).toEqual(['live', 'SIGNED_OUT']);
  expect((await messagesTo(host))[0]?.subject).toBe('Your password was changed');
  expect((await browser(host).login({ password: newPassword })).body.showMFAForm).toBe(true);
});

it('takes a code for a change only in the session and for the step that it was sent for', async () => {
  const host = await startHost();
  const [other, here] = [browser(host), browser(host)];
  await other.signIn();
  await here.signIn();
  await other.login();
  const ofSignIn = await lastCode(host);
  const body = { currentPassword: demoPassword, newPassword };
  await other.call('POST', '/auth/change-password', body);
  const ofOther = await lastCode(host);
  for (const mfaCode of [ofSignIn, ofOther])
    expect((await here.call('POST', '/auth/change-password', { ...body, mfaCode })).status).toBe(422);
});

it('refuses a change without the current password, and slows guesses at it down', async () => {
  const host = await startHost();
  const here = browser(host);
  await here.signIn();
  const guess = () =>
    here.call('POST', '/auth/change-password', { currentPassword: 'not the password', newPassword });
  for (let round = 0; round < 5; round++)
    expect((await guess()).body.errors).toHaveProperty('currentPassword');
  expect((await guess()).status).toBe(429);
});

it('does not let one of the last five passwords come back', async () => {
  const host = await startHost();
  const set = async (password: string) => {
    host.passes(3600);
    await forgot(host);
    return (await reset(host, await lastLink(host), password)).status;
  };
  expect(await set(demoPassword)).toBe(422);
  for (const n of [1, 2, 3, 4]) expect(await set(`${newPassword} ${n}`)).toBe(200);
  expect(await set(demoPassword)).toBe(422);
  expect(await set(`${newPassword} 5`)).toBe(200);
  expect(await set(demoPassword)).toBe(200);
});

it('tells passwords apart that agree in their first seventy-two bytes', async () => {
  const host = await startHost();
  const long = 'x y z '.repeat(13);
  await forgot(host);
  expect((await reset(host, await lastLink(host), `${long}first`)).status).toBe(200);
  expect((await browser(host).login({ password: `${long}other` })).status).toBe(401);
  expect((await browser(host).login({ password: `${long}first` })).status).toBe(200);
});
