import { describe, expect, test } from 'vitest';
import { startHost } from '../support/host';
import { assign, column, companyId, engage, placeFile } from '../support/network';
import { signIn } from '../support/person';

const yard = {
  companyName: 'Harbour Towing',
  code: 'HARB',
  activityType: 'towing_storage',
  state: 'NS',
  addressLine1: '9100 Sample Ridge Rd',
  city: 'Halifax',
  postalCode: 'B3H 0Z1',
  phone: '902 555 0190',
};

describe('the reach of companies', () => {
  test('shows a lender its own offices and those who work its files, and no other client', async () => {
    const host = await startHost();
    const staff = await signIn(host, 'supervisor');
    const lender = await signIn(host, 'lender_user');
    const other = await signIn(host, 'lender_b');
    expect(column(await lender.call('GET', '/company/list?sortBy=code'), 'code')).toEqual([
      'LNA',
      'LNA-E',
      'LNA-W',
    ]);
    await assign(staff, await placeFile(lender), 'V01');
    expect(column(await lender.call('GET', '/company/list?sortBy=code'), 'code')).toEqual([
      'LNA',
      'LNA-E',
      'LNA-W',
      'NLR',
      'V01',
    ]);
    expect(column(await lender.call('GET', '/company/listCoAssignedCompanies'), 'code').sort()).toEqual([
      'NLR',
      'V01',
    ]);
    expect(column(await other.call('GET', '/company/list'), 'code')).toEqual(['LNB']);
    const hidden = await other.call('GET', `/company/${companyId('LNA')}`);
    const absent = await other.call('GET', '/company/00000000-0000-7000-8000-000000000000');
    expect(hidden).toMatchObject({ status: 404 });
    expect(hidden.body).toEqual(absent.body);
    const many = await other.call('POST', '/company/batch', { ids: [companyId('LNA'), companyId('LNB')] });
    expect(column(many, 'code')).toEqual(['LNB']);
    expect(column(await other.call('GET', '/company/search?search=Lender'), 'code')).toEqual(['LNB']);
  });

  test('keeps tax numbers and ways of working from those outside', async () => {
    const host = await startHost();
    const staff = await signIn(host, 'supervisor');
    const vendor = await signIn(host, 'vendor_manager');
    await engage(staff, await placeFile(staff), 'V01', vendor);
    const client = await vendor.call('GET', `/company/${companyId('LNA')}`);
    expect(client.body).toMatchObject({
      companyName: 'Lender A',
      code: 'LNA',
      city: 'Toronto',
      gstHstNumber: null,
      playbook: null,
      sageCustomerCode: null,
      addressLine1: null,
      compliance: null,
      may: ['list', 'show'],
    });
    const own = await vendor.call('GET', `/company/${companyId('V01')}`);
    expect(own.body).toMatchObject({ gstHstNumber: '999999999RT0001' });
  });

  test('shows a partner agency its own people’s companies and nothing of the platform', async () => {
    const host = await startHost();
    const partner = await signIn(host, 'partner');
    expect(column(await partner.call('GET', '/company/list'), 'code')).toEqual(['PAR']);
    expect((await partner.call('POST', '/company/', yard)).status).toBe(403);
    const office = await partner.call('POST', '/company/', {
      ...yard,
      activityType: 'agency',
      isOffice: true,
      parentCompanyId: companyId('PAR'),
    });
    expect(office).toMatchObject({ status: 201, body: { lineage: [companyId('PAR'), office.body._id] } });
    expect(
      (await partner.call('PATCH', '/company/', { _id: companyId('NLR'), phone: '4165550100' })).status,
    ).toBe(404);
  });
});
