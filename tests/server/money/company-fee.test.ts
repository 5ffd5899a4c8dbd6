import { describe, expect, test } from 'vitest';
import { price } from '../../support/priced-fees';
import { startHost } from '../../support/host';
import { column, companyId } from '../../support/network';
import { signIn } from '../../support/person';
import type { Reply } from '../../support/person';

const named = ({ status, body }: Reply): unknown[] => [status, Object.keys(body.errors ?? {})];
const line = { feeType: 'field_visit', unit: 'each', amount: '100.00', effectiveFrom: '2026-01-01' };

describe('a price list', () => {
  test('has one price for the same keys on a day', async () => {
    const admin = await signIn(await startHost(), 'administrator');
    const post = (values: object) =>
      admin.call('POST', '/companyFee/', {
        ...line,
        companyId: companyId('LNA'),
        direction: 'receivable',
        ...values,
      });
    const first = await post({ effectiveTo: '2026-12-31' });
    expect(first.status).toBe(201);
    expect(named(await post({ effectiveFrom: '2026-12-31' }))).toEqual([422, ['effectiveFrom']]);
    expect((await post({ effectiveFrom: '2027-01-01' })).status).toBe(201);
    expect((await post({ state: 'QC' })).status).toBe(201);
    expect((await post({ isActive: false })).status).toBe(201);
    const stretched = await admin.call('PATCH', '/companyFee/', { _id: first.body._id, effectiveTo: null });
    expect(named(stretched)).toEqual([422, ['effectiveFrom']]);
  });

  test.each([
    ['direction', { companyId: companyId('LNA'), direction: 'payable' }],
    ['direction', { companyId: companyId('V01'), direction: 'receivable' }],
    ['direction', { companyId: companyId('V01'), direction: 'payable', feeType: 'assignment_admin' }],
    ['clientId', { companyId: companyId('V01'), direction: 'payable', clientId: companyId('V02') }],
    ['effectiveTo', { companyId: companyId('V01'), direction: 'payable', effectiveTo: '2025-01-01' }],
    [
      'maximumAmount',
      { companyId: companyId('V01'), direction: 'payable', minimumAmount: '5.00', maximumAmount: '4.99' },
    ],
    ['amount', { companyId: companyId('V01'), direction: 'payable', unit: 'percent', amount: '100.01' }],
  ])('names %s where a line cannot be so', async (field, values) => {
    const admin = await signIn(await startHost(), 'administrator');
    expect(named(await admin.call('POST', '/companyFee/', { ...line, ...values }))).toEqual([422, [field]]);
  });

  test('has a line shown and taken away, and lists what is left', async () => {
    const admin = await signIn(await startHost(), 'administrator');
    const LNA = companyId('LNA');
    const draft = { ...line, companyId: LNA, direction: 'receivable' };
    const [one, other] = [
      (await admin.call('POST', '/companyFee/', draft)).body,
      (await admin.call('POST', '/companyFee/', { ...draft, state: 'QC' })).body,
    ];
    expect((await admin.call('GET', `/companyFee/${String(one._id)}`)).body).toMatchObject({
      amount: '100.00',
      feeType: 'field_visit',
      companyId: LNA,
    });
    const listed = async (): Promise<unknown[]> =>
      column(await admin.call('GET', `/companyFee/list/${LNA}?page=1`), '_id');
    expect((await listed()).sort()).toEqual([one._id, other._id].sort());
    expect((await admin.call('DELETE', `/companyFee/${String(one._id)}`)).body._id).toBe(one._id);
    expect(await listed()).toEqual([other._id]);
    expect((await admin.call('GET', `/companyFee/${String(one._id)}`)).status).toBe(404);
  });

  test('is kept by who runs the platform: a client, a vendor and a manager of files read it at the most', async () => {
    const host = await startHost();
    for (const who of ['file_manager', 'lender_supervisor', 'vendor_manager']) {
      const person = await signIn(host, who);
      const draft = { ...line, companyId: companyId('V01'), direction: 'payable' };
      expect((await person.call('POST', '/companyFee/', draft)).status).toBe(403);
    }
  });
});

describe('copying a price list', () => {
  test('takes the prices of a day to another company, dearer by so much, and ends those before', async () => {
    const host = await startHost();
    const admin = await signIn(host, 'administrator');
    await price(admin, 'LNA', 'receivable', 'field_visit', '110.00', {
      minimumAmount: '33.33',
      glCode: '4100',
    });
    await price(admin, 'LNA', 'receivable', 'contingent_recovery', '10.00', { unit: 'percent' });
    await price(admin, 'LNA', 'receivable', 'towing_local', '90.00', { effectiveTo: '2025-12-31' });
    await price(admin, 'LNB', 'receivable', 'field_visit', '99.00');
    const copy = (values: object) =>
      admin.call('POST', '/desk/companyFee/copy', {
        fromCompanyId: companyId('LNA'),
        toCompanyId: companyId('LNB'),
        direction: 'receivable',
        effectiveFrom: '2027-01-01',
        percent: 2.5,
        ...values,
      });
    expect((await copy({})).body).toEqual({ copied: 2, ended: 1 });
    const lines = await admin.call(
      'GET',
      `/companyFee/list/${companyId('LNB')}?sortBy=feeType,effectiveFrom`,
    );
    expect(column(lines, 'feeType')).toEqual(['contingent_recovery', 'field_visit', 'field_visit']);
    expect(column(lines, 'amount')).toEqual(['10.00', '99.00', '112.75']);
    expect(column(lines, 'minimumAmount')).toEqual([null, null, '34.16']);
    expect(column(lines, 'effectiveFrom')).toEqual(['2027-01-01', '2024-01-01', '2027-01-01']);
    expect(column(lines, 'effectiveTo')).toEqual([null, '2026-12-31', null]);
    expect(named(await copy({}))).toEqual([422, ['effectiveFrom']]);
    expect(named(await copy({ toCompanyId: companyId('LNA') }))).toEqual([422, ['toCompanyId']]);
    expect(named(await copy({ toCompanyId: companyId('V01') }))).toEqual([422, ['direction']]);
    expect(named(await copy({ fromCompanyId: companyId('LNC') }))).toEqual([422, ['fromCompanyId']]);
  });
});
