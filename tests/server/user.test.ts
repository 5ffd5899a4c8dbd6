import { describe, expect, test } from 'vitest';
import { startHost } from '../support/host';
import type { TestHost } from '../support/host';
import { column, companyId, newestCode, placeFile, roleId, userId } from '../support/network';
import { signIn } from '../support/person';
import { share } from '../support/shared-file';
import type { Person, Reply } from '../support/person';

/** Changes a user with the code that the first try asks for. */
async function changeWithCode(host: TestHost, person: Person, body: object): Promise<Reply> {
  const asked = await person.call('PATCH', '/user/', body);
  expect(asked, JSON.stringify(asked.body)).toMatchObject({ status: 200, body: { showMFAForm: true } });
  host.passes(31);
  return person.call('PATCH', `/user/?mfaCode=${await newestCode(host)}`, body);
}

describe('the user list', () => {
  test('is narrowed by each documented filter', async () => {
    const host = await startHost();
    const admin = await signIn(host, 'administrator');
    await changeWithCode(host, admin, { _id: userId('field_agent'), userStatus: 'suspended' });
    await admin.call('PATCH', '/user/', { _id: userId('lender_user'), officeIds: [companyId('LNA-W')] });
    const emails = async (query: string) => {
      const reply = await admin.call('GET', `/user/list?sortBy=email&${query}`);
      expect(reply.status, JSON.stringify(reply.body)).toBe(200);
      return column(reply, 'email').map((email) => String(email).replace('@demo.example', ''));
    };
    expect(await emails(`companyId=${companyId('LNB')}`)).toEqual(['lender_b', 'lender_b_supervisor']);
    expect(await emails(`officeIds=${companyId('LNA-W')}&officeIds=${companyId('LNA-E')}`)).toEqual([
      'lender_user',
    ]);
    expect(await emails('activityType=bailiff')).toEqual(['field_agent', 'vendor_b', 'vendor_manager']);
    expect(await emails('state=QC')).toEqual(['lender_b', 'lender_b_supervisor', 'quebec', 'vendor_b']);
    expect(await emails(`roleId=${roleId('supervisor')}`)).toEqual(['partner', 'supervisor']);
    expect(await emails('userStatus=suspended&userStatus=invited')).toEqual(['field_agent']);
    expect(await emails('firstName=ELODIE')).toEqual(['vendor_b']);
    expect(await emails('lastName=beaulieu')).toEqual(['field_agent', 'quebec']);
    expect(await emails(`ids=${userId('partner')}&ids=${userId('quebec')}`)).toEqual(['partner', 'quebec']);
    expect((await admin.call('GET', '/user/list?nickname=x')).status).toBe(400);
  });

  test('counts its buckets, pages and sorts', async () => {
    const host = await startHost();
    const admin = await signIn(host, 'administrator');
    const { body } = await admin.call(
      'GET',
      '/user/list?getBuckets=true&activityType=lender&size=2&sortBy=companyName,-lastName',
    );
    expect(body).toMatchObject({ total: 6, page: 1, size: 2 });
    expect(column({ body, status: 200, headers: {} }, 'lastName')).toEqual(['Roy', 'Okafor']);
    const buckets = body.buckets as unknown as Record<string, unknown>;
    expect(buckets.companyId).toEqual([
      { value: companyId('LNA'), label: 'Lender A', count: 3 },
      { value: companyId('LNB'), label: 'Lender B', count: 2 },
      { value: companyId('LNA-W'), label: 'Lender A West', count: 1 },
    ]);
    expect(Object.keys(buckets)).toEqual(['activityType', 'roleId', 'userStatus', 'state', 'companyId']);
  });

  test('finds people by name, e-mail and company', async () => {
    const host = await startHost();
    const staff = await signIn(host, 'supervisor');
    const found = async (words: string) =>
      column(await staff.call('GET', `/user/search?search=${encodeURIComponent(words)}`), 'lastName');
    expect(await found('kowalski lucas')).toEqual(['Kowalski']);
    expect(await found('vendor_b@demo.example')).toEqual(['Arsenault']);
    expect(await found('Lender A West')).toEqual(['Kowalski']);
    expect(await found('noemie')).toEqual(['Friesen']);
    expect(await found('%')).toEqual([]);
  });

  test('shows a client its own people, and those on shared files by name alone', async () => {
    const host = await startHost();
    const lender = await signIn(host, 'lender_supervisor');
    const staff = await signIn(host, 'supervisor');
    const batch = () =>
      lender.call('POST', '/user/batch', {
        ids: [userId('supervisor'), userId('lender_user'), userId('lender_b')],
      });
    expect(column(await lender.call('GET', '/user/list?sortBy=email'), 'companyId')).not.toContain(
      companyId('NLR'),
    );
    expect(column(await batch(), 'lastName')).toEqual(['Roy']);
    await placeFile(lender);
    const named = (await batch()).body.data as unknown as Record<string, unknown>[];
    expect(named).toHaveLength(2);
    expect(named.find((one) => one._id === userId('supervisor'))).toMatchObject({
      firstName: 'Liam',
      lastName: 'Nguyen',
      companyId: companyId('NLR'),
      email: null,
      mobilePhone: null,
      roleId: null,
    });
    expect(named.find((one) => one._id === userId('lender_user'))).toMatchObject({
      email: 'lender_user@demo.example',
    });
    expect(column(await lender.call('GET', '/user/list'), 'companyId')).not.toContain(companyId('NLR'));
    expect(column(await lender.call('GET', '/user/search?search=nguyen'), '_id')).toEqual([]);
    expect((await lender.call('GET', `/user/${userId('lender_b')}`)).status).toBe(404);
    const vendor = await signIn(host, 'vendor_b');
    expect((await vendor.call('GET', `/user/${userId('supervisor')}`)).status).toBe(404);
    await share(host, await placeFile(staff), { companies: ['V02'] });
    expect((await vendor.call('GET', `/user/${userId('supervisor')}`)).body).toMatchObject({
      lastName: 'Nguyen',
      email: null,
    });
  });
});
