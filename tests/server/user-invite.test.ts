import { describe, expect, test } from 'vitest';
import { startHost } from '../support/host';
import { companyId, messagesOf, roleId } from '../support/network';
import { signIn } from '../support/person';
import type { Reply } from '../support/person';

const draft = {
  email: 'New.Person@demo.example',
  firstName: 'Nadia',
  lastName: 'Lefebvre',
  companyId: companyId('LNA'),
  roleId: roleId('lender_user'),
  state: 'ON',
};

const fields = ({ status, body }: Reply): unknown[] => [
  status,
  ...Object.keys((body.errors as object | undefined) ?? {}),
];

describe('inviting a user', () => {
  test('sends a link, and the person is active once the password is set', async () => {
    const host = await startHost();
    const lender = await signIn(host, 'lender_supervisor');
    const { status, body } = await lender.call('POST', '/user/', draft);
    expect(status, JSON.stringify(body)).toBe(201);
    expect(body).toMatchObject({
      email: 'new.person@demo.example',
      userStatus: 'invited',
      activityType: 'lender',
      companyId: companyId('LNA'),
    });
    const [message] = await messagesOf(host);
    expect(message).toMatchObject({ to: 'new.person@demo.example' });
    const token = /reset-password\/(\S+)/.exec(message?.text ?? '')?.[1];
    const set = await lender.call('POST', '/auth/reset-password', {
      token,
      newPassword: 'a long and new passphrase',
    });
    expect(set.status, JSON.stringify(set.body)).toBe(200);
    const { _id } = body;
    expect((await lender.call('GET', `/user/${String(_id)}`)).body.userStatus).toBe('active');
    // Whoever had the page open from before is told so, and the history says by whose doing it is.
    const late = await lender.call('PATCH', '/user/', { _id, version: body.version, title: 'Clerk' });
    expect([late.status, late.body.code]).toEqual([412, 'STALE_VERSION']);
    const written = await host.app.db
      .selectFrom('history')
      .select(['byUserId', 'updatedFields'])
      .where('entityId', '=', String(_id))
      .orderBy('_id', 'desc')
      .executeTakeFirst();
    expect(written).toEqual({ byUserId: _id, updatedFields: ['userStatus'] });
  });

  test('is refused with the field that stands in the way', async () => {
    const host = await startHost();
    const admin = await signIn(host, 'administrator');
    const post = async (values: object) =>
      fields(await admin.call('POST', '/user/', { ...draft, ...values }));
    expect(await post({ email: 'lender_user@demo.example' })).toEqual([422, 'email']);
    expect(await post({ roleId: roleId('supervisor') })).toEqual([422, 'roleId']);
    expect(await post({ userStatus: 'active' })).toEqual([422, 'userStatus']);
    expect(await post({ officeIds: [companyId('NLR-QC')] })).toEqual([422, 'officeIds[0]']);
    expect(await post({ mfaType: 'sms' })).toEqual([422, 'mobilePhone']);
    expect(await post({ timeZone: 'Mars/Base' })).toEqual([422, 'timeZone']);
    expect(await post({ companyId: '00000000-0000-7000-8000-000000000000' })).toEqual([422, 'companyId']);
    expect(await post({ activityType: 'agency' })).toEqual([403, 'activityType']);
    expect(await post({ lastLoginAt: '2026-01-01T00:00:00Z' })).toEqual([403, 'lastLoginAt']);
    await admin.call('PATCH', '/company/', { _id: companyId('LNA'), companyStatus: 'suspended' });
    expect(await post({})).toEqual([422, 'companyId']);
  });

  test('stays within one’s own company and rights', async () => {
    const host = await startHost();
    const post = async (who: string, values: object) =>
      fields(await (await signIn(host, who)).call('POST', '/user/', { ...draft, ...values }));
    expect(await post('lender_supervisor', { companyId: companyId('LNB') })).toEqual([422, 'companyId']);
    expect(
      await post('lender_supervisor', { companyId: companyId('NLR'), roleId: roleId('administrator') }),
    ).toEqual([422, 'companyId', 'roleId']);
    expect(await post('lender_supervisor', { roleId: roleId('administrator') })).toEqual([422, 'roleId']);
    expect(
      await post('vendor_manager', { companyId: companyId('V01'), roleId: roleId('supervisor') }),
    ).toEqual([422, 'roleId']);
    expect(
      await post('supervisor', { companyId: companyId('NLR'), roleId: roleId('administrator') }),
    ).toEqual([422, 'roleId']);
    expect(await post('supervisor', {})).toEqual([422, 'companyId']);
    expect(await post('partner', { companyId: companyId('PAR'), roleId: roleId('administrator') })).toEqual([
      422,
      'roleId',
    ]);
    expect(
      await post('supervisor', {
        companyId: companyId('NLR'),
        roleId: roleId('accountant'),
        approvalLimit: '5000.01',
      }),
    ).toEqual([403, 'approvalLimit']);
    expect(await post('lender_user', {})).toEqual([403]);
    expect(
      await post('lender_supervisor', { roleId: roleId('lender_supervisor'), companyId: companyId('LNA-W') }),
    ).toEqual([201]);
    expect(
      await post('vendor_manager', {
        companyId: companyId('V01'),
        roleId: roleId('field_agent'),
        email: 'f@demo.example',
      }),
    ).toEqual([201]);
    expect(
      await post('supervisor', {
        companyId: companyId('NLR-QC'),
        roleId: roleId('accountant'),
        email: 'a@demo.example',
      }),
    ).toEqual([201]);
  });

  test('gives the administrator’s role to people of the operating agency alone', async () => {
    const host = await startHost();
    const admin = await signIn(host, 'administrator');
    const partner = { ...draft, companyId: companyId('PAR'), roleId: roleId('administrator') };
    expect(fields(await admin.call('POST', '/user/', partner))).toEqual([422, 'roleId']);
    expect(
      fields(await admin.call('POST', '/user/', { ...partner, companyId: companyId('NLR-QC') })),
    ).toEqual([201]);
  });
});
