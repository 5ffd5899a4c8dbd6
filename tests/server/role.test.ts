import { describe, expect, test } from 'vitest';
import { startHost } from '../support/host';
import { column, roleId } from '../support/network';
import { signIn } from '../support/person';
import type { Reply } from '../support/person';

const clerk = {
  key: 'night_clerk',
  name: 'Night clerk',
  scope: 'tree',
  assignableToActivityTypes: ['agency'],
  permissions: [{ resource: 'file', actions: ['list', 'show'] }],
};
const fields = ({ status, body }: Reply): unknown[] => [
  status,
  ...Object.keys((body.errors as object | undefined) ?? {}),
];

describe('reading roles', () => {
  test('shows everyone their own role, and the list to those whose role says so', async () => {
    const host = await startHost();
    for (const who of ['field_agent', 'lender_user', 'accountant']) {
      const person = await signIn(host, who);
      expect((await person.call('GET', `/role/${roleId(who)}`)).body.key).toBe(who);
      expect((await person.call('GET', `/role/${roleId('administrator')}`)).status).toBe(403);
      expect((await person.call('GET', '/role/list')).status).toBe(403);
    }
  });

  test('shows a client or vendor the roles that its people can hold', async () => {
    const host = await startHost();
    const lender = await signIn(host, 'lender_supervisor');
    const list = await lender.call('GET', '/role/list?sortBy=key');
    expect(column(list, 'key')).toEqual(['lender_auditor', 'lender_supervisor', 'lender_user']);
    expect(column(list, 'userCount')).toEqual([1, 1, 2]);
    const vendor = await signIn(host, 'vendor_manager');
    expect(column(await vendor.call('GET', '/role/list?sortBy=key'), 'key')).toEqual([
      'field_agent',
      'vendor_manager',
    ]);
    expect((await vendor.call('GET', `/role/${roleId('lender_user')}`)).status).toBe(404);
  });

  test('narrows by roleId and counts who holds each', async () => {
    const host = await startHost();
    const staff = await signIn(host, 'supervisor');
    const one = await staff.call('GET', `/role/list?roleId=${roleId('lender_user')}`);
    expect(column(one, 'userCount')).toEqual([3]);
    expect(column(await staff.call('GET', '/role/list'), 'key')).toHaveLength(10);
  });
});

describe('a custom role', () => {
  test('is created and changed by POST, and word of it goes out', async () => {
    const host = await startHost();
    const admin = await signIn(host, 'administrator');
    const made = await admin.call('POST', '/role/', clerk);
    expect(made).toMatchObject({
      status: 201,
      body: { isSystem: false, requiresMfa: true, isActive: true, userCount: 0 },
    });
    const _id = String(made.body._id);
    expect(host.news).toContainEqual({ to: 'role', roleId: _id });
    const renamed = await admin.call('POST', '/role/', { _id, name: 'Evening clerk', isActive: false });
    expect(renamed).toMatchObject({
      status: 200,
      body: { name: 'Evening clerk', isActive: false, version: 2 },
    });
    expect(fields(await admin.call('POST', '/role/', { _id, key: 'other' }))).toEqual([403, 'key']);
    expect(fields(await admin.call('POST', '/role/', { _id, isSystem: true }))).toEqual([403, 'isSystem']);
  });

  test('is refused with the field that stands in the way', async () => {
    const host = await startHost();
    const admin = await signIn(host, 'administrator');
    const post = async (values: object) =>
      fields(await admin.call('POST', '/role/', { ...clerk, ...values }));
    expect(await post({ key: 'accountant' })).toEqual([422, 'key']);
    expect(await post({ name: 'ACCOUNTANT' })).toEqual([422, 'name']);
    expect(await post({ key: 'Night Clerk' })).toEqual([422, 'key']);
    expect(await post({ permissions: [{ resource: 'spaceship', actions: ['list'] }] })).toEqual([
      422,
      'permissions[0].resource',
    ]);
    expect(await post({ permissions: [{ resource: 'file', actions: ['launch'] }] })).toEqual([
      422,
      'permissions[0].actions[0]',
    ]);
    // A word that there is, and that says nothing of files.
    expect(await post({ permissions: [{ resource: 'file', actions: ['acceptDecline'] }] })).toEqual([
      422,
      'permissions[0].actions',
    ]);
    expect(await post({ permissions: [...clerk.permissions, ...clerk.permissions] })).toEqual([
      422,
      'permissions[1].resource',
    ]);
    expect(await post({ scope: 'all', assignableToActivityTypes: ['agency', 'lender'] })).toEqual([
      422,
      'assignableToActivityTypes',
    ]);
    expect(await post({ permissions: [{ resource: 'assignment', actions: ['acceptDecline'] }] })).toEqual([
      403,
    ]);
  });

  test('stays on while people hold it', async () => {
    const host = await startHost();
    const admin = await signIn(host, 'administrator');
    const auditor = roleId('lender_auditor');
    expect((await admin.call('POST', '/role/', { _id: auditor, isActive: false })).body.code).toBe('IN_USE');
    const types = await admin.call('PATCH', '/role/assignableToActivityTypes', {
      roleId: auditor,
      activityTypes: ['agency'],
    });
    expect(types.body.code).toBe('IN_USE');
    await host.app.db.updateTable('user').set({ language: 'fr' }).where('_id', '=', admin.userId).execute();
    const inFrench = await admin.call('POST', '/role/', { _id: auditor, isActive: false });
    expect(inFrench.body.message).toBe(
      'Des personnes qui ouvrent des sessions ont encore le rôle Auditeur du prêteur.',
    );
  });

  test('is named in the history in the reader’s language, by its one name where it has no other', async () => {
    const host = await startHost();
    const admin = await signIn(host, 'administrator');
    await admin.call('POST', '/role/', { ...clerk, nameFr: 'Commis de nuit' });
    await admin.call('POST', '/role/', { ...clerk, key: 'day_clerk', name: 'Day clerk' });
    const told = async (): Promise<unknown[]> =>
      column(await admin.call('GET', '/desk/history/list?size=100'), 'message')
        .filter((message) => /clerk|Commis/i.test(String(message)))
        .sort();
    expect(await told()).toEqual(['Role Day clerk was created.', 'Role Night clerk was created.']);
    await host.app.db.updateTable('user').set({ language: 'fr' }).where('_id', '=', admin.userId).execute();
    expect(await told()).toEqual(['Rôle Commis de nuit\u00a0: création.', 'Rôle Day clerk\u00a0: création.']);
  });
});

describe('the permissions of a role', () => {
  test('are changed for one resource at a time and count at the next call', async () => {
    const host = await startHost();
    const admin = await signIn(host, 'administrator');
    const lender = await signIn(host, 'lender_user');
    expect((await lender.call('GET', '/company/list')).status).toBe(200);
    const body = { roleId: roleId('lender_user'), resource: 'company', actions: [] as string[] };
    const taken = await admin.call('PATCH', '/role/permission', body);
    expect(taken.status, JSON.stringify(taken.body)).toBe(200);
    expect(JSON.stringify(taken.body.permissions)).not.toContain('"company"');
    expect((await lender.call('GET', '/company/list')).status).toBe(403);
    await admin.call('PATCH', '/role/permission', { ...body, actions: ['list'], limited: ['list'] });
    expect((await lender.call('GET', '/company/list')).status).toBe(200);
    expect(host.news).toContainEqual({ to: 'role', roleId: roleId('lender_user') });
  });

  test('are not changed on a role that has moved on', async () => {
    const host = await startHost();
    const admin = await signIn(host, 'administrator');
    const id = roleId('lender_user');
    const seen = { 'if-match': '"1"' };
    const give = (actions: string[]) =>
      admin.call('PATCH', '/role/permission', { roleId: id, resource: 'company', actions }, seen);
    expect(await give(['list'])).toMatchObject({ status: 200, body: { version: 2 } });
    expect(await give(['show'])).toMatchObject({ status: 412, body: { current: { version: 2 } } });
    const types = await admin.call(
      'PATCH',
      '/role/assignableToActivityTypes',
      { roleId: id, activityTypes: ['lender'] },
      seen,
    );
    expect(types.status).toBe(412);
  });

  test('take only words that exist and what the giver holds', async () => {
    const host = await startHost();
    const admin = await signIn(host, 'administrator');
    const patch = async (values: object) =>
      fields(
        await admin.call('PATCH', '/role/permission', {
          roleId: roleId('supervisor'),
          resource: 'file',
          actions: ['list'],
          ...values,
        }),
      );
    expect(await patch({ resource: 'spaceship' })).toEqual([422, 'resource']);
    expect(await patch({ actions: ['launch'] })).toEqual([422, 'actions[0]']);
    expect(await patch({ resource: 'file', actions: ['acceptDecline'] })).toEqual([422, 'actions']);
    expect(await patch({ limited: ['launch'] })).toEqual([422, 'limited[0]']);
    expect(await patch({ resource: 'assignment', actions: ['acceptDecline'] })).toEqual([403]);
    expect(await patch({ roleId: '00000000-0000-7000-8000-000000000000' })).toEqual([422, 'roleId']);
    expect(
      await patch({ roleId: roleId('vendor_manager'), resource: 'assignment', actions: ['acceptDecline'] }),
    ).toEqual([200]);
  });

  test('are the administrator’s to change, who keeps the right to', async () => {
    const host = await startHost();
    const body = { roleId: roleId('supervisor'), resource: 'housekeeping', actions: ['delete'] };
    for (const who of ['supervisor', 'lender_supervisor', 'vendor_manager', 'accountant', 'partner']) {
      const person = await signIn(host, who);
      expect((await person.call('PATCH', '/role/permission', body)).status).toBe(403);
      expect(
        (
          await person.call('PATCH', '/role/assignableToActivityTypes', {
            roleId: body.roleId,
            activityTypes: ['lender'],
          })
        ).status,
      ).toBe(403);
      expect((await person.call('POST', '/role/', clerk)).status).toBe(403);
      expect(
        (await person.call('POST', '/role/', { _id: roleId('supervisor'), permissions: [] })).status,
      ).toBe(403);
    }
    const admin = await signIn(host, 'administrator');
    const locked = await admin.call('PATCH', '/role/permission', {
      roleId: roleId('administrator'),
      resource: 'role',
      actions: ['list', 'show'],
    });
    expect(locked.status).toBe(409);
  });

  test('of a seeded role change, its name and scope do not', async () => {
    const host = await startHost();
    const admin = await signIn(host, 'administrator');
    for (const change of [{ name: 'Boss' }, { scope: 'all' }, { isActive: false }])
      expect((await admin.call('POST', '/role/', { _id: roleId('supervisor'), ...change })).status).toBe(409);
    const types = await admin.call('PATCH', '/role/assignableToActivityTypes', {
      roleId: roleId('field_agent'),
      activityTypes: ['bailiff', 'agency', 'bailiff'],
    });
    expect(types.body.assignableToActivityTypes).toEqual(['bailiff', 'agency']);
    const kept = await host.app.db
      .selectFrom('history')
      .select(['fileId', 'updatedFields'])
      .where('entityId', '=', roleId('field_agent'))
      .execute();
    expect(kept).toEqual([{ fileId: null, updatedFields: ['assignableToActivityTypes'] }]);
  });
});
