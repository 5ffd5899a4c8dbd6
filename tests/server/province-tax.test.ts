import { describe, expect, test } from 'vitest';
import { startHost } from '../support/host';
import { column } from '../support/network';
import { signIn } from '../support/person';
import { placeFile } from '../support/place-file';
import { enter } from '../support/priced-fees';

describe('the rates of a province', () => {
  test('are those of the day that is asked for', async () => {
    const host = await startHost();
    const agent = await signIn(host, 'field_agent');
    const on = async (query: string) => (await agent.call('GET', `/provinceTax/${query}`)).body;
    expect(await on('NS')).toMatchObject({
      province: 'NS',
      hstRate: 14,
      gstRate: 0,
      pstRate: 0,
      qstRate: 0,
      effectiveFrom: '2025-04-01',
    });
    expect(await on('NS?asOf=2025-03-31')).toMatchObject({ hstRate: 15, effectiveTo: '2025-03-31' });
    expect(await on('QC')).toMatchObject({ gstRate: 5, pstRate: 9.975, qstRate: 9.975, pstName: 'QST/TVQ' });
    expect(await on('SK')).toMatchObject({ gstRate: 5, pstRate: 6, qstRate: 0 });
    expect((await on('NS')).rates).toHaveLength(2);
    expect((await agent.call('GET', '/provinceTax/NS?asOf=1990-01-01')).status).toBe(404);
    expect((await agent.call('GET', '/provinceTax/ZZ')).status).toBe(400);
    expect((await agent.call('GET', '/provinceTax/NS?asOf=yesterday')).status).toBe(400);
  });

  test('come with the rules of enforcement, the country’s where the province has none', async () => {
    const host = await startHost();
    const staff = await signIn(host, 'supervisor');
    const { enforcementRules } = (await staff.call('GET', '/provinceTax/ON')).body as unknown as {
      enforcementRules: { province: string; key: string }[];
    };
    const own = enforcementRules.filter(({ province }) => province === 'ON').map(({ key }) => key);
    const country = enforcementRules.filter(({ province }) => province === 'CA').map(({ key }) => key);
    expect(own.length).toBeGreaterThan(0);
    expect(country.length).toBeGreaterThan(0);
    expect(own.filter((key) => country.includes(key))).toEqual([]);
    expect(enforcementRules.map(({ province }) => province)).not.toContain('QC');
  });
});

describe('keeping the rates', () => {
  const next = { province: 'AB', gstRate: 5, pstRate: 2, pstName: 'PST', effectiveFrom: '2027-01-01' };

  test('is for the administrator, whose new rates end those before', async () => {
    const host = await startHost();
    for (const who of ['supervisor', 'lender_supervisor', 'vendor_manager', 'accountant'])
      expect((await (await signIn(host, who)).call('POST', '/desk/provinceTax/', next)).status).toBe(403);
    const admin = await signIn(host, 'administrator');
    expect((await admin.call('POST', '/desk/provinceTax/', next)).status).toBe(201);
    const rows = await admin.call('GET', '/desk/provinceTax/list?province=AB');
    expect(column(rows, 'effectiveFrom')).toEqual(['2027-01-01', '2008-01-01']);
    expect(column(rows, 'effectiveTo')).toEqual([null, '2026-12-31']);
    host.passes(50 * 24 * 3600);
    const then = await signIn(host, 'accountant');
    expect((await then.call('GET', '/provinceTax/AB')).body).toMatchObject({
      pstRate: 2,
      effectiveFrom: '2027-01-01',
    });
  });

  test('changes no invoice, and taxes a fee by the day on which it is billed', async () => {
    const host = await startHost();
    const [admin, staff, accountant] = [
      await signIn(host, 'administrator'),
      await signIn(host, 'file_manager'),
      await signIn(host, 'accountant'),
    ];
    const { _id: fileId } = await placeFile(staff, { state: 'AB' });
    const incurred = (incurredOn: string) =>
      enter(staff, fileId, 'key_cut', { unitAmount: '200.00', incurredOn, status: 'approved' });
    const early = await incurred('2026-11-19');
    expect(early.body, JSON.stringify(early.body)).toMatchObject({ gstAmount: '10.00', pstAmount: '0.00' });
    const { body: invoice } = await accountant.call('POST', '/invoice/', { fileId });
    await accountant.call('PATCH', '/invoice/', { _id: invoice._id, status: 'issued' });
    const before = (await accountant.call('GET', `/invoice/${String(invoice._id)}`)).body;
    expect((await admin.call('POST', '/desk/provinceTax/', next)).status).toBe(201);
    expect((await accountant.call('GET', `/invoice/${String(invoice._id)}`)).body).toEqual(before);
    host.passes(50 * 24 * 3600);
    Object.assign(staff, await signIn(host, 'file_manager'));
    expect((await incurred('2026-12-31')).body).toMatchObject({ gstAmount: '10.00', pstAmount: '4.00' });
    expect((await incurred('2027-01-01')).body).toMatchObject({ gstAmount: '10.00', pstAmount: '4.00' });
  });

  test('is on a fee as of the day of its invoice, whenever it was entered', async () => {
    const host = await startHost();
    const [admin, staff, accountant] = [
      await signIn(host, 'administrator'),
      await signIn(host, 'file_manager'),
      await signIn(host, 'accountant'),
    ];
    const { _id: fileId } = await placeFile(staff, { state: 'AB' });
    const fee = await enter(staff, fileId, 'key_cut', { unitAmount: '200.00', status: 'approved' });
    expect(fee.body).toMatchObject({ pstAmount: '0.00', totalAmount: '210.00' });
    const { body: drafted } = await accountant.call('POST', '/invoice/', { fileId });
    expect(drafted.total).toBe('210.00');
    expect((await admin.call('POST', '/desk/provinceTax/', next)).status).toBe(201);
    host.passes(50 * 24 * 3600);
    const later = await signIn(host, 'accountant');
    const { body: issued } = await later.call('PATCH', '/invoice/', { _id: drafted._id, status: 'issued' });
    expect(issued).toMatchObject({
      gstTotal: '10.00',
      pstTotal: '4.00',
      total: '214.00',
      balanceDue: '214.00',
    });
    const billed = await later.call('GET', `/fee/${String(fee.body._id)}`);
    expect(billed.body).toMatchObject({ status: 'invoiced', pstAmount: '4.00', totalAmount: '214.00' });
  });

  test('leaves what applies as it is, whoever keeps it', async () => {
    const host = await startHost();
    const admin = await signIn(host, 'accountant');
    const [row] = (await admin.call('GET', '/desk/provinceTax/list?province=ON')).body.data as unknown as {
      _id: string;
    }[];
    const patch = (values: object) => admin.call('PATCH', '/desk/provinceTax/', { _id: row?._id, ...values });
    expect((await patch({ hstRate: 12 })).body.code).toBe('TOO_LATE');
    expect((await patch({ effectiveFrom: '2027-01-01' })).body.code).toBe('TOO_LATE');
    expect((await patch({ effectiveTo: '2026-11-01' })).status).toBe(409);
    expect((await patch({ effectiveTo: '2026-12-31', sourceTitle: 'CRA notice' })).body).toMatchObject({
      effectiveTo: '2026-12-31',
    });
    expect((await patch({ province: 'QC' })).status).toBe(403);
  });

  test('refuses the past, an overlap and two taxes where one stands for both', async () => {
    const host = await startHost();
    const admin = await signIn(host, 'administrator');
    const post = (values: object) => admin.call('POST', '/desk/provinceTax/', { ...next, ...values });
    expect((await post({ effectiveFrom: '2026-11-19' })).status).toBe(409);
    expect((await post({ effectiveTo: '2026-12-01' })).body.errors).toHaveProperty('effectiveTo');
    expect((await post({ hstRate: 13 })).body.errors).toHaveProperty('hstRate');
    expect((await post({})).status).toBe(201);
    expect((await post({})).status).toBe(409);
    const [future] = (await admin.call('GET', '/desk/provinceTax/list?province=AB')).body.data as unknown as {
      _id: string;
    }[];
    const corrected = await admin.call('PATCH', '/desk/provinceTax/', { _id: future?._id, pstRate: 3 });
    expect(corrected.body).toMatchObject({ pstRate: 3, version: 2 });
  });

  test('knows that the day begins later in the west', async () => {
    const host = await startHost({ at: '2026-11-21T05:30:00.000Z' });
    const admin = await signIn(host, 'administrator');
    const post = (province: string) =>
      admin.call('POST', '/desk/provinceTax/', { province, gstRate: 6, effectiveFrom: '2026-11-20' });
    expect((await post('YT')).status).toBe(201);
    expect((await post('NU')).status).toBe(409);
  });
});
