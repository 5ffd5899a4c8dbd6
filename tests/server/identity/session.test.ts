import { expect, it } from 'vitest';
import { startHost } from '../../support/host';
import type { TestHost } from '../../support/host';
import { browser } from './browser';
import type { Browser } from './browser';

async function signedIn(host: TestHost, email?: string): Promise<Browser> {
  const here = browser(host);
  await here.signIn(email ? { email } : undefined);
  return here;
}

it('takes the cookie and the header of one session, and neither alone', async () => {
  const host = await startHost();
  const one = await signedIn(host);
  const other = await signedIn(host);
  const someone = await signedIn(host, 'supervisor@demo.example');
  const standing = (cookies: Browser, header: string | undefined) =>
    browser(host, { cookies: cookies.cookies, sessionId: header }).standing();
  const nothing = browser(host);
  expect({
    both: await standing(one, one.sessionId),
    cookieAlone: await standing(one, undefined),
    headerAlone: await standing(nothing, one.sessionId),
    neither: await standing(nothing, undefined),
    headerOfMyOther: await standing(one, other.sessionId),
    headerOfAnother: await standing(one, someone.sessionId),
    headerOfNobody: await standing(one, '019f0000-0000-7000-8000-000000000000'),
    headerOfNoForm: await standing(one, "1' or '1'='1"),
  }).toEqual({
    both: 'live',
    cookieAlone: 'SIGNED_OUT',
    headerAlone: 'SIGNED_OUT',
    neither: 'SIGNED_OUT',
    headerOfMyOther: 'SIGNED_OUT',
    headerOfAnother: 'SIGNED_OUT',
    headerOfNobody: 'SIGNED_OUT',
    headerOfNoForm: 'SIGNED_OUT',
  });
});

it('locks a session for which nobody did anything for thirty minutes, although it refreshes and polls', async () => {
  const host = await startHost();
  const here = await signedIn(host);
  for (const seconds of [600, 600, 599]) {
    host.passes(seconds);
    expect((await here.call('POST', '/auth/refreshToken')).status).toBe(200);
    expect((await here.call('GET', '/outbox')).status).toBe(200);
  }
  host.passes(1);
  expect(await here.standing()).toBe('SESSION_LOCKED');
  expect((await here.call('POST', '/auth/refreshToken')).body.code).toBe('SESSION_LOCKED');
});

it('keeps a session open while a person does something', async () => {
  const host = await startHost();
  const here = await signedIn(host);
  for (let round = 0; round < 5; round++) {
    host.passes(840);
    expect(await here.standing()).toBe('live');
    await here.call('POST', '/auth/refreshToken');
  }
});

it('writes down at most once a minute that a session is in use', async () => {
  const host = await startHost();
  const here = await signedIn(host);
  const lastUsed = async () => {
    const { rows } = await here.call('GET', '/desk/sessions').then(() => listed(here));
    return rows[0]?.lastSeenAt;
  };
  host.passes(59);
  expect(await lastUsed()).toBe('2026-11-20T15:00:00.000Z');
  host.passes(1);
  await expect.poll(lastUsed).toBe('2026-11-20T15:01:00.000Z');
});

async function listed(here: Browser) {
  const { body } = await here.call('GET', '/desk/sessions');
  return { rows: body.data as unknown as { _id: string; lastSeenAt: string; current: boolean }[] };
}

it('locks a session at once when its screen says so', async () => {
  const host = await startHost();
  const here = await signedIn(host);
  const reply = await here.call('POST', '/auth/session-expiry');
  expect([reply.status, reply.body]).toEqual([200, {}]);
  expect(await here.standing()).toBe('SESSION_LOCKED');
  const refused = await here.call('POST', '/auth/refreshToken');
  expect([refused.status, refused.body.code]).toEqual([401, 'SESSION_LOCKED']);
  expect((await here.call('POST', '/auth/session-expiry')).status).toBe(200);
});

it('locks a session although its access has run out meanwhile', async () => {
  const host = await startHost();
  const here = await signedIn(host);
  host.passes(900);
  await here.call('POST', '/auth/session-expiry');
  expect(await here.standing()).toBe('SESSION_LOCKED');
});

it('does not lock a session for a header without its cookie', async () => {
  const host = await startHost();
  const here = await signedIn(host);
  await browser(host, { sessionId: here.sessionId }).call('POST', '/auth/session-expiry');
  expect(await here.standing()).toBe('live');
});

it('logs out for good, and a second time without complaint', async () => {
  const host = await startHost();
  const here = await signedIn(host);
  const stolen = browser(host, here);
  const reply = await here.call('GET', '/auth/logout');
  expect([reply.status, reply.body]).toEqual([200, {}]);
  expect(here.cookies).not.toHaveProperty('access');
  expect(here.cookies).not.toHaveProperty('refresh');
  expect(await stolen.standing()).toBe('SIGNED_OUT');
  expect((await stolen.call('POST', '/auth/refreshToken')).status).toBe(401);
  expect(host.news).toEqual([{ to: 'session', userId: expect.any(String), sessionId: stolen.sessionId }]);
  expect((await here.call('GET', '/auth/logout')).status).toBe(200);
});

it('leaves the cookies of the next sign-in alone when a log-out comes late', async () => {
  const host = await startHost();
  const before = await signedIn(host);
  const now = await signedIn(host);
  const late = browser(host, { cookies: now.cookies, sessionId: before.sessionId });
  const reply = await late.call('GET', '/auth/logout');
  expect(reply.headers['set-cookie']).toBeUndefined();
  expect(await now.standing()).toBe('live');
});

it('shuts people out at once when they, their role or their company are switched off', async () => {
  const host = await startHost();
  const { db } = host.app;
  const [admin, agent, lender] = await Promise.all(
    ['administrator', 'field_agent', 'lender_user'].map((who) => signedIn(host, `${who}@demo.example`)),
  );
  await db
    .updateTable('user')
    .set({ userStatus: 'deactivated' })
    .where('email', '=', 'administrator@demo.example')
    .execute();
  await db.updateTable('role').set({ isActive: false }).where('key', '=', 'field_agent').execute();
  await db.updateTable('company').set({ companyStatus: 'inactive' }).where('code', '=', 'LNA').execute();
  for (const one of [admin, agent, lender]) expect(await one?.standing()).toBe('SIGNED_OUT');
});

it('lists one’s own sessions and says which this one is', async () => {
  const host = await startHost();
  const other = await signedIn(host);
  host.passes(5);
  const here = await signedIn(host);
  const { rows } = await listed(here);
  expect(rows.map(({ _id, current }) => ({ _id, current }))).toEqual([
    { _id: here.sessionId, current: true },
    { _id: other.sessionId, current: false },
  ]);
});

it('ends one’s other sessions, and one that is named', async () => {
  const host = await startHost();
  const [one, two, here] = [await signedIn(host), await signedIn(host), await signedIn(host)];
  expect((await here.call('POST', '/desk/sessions/end', { sessionId: one.sessionId })).body).toEqual({
    ended: 1,
  });
  expect([await one.standing(), await two.standing()]).toEqual(['SIGNED_OUT', 'live']);
  expect((await here.call('POST', '/desk/sessions/end', {})).body).toEqual({ ended: 1 });
  expect([await two.standing(), await here.standing()]).toEqual(['SIGNED_OUT', 'live']);
  expect(host.news).toHaveLength(2);
});

it('lets an administrator end the sessions of others, and others only those in their reach', async () => {
  const host = await startHost();
  const admin = await signedIn(host);
  const agent = await signedIn(host, 'field_agent@demo.example');
  const lender = await signedIn(host, 'lender_user@demo.example');
  const lead = await signedIn(host, 'lender_supervisor@demo.example');
  const end = (who: Browser, whose: Browser) =>
    who.call('POST', '/desk/sessions/end', { sessionId: whose.sessionId });
  expect((await end(agent, admin)).status).toBe(403);
  expect((await end(lead, agent)).status).toBe(404);
  expect((await end(lead, lender)).body).toEqual({ ended: 1 });
  expect((await end(admin, agent)).body).toEqual({ ended: 1 });
  expect([await agent.standing(), await lender.standing(), await admin.standing()]).toEqual([
    'SIGNED_OUT',
    'SIGNED_OUT',
    'live',
  ]);
});
