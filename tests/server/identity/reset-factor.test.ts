import { describe, expect, it } from 'vitest';
import { startHost } from '../../support/host';
import type { TestHost } from '../../support/host';
import { messagesOf, newestCode, roleId, userId } from '../../support/network';
import { signInByDoor } from '../../support/person';
import type { Person } from '../../support/person';
import { browser, lastCode, wrongCode } from './browser';

const call = '/desk/user/resetFactor';
const reason = 'Her phone was stolen; proved by her manager in person.';

/** Asks, and asks again with the code that was sent. */
async function reset(host: TestHost, by: Person, body: object) {
  const asked = await by.call('POST', call, body);
  if (asked.status !== 200 || asked.body.showMFAForm !== true) return asked;
  return by.call('POST', `${call}?mfaCode=${await newestCode(host)}`, body);
}

describe('how somebody proves who they are', () => {
  it('is reset with a fresh code and a reason: codes go to the email alone, sessions end, the person is told, history says why', async () => {
    const host = await startHost();
    const administrator = await signInByDoor(host, 'administrator');
    const manager = await signInByDoor(host, 'file_manager');
    await host.app.db
      .updateTable('user')
      .set({ mfaType: 'sms', mobilePhone: '+14165550177' })
      .where('_id', '=', manager.userId)
      .execute();
    expect(await administrator.call('POST', call, { userId: manager.userId, reason })).toMatchObject({
      status: 200,
      body: { showMFAForm: true },
    });
    expect((await manager.call('GET', '/reminder/count')).status).toBe(200);
    const done = await administrator.call('POST', `${call}?mfaCode=${await newestCode(host)}`, {
      userId: manager.userId,
      reason,
    });
    expect(done).toMatchObject({ status: 200, body: { ended: 1 } });

    expect((await manager.call('GET', '/reminder/count')).status).toBe(401);
    const { body } = await administrator.call('GET', `/user/${manager.userId}`);
    expect(body).toMatchObject({ mfaType: 'email', mobilePhone: null });
    const [told] = (await messagesOf(host)).filter(({ to }) => to === 'file_manager@demo.example');
    expect(told).toMatchObject({ channel: 'email', subject: 'Your sign-in codes were reset' });
    expect(told?.text).toContain('your sessions were ended');
    const history = await host.app.db
      .selectFrom('history')
      .select(['byUserId', 'message'])
      .where('entityId', '=', manager.userId)
      .execute();
    const why = history.find(({ message }) => JSON.stringify(message).includes('people.factorWasReset'));
    expect(why).toMatchObject({ byUserId: administrator.userId });
    expect(JSON.stringify(why?.message)).toContain(reason);
    const log = await administrator.call('GET', '/desk/auditLog?action=factor_reset');
    expect(log.body.data).toMatchObject([{ action: 'factor_reset', userId: manager.userId }]);
  });

  it('opens the account of who typed a hundred wrong codes, and a code that was on its way opens nothing', async () => {
    const host = await startHost();
    const administrator = await signInByDoor(host, 'administrator');
    const email = 'file_manager@demo.example';
    const there = browser(host);
    await there.login({ email });
    const before = await lastCode(host, email);
    await host.app.db
      .insertInto('throttle')
      .values({
        key: `factor:${userId('file_manager')}`,
        count: 100,
        since: host.app.now().toISOString(),
        until: null,
      })
      .execute();
    expect((await there.login({ email, mfaCode: wrongCode(before) })).status).toBe(401);
    expect((await there.login({ email, mfaCode: before })).status).toBe(401);

    expect((await reset(host, administrator, { userId: userId('file_manager'), reason })).status).toBe(200);
    expect((await there.login({ email, mfaCode: before })).status).toBe(401);
    expect((await browser(host).signIn({ email })).status).toBe(200);
  });

  it('is reset by who may, for whom they may, and never by oneself', async () => {
    const host = await startHost();
    const tried: readonly (readonly [string, string, number])[] = [
      ['administrator', 'administrator', 409],
      ['supervisor', 'file_manager', 200],
      ['supervisor', 'administrator', 403],
      ['lender_supervisor', 'lender_user', 200],
      ['lender_supervisor', 'file_manager', 422],
      ['vendor_manager', 'lender_user', 422],
      ['file_manager', 'accountant', 403],
      ['accountant', 'file_manager', 403],
      ['lender_user', 'lender_supervisor', 403],
    ];
    for (const [who, whom, status] of tried) {
      const person = await signInByDoor(host, who);
      const { status: answered } = await reset(host, person, { userId: userId(whom), reason });
      expect([who, whom, answered]).toEqual([who, whom, status]);
    }
    const administrator = await signInByDoor(host, 'administrator');
    expect(
      await administrator.call('POST', call, { userId: userId('supervisor'), reason: 'no' }),
    ).toMatchObject({
      status: 422,
      body: { errors: { reason: expect.any(String) } },
    });
  });

  it('is refused to a role without the right, whatever else it may', async () => {
    const host = await startHost();
    const role = host.app.db.selectFrom('role').where('_id', '=', roleId('supervisor'));
    const { permissions } = await role.select('permissions').executeTakeFirstOrThrow();
    const without = permissions.map(({ actions, ...one }) => ({
      ...one,
      actions: actions.filter((action) => action !== 'resetMfa'),
    }));
    const administrator = await signInByDoor(host, 'administrator');
    await administrator.call('POST', '/role/', { _id: roleId('supervisor'), permissions: without });
    const supervisor = await signInByDoor(host, 'supervisor');
    const body = { userId: userId('file_manager'), reason };
    expect((await supervisor.call('POST', call, body)).status).toBe(403);
  });
});
