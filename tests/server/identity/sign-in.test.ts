import { expect, it } from 'vitest';
import { openPasswords } from '#server/identity/passwords';
import { startHost } from '../../support/host';
import { administrator, browser, lastCode, messagesTo, securityEvents, wrongCode } from './browser';

it('asks for a code and then lets the person in', async () => {
  const host = await startHost();
  const here = browser(host);
  const asked = await here.login();
  expect([asked.status, asked.body]).toEqual([200, { showMFAForm: true, resendIn: 30 }]);
  expect(await here.standing()).toBe('SIGNED_OUT');
  const [message] = await messagesTo(host);
  expect(message?.code).toMatch(/^[23456789ABCDEFGHJKLMNPQRSTUVWXYZ]{6}$/);
  const reply = await here.login({ mfaCode: message?.code });
  expect(reply.body).toMatchObject({
    user: { email: administrator, companyName: 'Northline Recovery (demo)', activityType: 'agency' },
    roleId: expect.any(String),
    sessionId: expect.any(String),
  });
  here.sessionId = reply.body.sessionId as unknown as string;
  expect(await here.standing()).toBe('live');
  expect(await securityEvents(host)).toEqual(['code_sent', 'sign_in']);
});

it.each([
  ['nothing', { email: undefined, password: undefined }, { email: 'required', password: 'required' }],
  ['no e-mail address', { email: 'marie' }, { email: 'must be a valid email' }],
  ['a password of seven characters', { password: 'seven77' }, { password: 'at least 8 characters' }],
  ['a channel that there is not', { mfaType: 'pigeon' }, { mfaType: 'one of' }],
])('says at the field what is wrong with %s', async (_, given, expected) => {
  const { status, body } = await browser(await startHost()).login(given);
  expect(status).toBe(422);
  expect(body.errors).toEqual(
    Object.fromEntries(
      Object.entries(expected).map(([field, words]) => [field, expect.stringContaining(words)]),
    ),
  );
});

it('keeps neither codes nor tokens as they are, and no e-mail beside what was counted', async () => {
  const host = await startHost();
  const here = browser(host);
  await here.signIn();
  const code = await lastCode(host);
  const tables = ['code', 'session', 'throttle', 'securityEvent'] as const;
  const rows = await Promise.all(tables.map((table) => host.app.db.selectFrom(table).selectAll().execute()));
  const dump = JSON.stringify(rows);
  for (const secret of [
    code,
    here.cookies.access,
    here.cookies.refresh,
    here.cookies.signin ?? code,
    administrator,
  ])
    expect(dump).not.toContain(secret);
});

it('sets cookies that scripts cannot read and that end with the browser', async () => {
  const host = await startHost({ env: { PUBLIC_URL: 'https://desk.example' } });
  const here = browser(host);
  const reply = await here.signIn();
  const set = [reply.headers['set-cookie']].flat().map(String);
  const named = (name: string) => set.find((line) => line.startsWith(`${name}=`)) ?? '';
  expect(named('__Host-access')).toMatch(/; Path=\/; HttpOnly; Secure; SameSite=Strict$/);
  expect(named('__Secure-refresh')).toMatch(
    /; Path=\/api\/auth\/refreshToken; HttpOnly; Secure; SameSite=Strict$/,
  );
  expect(set.filter((line) => !/=;/.test(line)).join()).not.toMatch(/Expires|Max-Age|Domain/);
});

it('takes a code however it is written, and only once', async () => {
  const host = await startHost();
  const here = browser(host);
  await here.login();
  const code = await lastCode(host);
  const cookies = { ...here.cookies };
  const written = ` ${code.slice(0, 3).toLowerCase()}\u2013${code.slice(3).toLowerCase()} `;
  expect((await here.login({ mfaCode: written })).status).toBe(200);
  const again = await browser(host, { cookies }).login({ mfaCode: code });
  expect([again.status, again.body.code]).toEqual([401, 'CODE_FAILED']);
});

it('lets only one of many tries at once use a code', async () => {
  const host = await startHost();
  const here = browser(host);
  await here.login();
  const code = await lastCode(host);
  const tries = Array.from({ length: 4 }, () => browser(host, here).login({ mfaCode: code }));
  const statuses = (await Promise.all(tries)).map((reply) => reply.status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
});

it.each([
  ['on the last second', 599, 200],
  ['after ten minutes', 600, 401],
])('looks at the age of a code: %s', async (_, seconds, status) => {
  const host = await startHost();
  const here = browser(host);
  await here.login();
  host.passes(seconds);
  expect((await here.login({ mfaCode: await lastCode(host) })).status).toBe(status);
});

it('refuses the right code at the sixth try', async () => {
  const host = await startHost();
  const here = browser(host);
  await here.login();
  const code = await lastCode(host);
  for (let wrong = 0; wrong < 5; wrong++)
    expect((await here.login({ mfaCode: wrongCode(code) })).status).toBe(401);
  const sixth = await here.login({ mfaCode: code });
  expect([sixth.status, sixth.body.code]).toEqual([401, 'CODE_FAILED']);
});

it('says at the fifth wrong try that another code must be asked for, and only where the code was asked for', async () => {
  const host = await startHost();
  const here = browser(host);
  await here.login();
  const code = await lastCode(host);
  const said: unknown[] = [];
  for (let wrong = 0; wrong < 5; wrong++)
    said.push((await here.login({ mfaCode: wrongCode(code) })).body.errors);
  expect(said.slice(3)).toEqual([
    { mfaCode: 'The code is not right, or it has expired.' },
    { mfaCode: 'This code was tried too often. Ask for another one.' },
  ]);
  const elsewhere = await browser(host).login({ mfaCode: code });
  expect(elsewhere.body.errors).toEqual({ mfaCode: 'The code is not right, or it has expired.' });
});

it('takes the right code at the fifth try', async () => {
  const host = await startHost();
  const here = browser(host);
  await here.login();
  const code = await lastCode(host);
  for (let wrong = 0; wrong < 4; wrong++) await here.login({ mfaCode: wrongCode(code) });
  expect((await here.login({ mfaCode: code })).status).toBe(200);
});

it('refuses a code in a browser that did not ask for it', async () => {
  const host = await startHost();
  await browser(host).login();
  const elsewhere = await browser(host).login({ mfaCode: await lastCode(host) });
  expect([elsewhere.status, elsewhere.body.code]).toEqual([401, 'CODE_FAILED']);
});

it('refuses a code with a wrong password', async () => {
  const host = await startHost();
  const here = browser(host);
  await here.login();
  const reply = await here.login({ password: 'not the password', mfaCode: await lastCode(host) });
  expect([reply.status, reply.body.code]).toEqual([401, 'SIGN_IN_FAILED']);
});

it('makes a resend wait thirty seconds and sends nothing meanwhile', async () => {
  const host = await startHost();
  const here = browser(host);
  await here.login();
  host.passes(13);
  const early = await here.login();
  expect([early.status, early.headers['retry-after']]).toEqual([429, '17']);
  expect(early.body).toMatchObject({ code: 'TOO_MANY', showMFAForm: true, resendIn: 17 });
  expect(await messagesTo(host)).toHaveLength(1);
  host.passes(17);
  const first = await lastCode(host);
  expect((await here.login()).body).toEqual({ showMFAForm: true, resendIn: 30 });
  expect((await here.login({ mfaCode: first })).status).toBe(401);
  expect((await here.login({ mfaCode: await lastCode(host) })).status).toBe(200);
});

it('shows the code step in another browser without sending a second code', async () => {
  const host = await startHost();
  await browser(host).login();
  host.passes(10);
  const elsewhere = await browser(host).login();
  expect([elsewhere.status, elsewhere.body]).toEqual([200, { showMFAForm: true, resendIn: 20 }]);
  expect(await messagesTo(host)).toHaveLength(1);
});

it('makes no one wait for a code after one that was used', async () => {
  const host = await startHost();
  await browser(host).signIn();
  expect((await browser(host).signIn()).status).toBe(200);
});

it('sends the code by text message where that is chosen, with the site named for the phone', async () => {
  const host = await startHost({ env: { PUBLIC_URL: 'https://desk.example' } });
  const { mobilePhone } = await host.app.db
    .selectFrom('user')
    .select('mobilePhone')
    .where('email', '=', administrator)
    .executeTakeFirstOrThrow();
  await browser(host).login({ mfaType: 'sms' });
  const [message] = await messagesTo(host, mobilePhone ?? '');
  expect(message?.channel).toBe('sms');
  expect(message?.text.split('\n').at(-1)).toBe(`@desk.example #${message?.code}`);
});

it('sends the code by e-mail to someone without a mobile phone, whatever is chosen', async () => {
  const host = await startHost();
  await host.app.db
    .updateTable('user')
    .set({ mobilePhone: null })
    .where('email', '=', administrator)
    .execute();
  await browser(host).login({ mfaType: 'sms' });
  expect((await messagesTo(host))[0]?.channel).toBe('email');
});

it('ends the oldest of six sessions', async () => {
  const host = await startHost();
  const browsers = Array.from({ length: 6 }, () => browser(host));
  for (const one of browsers) {
    await one.signIn();
    host.passes(1);
  }
  const standings = await Promise.all(browsers.map((one) => one.standing()));
  expect(standings).toEqual(['SIGNED_OUT', 'live', 'live', 'live', 'live', 'live']);
  expect(host.news).toContainEqual(
    expect.objectContaining({ to: 'session', sessionId: browsers[0]?.sessionId }),
  );
});

it('ends the session of the person before when someone else signs in in the same browser', async () => {
  const host = await startHost();
  const here = browser(host);
  await here.signIn();
  const before = browser(host, here);
  await here.signIn({ email: 'supervisor@demo.example' });
  expect(await before.standing()).toBe('SIGNED_OUT');
  expect(await here.standing()).toBe('live');
  expect(host.news).toContainEqual(expect.objectContaining({ to: 'session', sessionId: before.sessionId }));
});

it('hashes a password anew when its hash is weaker than those of today', async () => {
  const host = await startHost({ passwords: openPasswords() });
  const weak = await openPasswords({ memoryCost: 8192, timeCost: 1, parallelism: 1 }).hash('Recover-2026!');
  const { _id } = await host.app.db
    .selectFrom('user')
    .select('_id')
    .where('email', '=', administrator)
    .executeTakeFirstOrThrow();
  await host.app.db.updateTable('credential').set({ passwordHash: weak }).where('userId', '=', _id).execute();
  await browser(host).login();
  await messagesTo(host);
  const row = await host.app.db
    .selectFrom('credential')
    .select('passwordHash')
    .where('userId', '=', _id)
    .executeTakeFirstOrThrow();
  expect(row.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  host.passes(30);
  expect((await browser(host).signIn()).status).toBe(200);
});
