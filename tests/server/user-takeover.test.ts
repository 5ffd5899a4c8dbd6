import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { startHost } from '../support/host';
import { newestCode, roleId, userId } from '../support/network';
import { signIn } from '../support/person';

/** What takes an account over, or away. */
const signIns: readonly object[] = [
  { email: 'mine@demo.example' },
  { phone: '4165550177' },
  { mobilePhone: '4165550177' },
  { mfaType: 'sms', mobilePhone: '4165550177' },
  { roleId: roleId('file_manager') },
  { userStatus: 'suspended' },
];

describe('how somebody else signs in', () => {
  it('is changed by nobody who may less than they', async () => {
    const host = await startHost();
    const beyond: readonly (readonly [string, readonly string[]])[] = [
      ['supervisor', ['administrator', 'accountant']],
    ];
    for (const [who, others] of beyond) {
      const person = await signIn(host, who);
      for (const other of others)
        for (const change of signIns) {
          const { status } = await person.call('PATCH', '/user/', { _id: userId(other), ...change });
          expect([who, other, change, status]).toEqual([who, other, change, 403]);
        }
    }
  });

  it('is changed by those whose rights go further, with a fresh code, and the rest by who looks after them', async () => {
    const host = await startHost();
    for (const [who, other] of [
      ['supervisor', 'file_manager'],
      ['lender_supervisor', 'lender_user'],
      ['administrator', 'accountant'],
    ] as const) {
      const person = await signIn(host, who);
      const { status, body } = await person.call('PATCH', '/user/', {
        ...{ _id: userId(other), email: `new-${other}@demo.example` },
      });
      expect([who, status, body]).toEqual([who, 200, { showMFAForm: true }]);
    }
    const supervisor = await signIn(host, 'supervisor');
    const titled = await supervisor.call('PATCH', '/user/', {
      _id: userId('accountant'),
      title: 'Controller',
    });
    expect(titled.status).toBe(200);
  });

  it.each([
    ['reads what they do not', { resource: 'retention', actions: ['show'] }],
    ['takes out what they do not', { resource: 'retention', actions: ['export'] }],
  ])('is changed by nobody for a person whose role %s', async (_, beyond) => {
    const host = await startHost();
    const supervisor = await signIn(host, 'supervisor');
    const change = { _id: userId('file_manager'), mobilePhone: '4165550177' };
    expect((await supervisor.call('PATCH', '/user/', change)).status).toBe(200);
    const { db } = host.app;
    const its = roleId('file_manager');
    const { permissions } = await db
      .selectFrom('role')
      .select('permissions')
      .where('_id', '=', its)
      .executeTakeFirstOrThrow();
    const more = JSON.stringify([...permissions, beyond]);
    await sql`update role set permissions = ${more}::jsonb where _id = ${its}`.execute(db);
    expect((await supervisor.call('PATCH', '/user/', change)).status).toBe(403);
  });

  it('is changed by nobody for a person whose role sees further', async () => {
    const host = await startHost();
    const lender = await signIn(host, 'lender_supervisor');
    const change = { _id: userId('lender_user'), mobilePhone: '4165550177' };
    expect((await lender.call('PATCH', '/user/', change)).status).toBe(200);
    await host.app.db
      .updateTable('role')
      .set({ scope: 'client_office' })
      .where('_id', '=', roleId('lender'))
      .execute();
    expect((await lender.call('PATCH', '/user/', change)).status).toBe(200);
    await host.app.db
      .updateTable('role')
      .set({ scope: 'client_office' })
      .where('_id', '=', roleId('lender_supervisor'))
      .execute();
    await host.app.db
      .updateTable('role')
      .set({ scope: 'client_tree' })
      .where('_id', '=', roleId('lender_user'))
      .execute();
    const again = await signIn(host, 'lender_supervisor');
    expect((await again.call('PATCH', '/user/', change)).status).toBe(403);
  });

  it('is reached by codes where those say who may reset them', async () => {
    const host = await startHost();
    const supervisor = await signIn(host, 'supervisor');
    const change = async (values: object) => {
      const body = { _id: userId('file_manager'), ...values };
      const { status, body: answer } = await supervisor.call('PATCH', '/user/', body);
      return [status, ...Object.keys((answer.errors as object | undefined) ?? {})];
    };
    const channels = [{ mobilePhone: '4165550177' }, { mfaType: 'sms', mobilePhone: '4165550177' }];
    for (const channel of channels) expect(await change(channel)).toEqual([200]);

    const role = host.app.db.selectFrom('role').where('_id', '=', roleId('supervisor'));
    const { permissions } = await role.select('permissions').executeTakeFirstOrThrow();
    const without = permissions.map(({ actions, ...one }) => ({
      ...one,
      actions: actions.filter((action) => action !== 'resetMfa'),
    }));
    const administrator = await signIn(host, 'administrator');
    const asked = { _id: roleId('supervisor'), permissions: without };
    expect((await administrator.call('POST', '/role/', asked)).status).toBe(200);
    expect(await change({ mobilePhone: '4165550177' })).toEqual([403, 'mobilePhone']);
    expect(await change({ mfaType: 'sms', mobilePhone: '4165550177' })).toEqual([403, 'mfaType']);
    expect(await change({ title: 'File manager' })).toEqual([200]);
  });

  it('stands in history with the phones and who changed them', async () => {
    const host = await startHost();
    const supervisor = await signIn(host, 'supervisor');
    const change = { _id: userId('file_manager'), mobilePhone: '4165550177' };
    await supervisor.call('PATCH', '/user/', change);
    const code = await newestCode(host);
    expect((await supervisor.call('PATCH', `/user/?mfaCode=${code}`, change)).status).toBe(200);
    const [told] = await host.app.db
      .selectFrom('history')
      .select(['byUserId', 'changes'])
      .where('entityId', '=', userId('file_manager'))
      .execute();
    expect(told).toMatchObject({
      byUserId: supervisor.userId,
      changes: [{ field: 'mobilePhone', before: expect.anything(), after: '+14165550177' }],
    });
  });

  it('is left alone by sessions that are ended: those of who may more end by an administrator', async () => {
    const host = await startHost();
    const supervisor = await signIn(host, 'supervisor');
    const [administrator, accountant] = [
      await signIn(host, 'administrator'),
      await signIn(host, 'accountant'),
    ];
    const end = (body: object) => supervisor.call('POST', '/desk/sessions/end', body);
    for (const { userId: other, sessionId } of [administrator, accountant]) {
      expect((await end({ userId: other })).status).toBe(403);
      expect((await end({ sessionId })).status).toBe(403);
    }
    expect((await accountant.call('GET', '/reminder/count')).status).toBe(200);
    const manager = await signIn(host, 'file_manager');
    expect((await end({ userId: manager.userId })).body).toEqual({ ended: 1 });
  });
});
