import { describe, expect, it } from 'vitest';
import { startHost } from '../support/host';
import type { TestHost } from '../support/host';
import { messagesOf, newestCode, roleId, userId } from '../support/network';
import { send, signIn } from '../support/person';
import type { Person } from '../support/person';

const old = 'file_manager@demo.example';
const asked = 'amina@agency.example';

/** Asks for another e-mail of somebody, with the code that it takes. @returns the link that the old address was sent */
async function ask(host: TestHost, person: Person, who: string, email = asked): Promise<string> {
  const body = { _id: userId(who), email };
  await person.call('PATCH', '/user/', body);
  host.passes(31);
  const code = await newestCode(host);
  const { status, body: answer } = await person.call('PATCH', `/user/?mfaCode=${code}`, body);
  expect([status, answer.email, answer.pendingEmail]).toEqual([200, `${who}@demo.example`, email]);
  return linkTo(host, `${who}@demo.example`);
}

async function linkTo(host: TestHost, address: string): Promise<string> {
  const mail = (await messagesOf(host)).find(
    ({ to, text }) => to === address && text.includes('confirm-email'),
  );
  return /confirm-email\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? 'none';
}

const decide = (host: TestHost, token: string, accepted: boolean) =>
  send(host, {}, 'POST', '/desk/emailChange/decide', { token, accepted });

const emailOf = async (host: TestHost, who: string) => {
  const row = host.app.db.selectFrom('user').select(['email', 'pendingEmail']).where('_id', '=', userId(who));
  return Object.values(await row.executeTakeFirstOrThrow());
};

describe('a new email', () => {
  it('waits until the old address confirms it by its link, once, and history names both', async () => {
    const host = await startHost();
    const supervisor = await signIn(host, 'supervisor');
    const token = await ask(host, supervisor, 'file_manager');
    expect(await emailOf(host, 'file_manager')).toEqual([old, asked]);
    const shown = await send(host, {}, 'GET', `/desk/emailChange/${token}`);
    expect(shown).toMatchObject({ status: 200, body: { email: 'f•••@demo.example', newEmail: asked } });
    expect((await decide(host, token, true)).status).toBe(200);
    expect(await emailOf(host, 'file_manager')).toEqual([asked, null]);
    expect((await decide(host, token, true)).status).toBe(404);
    const told = await host.app.db
      .selectFrom('history')
      .select(['byUserId', 'changes'])
      .where('entityId', '=', userId('file_manager'))
      .orderBy('_id')
      .execute();
    expect(told.map(({ byUserId }) => byUserId)).toEqual([supervisor.userId, userId('file_manager')]);
    expect(told[0]?.changes).toContainEqual({ field: 'pendingEmail', before: null, after: asked });
    expect(told[1]?.changes).toContainEqual({ field: 'email', before: old, after: asked });
    const mails = await messagesOf(host);
    expect(
      mails.filter(({ subject }) => /email address (was changed|is confirmed)/.test(subject)),
    ).toHaveLength(2);
  });

  it('of one’s own waits the same, whatever the role', async () => {
    const host = await startHost();
    for (const who of ['field_agent', 'lender_user', 'administrator']) {
      const person = await signIn(host, who);
      const token = await ask(host, person, who, `${who}@other.example`);
      expect(await emailOf(host, who)).toEqual([`${who}@demo.example`, `${who}@other.example`]);
      await decide(host, token, true);
      expect(await emailOf(host, who)).toEqual([`${who}@other.example`, null]);
    }
  });

  it('is refused by the old address, or taken back by who may ask for it, and its link is dead then', async () => {
    const host = await startHost();
    const supervisor = await signIn(host, 'supervisor');
    const first = await ask(host, supervisor, 'file_manager');
    expect((await decide(host, first, false)).status).toBe(200);
    expect(await emailOf(host, 'file_manager')).toEqual([old, null]);
    const second = await ask(host, supervisor, 'file_manager');
    const back = (person: Person) =>
      person.call('POST', '/desk/emailChange/takeBack', { userId: userId('file_manager') });
    for (const who of ['accountant', 'lender_supervisor', 'vendor_manager'])
      expect([403, 404, 422]).toContain((await back(await signIn(host, who))).status);
    expect((await back(await signIn(host, 'file_manager'))).status).toBe(200);
    expect((await back(supervisor)).status).toBe(409);
    expect((await decide(host, second, true)).status).toBe(404);
    expect(await emailOf(host, 'file_manager')).toEqual([old, null]);
  });

  it('ends after a day, and is sent again with another day, which ends the link before', async () => {
    const host = await startHost();
    const supervisor = await signIn(host, 'supervisor');
    const first = await ask(host, supervisor, 'file_manager');
    const again = (person: Person) =>
      person.call('POST', '/desk/emailChange/send', { userId: userId('file_manager') });
    host.passes(60);
    expect((await again(supervisor)).status).toBe(200);
    const second = await linkTo(host, old);
    expect(second).not.toBe(first);
    expect((await decide(host, first, true)).status).toBe(404);
    host.passes(24 * 3600 + 1);
    expect((await decide(host, second, true)).status).toBe(404);
    expect(await emailOf(host, 'file_manager')).toEqual([old, asked]);
    const back = await signIn(host, 'supervisor');
    for (let sent = 0; sent < 5; sent += 1) expect((await again(back)).status).toBe(200);
    expect((await again(back)).status).toBe(429);
  });

  it('opens nothing with the other kinds of links, nor they with it', async () => {
    const host = await startHost();
    const supervisor = await signIn(host, 'supervisor');
    const token = await ask(host, supervisor, 'file_manager');
    const password = { token, newPassword: 'a long and new password' };
    expect((await send(host, {}, 'POST', '/auth/reset-password', password)).status).toBe(404);
    expect((await send(host, {}, 'GET', `/auth/user/${token}`)).status).toBe(404);
    await send(host, {}, 'POST', '/auth/forgot-password', { email: old });
    await expect.poll(async () => (await messagesOf(host))[0]?.text).toContain('reset-password');
    const reset = /reset-password\/([\w-]+)/.exec((await messagesOf(host))[0]?.text ?? '')?.[1] ?? '';
    expect((await decide(host, reset, true)).status).toBe(404);
    expect((await decide(host, token, true)).status).toBe(200);
  });

  it('goes to nobody else meanwhile: who was first keeps it', async () => {
    const host = await startHost();
    const supervisor = await signIn(host, 'supervisor');
    const token = await ask(host, supervisor, 'file_manager');
    const other = await ask(host, supervisor, 'remarketing_specialist');
    expect((await decide(host, other, true)).status).toBe(200);
    expect(await decide(host, token, true)).toMatchObject({ status: 422, body: { errors: { email: /./ } } });
  });

  it('of somebody who never followed their invitation is theirs at once, and cannot come by inviting anew', async () => {
    const host = await startHost();
    const administrator = await signIn(host, 'administrator');
    const change = async (body: object) => {
      await administrator.call('PATCH', '/user/', body);
      host.passes(31);
      const code = await newestCode(host);
      return administrator.call('PATCH', `/user/?mfaCode=${code}`, body);
    };
    await change({ _id: userId('file_manager'), userStatus: 'deactivated' });
    const again = await change({ _id: userId('file_manager'), userStatus: 'invited', email: asked });
    expect(again).toMatchObject({ status: 200, body: { email: old, pendingEmail: asked } });
    const draft = { email: 'new@agency.example', firstName: 'Noor', lastName: 'Haddad', state: 'ON' };
    const { companyId } = (await administrator.call('GET', `/user/${userId('file_manager')}`)).body;
    const made = await administrator.call('POST', '/user/', {
      ...draft,
      companyId,
      roleId: roleId('file_manager'),
    });
    expect(made.status).toBe(201);
    const moved = await change({ _id: made.body._id, email: asked });
    expect(moved).toMatchObject({ status: 200, body: { email: asked, pendingEmail: null } });
  });
});
