import { describe, expect, test } from 'vitest';
import { startHost } from '../support/host';
import type { TestHost } from '../support/host';
import { companyId, messagesOf, newestCode, roleId, userId } from '../support/network';
import { signIn } from '../support/person';
import type { Person, Reply } from '../support/person';

/** Changes a user with the code that the first try asks for. */
async function changeWithCode(host: TestHost, person: Person, body: object): Promise<Reply> {
  const asked = await person.call('PATCH', '/user/', body);
  expect(asked, JSON.stringify(asked.body)).toMatchObject({ status: 200, body: { showMFAForm: true } });
  host.passes(31);
  return person.call('PATCH', `/user/?mfaCode=${await newestCode(host)}`, body);
}

const fields = ({ status, body }: Reply): unknown[] => [
  status,
  ...Object.keys((body.errors as object | undefined) ?? {}),
];

describe('changing a user', () => {
  test('asks for a fresh code before one’s own phone changes, and writes nothing before', async () => {
    const host = await startHost();
    const clerk = await signIn(host, 'lender_user');
    const body = { _id: clerk.userId, mobilePhone: '4165550177' };
    expect((await clerk.call('PATCH', '/user/', body)).body).toEqual({ showMFAForm: true });
    expect((await clerk.call('GET', `/user/${clerk.userId}`)).body).toMatchObject({
      mobilePhone: '+14165550106',
      version: 1,
    });
    const code = await newestCode(host);
    const wrong = await clerk.call('PATCH', '/user/?mfaCode=AAAAAA', body);
    expect(fields(wrong)).toEqual([422, 'mfaCode']);
    const right = await clerk.call('PATCH', `/user/?mfaCode=${code}`, body);
    expect(right).toMatchObject({ status: 200, body: { mobilePhone: '+14165550177', version: 2 } });
    const again = await clerk.call('PATCH', `/user/?mfaCode=${code}`, { ...body, mobilePhone: '4165550178' });
    expect(fields(again)).toEqual([422, 'mfaCode']);
  });

  test('takes the code from its header too', async () => {
    const host = await startHost();
    const agent = await signIn(host, 'field_agent');
    const body = { _id: agent.userId, email: 'chidi@demo.example' };
    await agent.call('PATCH', '/user/', body);
    const code = await newestCode(host);
    const changed = await agent.call('PATCH', '/user/', body, { 'x-mfa-code': code });
    expect(changed).toMatchObject({ status: 200, body: { pendingEmail: 'chidi@demo.example' } });
    const messages = await messagesOf(host);
    expect(messages.find((one) => one.subject === 'Confirm your new email address')?.to).toBe(
      'field_agent@demo.example',
    );
  });

  test('lets everyone keep their own profile without a code, and not their rights', async () => {
    const host = await startHost();
    for (const who of ['field_agent', 'lender_user', 'accountant']) {
      const person = await signIn(host, who);
      const change = (values: object) => person.call('PATCH', '/user/', { _id: person.userId, ...values });
      expect(await change({ language: 'fr', timeZone: 'America/Halifax', title: 'Agent' })).toMatchObject({
        status: 200,
        body: { language: 'fr' },
      });
      expect(fields(await change({ roleId: roleId('administrator') }))[0]).toBeGreaterThanOrEqual(403);
      expect(fields(await change({ userStatus: 'deactivated' }))).toEqual([403, 'userStatus']);
      expect(fields(await change({ approvalLimit: '9000.00' }))).toEqual([403, 'approvalLimit']);
      expect(fields(await change({ noteAdmin: false }))).toEqual([403, 'noteAdmin']);
      expect(fields(await change({ companyId: companyId('NLR') }))).toEqual([403, 'companyId']);
    }
    const admin = await signIn(host, 'administrator');
    expect(
      fields(await admin.call('PATCH', '/user/', { _id: admin.userId, roleId: roleId('supervisor') })),
    ).toEqual([403, 'roleId']);
    const supervisor = await signIn(host, 'supervisor');
    expect(
      fields(await supervisor.call('PATCH', '/user/', { _id: supervisor.userId, approvalLimit: '1.00' })),
    ).toEqual([403, 'approvalLimit']);
  });

  test('stays within one’s own company, and below the administrator', async () => {
    const host = await startHost();
    const lender = await signIn(host, 'lender_supervisor');
    const supervisor = await signIn(host, 'supervisor');
    const change = async (person: Person, who: string, values: object) =>
      fields(await person.call('PATCH', '/user/', { _id: userId(who), ...values }));
    expect(await change(lender, 'lender_b', { title: 'x' })).toEqual([404]);
    expect(await change(lender, 'lender_user', { roleId: roleId('supervisor') })).toEqual([422, 'roleId']);
    expect(await change(lender, 'lender_west', { title: 'Clerk' })).toEqual([200]);
    expect(await change(supervisor, 'administrator', { email: 'mine@demo.example' })).toEqual([403]);
    expect(await change(supervisor, 'lender_user', { title: 'x' })).toEqual([403]);
    expect(await change(supervisor, 'file_manager', { roleId: roleId('administrator') })).toEqual([
      422,
      'roleId',
    ]);
    expect(await change(supervisor, 'accountant', { roleId: roleId('file_manager') })).toEqual([403]);
    expect(await change(await signIn(host, 'partner'), 'supervisor', { title: 'x' })).toEqual([404]);
    expect(await change(await signIn(host, 'file_manager'), 'accountant', { title: 'x' })).toEqual([403]);
  });

  test('changes a role with a code, at once and with word of it', async () => {
    const host = await startHost();
    const supervisor = await signIn(host, 'supervisor');
    const manager = await signIn(host, 'file_manager');
    expect((await manager.call('POST', '/company/', {})).status).toBe(403);
    host.news.length = 0;
    const changed = await changeWithCode(host, supervisor, {
      _id: manager.userId,
      roleId: roleId('accountant'),
    });
    expect(changed.body.roleId).toBe(roleId('accountant'));
    expect(host.news).toContainEqual({ to: 'user', userId: manager.userId, section: 'userRole' });
    expect((await manager.call('GET', `/role/${roleId('accountant')}`)).status).toBe(200);
    expect((await manager.call('GET', '/role/list')).status).toBe(403);
  });

  test('signs out whoever may no longer sign in, and lets them back', async () => {
    const host = await startHost();
    const admin = await signIn(host, 'administrator');
    for (const userStatus of ['suspended', 'locked', 'deactivated']) {
      const vendor = await signIn(host, 'vendor_manager');
      host.news.length = 0;
      expect((await changeWithCode(host, admin, { _id: vendor.userId, userStatus })).status).toBe(200);
      expect(host.news).toContainEqual({ to: 'session', userId: vendor.userId });
      expect((await vendor.call('GET', '/user/list')).status).toBe(401);
      const sessions = await host.app.db
        .selectFrom('session')
        .select('endedReason')
        .where('userId', '=', vendor.userId)
        .execute();
      expect(sessions.every((session) => session.endedReason === 'admin')).toBe(true);
      await changeWithCode(host, admin, { _id: vendor.userId, userStatus: 'active' });
    }
    const refused = await admin.call('PATCH', '/user/', {
      _id: userId('vendor_manager'),
      userStatus: 'invited',
    });
    expect(refused.status).toBe(409);
  });

  test('keeps an administrator when the last two take each other away at once', async () => {
    const host = await startHost();
    const { db } = host.app;
    await db
      .updateTable('user')
      .set({ roleId: roleId('administrator') })
      .where('_id', '=', userId('supervisor'))
      .execute();
    const two = [await signIn(host, 'administrator'), await signIn(host, 'supervisor')] as const;
    host.passes(31);
    const bodies = [
      { _id: two[1].userId, userStatus: 'deactivated' },
      { _id: two[0].userId, roleId: roleId('supervisor') },
    ];
    for (const [index, person] of two.entries()) await person.call('PATCH', '/user/', bodies[index]);
    const codes = [
      await newestCode(host, 'administrator@demo.example'),
      await newestCode(host, 'supervisor@demo.example'),
    ];
    const replies = await Promise.all(
      two.map((person, index) => person.call('PATCH', `/user/?mfaCode=${codes[index]}`, bodies[index])),
    );
    // The second is refused by the rule, or, where the first was quicker, has no session any more.
    expect([409, 401]).toContain(Math.max(...replies.map(({ status }) => status)));
    expect(Math.min(...replies.map(({ status }) => status))).toBe(200);
    const left = await db
      .selectFrom('user')
      .select('_id')
      .where('roleId', '=', roleId('administrator'))
      .where('userStatus', '=', 'active')
      .execute();
    expect(left).toHaveLength(1);
  });

  test('loses no update and does nothing for an unchanged one', async () => {
    const host = await startHost();
    const admin = await signIn(host, 'administrator');
    const change = (title: string, version: number) =>
      admin.call('PATCH', '/user/', { _id: userId('accountant'), title }, { 'if-match': `"${version}"` });
    expect((await change('Controller', 1)).body).toMatchObject({ title: 'Controller', version: 2 });
    expect(await change('Clerk', 1)).toMatchObject({
      status: 412,
      body: { current: { title: 'Controller', version: 2 } },
    });
    expect((await change('Controller', 2)).body.version).toBe(2);
    const kept = await host.app.db
      .selectFrom('history')
      .select(['fileId', 'entity', 'updatedFields', 'visibility'])
      .where('entityId', '=', userId('accountant'))
      .execute();
    expect(kept).toEqual([
      { fileId: null, entity: 'user', updatedFields: ['title'], visibility: 'internal' },
    ]);
  });
});
