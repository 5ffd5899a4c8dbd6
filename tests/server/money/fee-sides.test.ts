import { beforeAll, afterAll, describe, expect, test } from 'vitest';
import { enter, price, takenFile } from '../../support/priced-fees';
import { openHost } from '../../support/host';
import type { TestHost } from '../../support/host';
import { license } from '../../support/licences';
import { column, companyId, engage } from '../../support/network';
import { signIn } from '../../support/person';
import type { Person } from '../../support/person';

/** Amounts that stand nowhere else, by who may read them. */
const client = { list: '631.17', fee: '642.19', margin: '191.00', draft: '653.23', expected: '664.29' };
const vendorOwn = { list: '431.37', fee: '451.19' };
const elsewhere = { list: '873.41', fee: '884.43' };

let host: TestHost;
let close: () => Promise<void>;
let fileId: string;
const people = new Map<string, Person>();
const as = (who: string): Person => people.get(who) as Person;

beforeAll(async () => {
  ({ host, close } = await openHost());
  for (const who of [
    'administrator',
    'file_manager',
    'accountant',
    'lender_supervisor',
    'lender_user',
    'vendor_manager',
    'field_agent',
    'vendor_b',
  ])
    people.set(who, await signIn(host, who));
  const [admin, staff] = [as('administrator'), as('file_manager')];
  fileId = await takenFile(staff, as('vendor_manager'));
  await license(host, 'V02', 'ON');
  await engage(staff, fileId, 'V02', as('vendor_b'));
  await price(admin, 'LNA', 'receivable', 'towing_local', client.list);
  await price(admin, 'V01', 'payable', 'towing_local', vendorOwn.list);
  await price(admin, 'V02', 'payable', 'towing_local', elsewhere.list);
  // Above its list: somebody else approves it.
  const agreed = async (feeType: string, given: object): Promise<void> => {
    const { body } = await enter(staff, fileId, feeType, given);
    await admin.call('PATCH', '/fee/', { _id: body._id, status: 'approved' });
  };
  await agreed('towing_local', { unitAmount: client.fee });
  await enter(staff, fileId, 'towing_local', { unitAmount: client.draft });
  await agreed('towing_local', { direction: 'payable', unitAmount: vendorOwn.fee });
  await agreed('field_visit', {
    direction: 'payable',
    companyId: companyId('V02'),
    unitAmount: elsewhere.fee,
  });
  const expected = { fileId, feeType: 'detailing', note: 'rather more' };
  await staff.call('POST', '/projectedFee/', {
    ...expected,
    direction: 'receivable',
    unitAmount: client.expected,
  });
  await staff.call('POST', '/projectedFee/', { ...expected, direction: 'payable', unitAmount: '499.31' });
});
afterAll(() => close());

const reads = (): string[] => [
  `/fee/list/${fileId}?size=500&getBuckets=true`,
  '/desk/fee/list?size=500&getBuckets=true&sortBy=totalAmount',
  '/desk/fee/list?direction=payable&direction=receivable',
  ...['LNA', 'V01', 'V02', 'NLR'].map((code) => `/companyFee/list/${companyId(code)}?size=500`),
  `/projectedFee/list/${fileId}?size=500`,
  `/desk/file/${fileId}/money`,
  `/history/list/${fileId}?size=500`,
  `/request/list?fileIds=${fileId}`,
];

async function everythingOf(who: string): Promise<string> {
  const answers = [];
  for (const url of reads()) {
    const { status, body } = await as(who).call('GET', url);
    expect([200, 403], `${who} ${url}`).toContain(status);
    answers.push(JSON.stringify(body));
  }
  return answers.join('\n');
}

describe.each(['lender_supervisor', 'lender_user'])('%s', (who) => {
  test('reads what it is charged, and nothing of vendors, of margins or of what does not stand', async () => {
    const all = await everythingOf(who);
    expect(all).toContain(client.fee);
    expect(all).toContain(client.expected);
    for (const secret of [
      client.draft,
      vendorOwn.list,
      vendorOwn.fee,
      elsewhere.list,
      elsewhere.fee,
      '499.31',
      'rather more',
    ])
      expect(all, secret).not.toContain(secret);
    // The variance, which tells the list where the list is not shown.
    expect(all).not.toContain('11.02');
    const money = (await as(who).call('GET', `/desk/file/${fileId}/money`)).body;
    expect(money).toEqual({
      billing: {
        billed: '0.00',
        paid: '0.00',
        owed: '0.00',
        trustHeld: '0.00',
        remitted: '0.00',
        unbilled: '725.67',
        openInvoices: 0,
        drafts: null,
      },
      receivable: {
        approved: '642.19',
        unbilled: '642.19',
        billed: '0.00',
        paid: '0.00',
        tax: '83.48',
        total: '725.67',
      },
      payable: null,
      projected: { receivable: '664.29', payable: null },
      costToDate: '642.19',
      margin: null,
    });
  });
});

test('a lender supervisor reads its own price list, and its staff none', async () => {
  const url = `/companyFee/list/${companyId('LNA')}`;
  const lines = await as('lender_supervisor').call('GET', url);
  expect(column(lines, 'amount')).toEqual([client.list]);
  expect((await as('lender_user').call('GET', url)).status).toBe(403);
  for (const code of ['V01', 'NLR'])
    expect(
      (await as('lender_supervisor').call('GET', `/companyFee/list/${companyId(code)}`)).body.total,
    ).toBe(0);
});

test('a vendor reads what is owed to itself, and nothing of the client or of another vendor', async () => {
  const all = await everythingOf('vendor_manager');
  expect(all).toContain(vendorOwn.fee);
  expect(all).toContain(vendorOwn.list);
  for (const secret of [
    client.list,
    client.fee,
    client.draft,
    client.expected,
    elsewhere.list,
    elsewhere.fee,
    '499.31',
    '19.82',
  ])
    expect(all, secret).not.toContain(secret);
  expect((await as('vendor_manager').call('GET', `/desk/file/${fileId}/money`)).body).toEqual({
    billing: null,
    receivable: null,
    payable: {
      approved: '451.19',
      unbilled: '451.19',
      billed: '0.00',
      paid: '0.00',
      tax: '58.65',
      total: '509.84',
    },
    projected: null,
    costToDate: null,
    margin: null,
  });
});

test('a vendor asks for its own, as a draft; its field agent too, who reads none', async () => {
  const own = { direction: 'payable', quantity: 1 };
  const vendor = as('vendor_manager');
  expect((await enter(vendor, fileId, 'towing_local', { ...own })).body).toMatchObject({
    status: 'draft',
    amount: vendorOwn.list,
    companyFeeId: null,
  });
  expect((await enter(vendor, fileId, 'towing_local', {})).body.errors).toEqual({
    direction: 'not yours to set',
  });
  const refused = await enter(vendor, fileId, 'towing_local', { ...own, status: 'approved' });
  expect([refused.status, refused.body.errors]).toEqual([403, { status: 'not yours to set' }]);
  const other = await enter(vendor, fileId, 'towing_local', { ...own, companyId: companyId('V02') });
  expect([403, 422]).toContain(other.status);
  const given = await as('vendor_manager').call('PUT', '/userAssignment/', {
    fileId,
    userIds: [as('field_agent').userId],
    mode: 'add',
  });
  expect(given.status, JSON.stringify(given.body)).toBe(200);
  const agent = as('field_agent');
  const asked = await enter(agent, fileId, 'towing_local', { ...own });
  expect(asked.status, JSON.stringify(asked.body)).toBe(201);
  expect((await agent.call('GET', `/fee/list/${fileId}`)).status).toBe(403);
  expect((await agent.call('GET', `/desk/file/${fileId}/money`)).status).toBe(403);
});

test('a vendor keeps its own fees when the file leaves its reach, and learns nothing else of the file', async () => {
  const [staff, vendor] = [as('file_manager'), as('vendor_manager')];
  const left = await takenFile(staff, vendor);
  const payable = { direction: 'payable' };
  await enter(staff, left, 'towing_local', { ...payable, unitAmount: '301.01', status: 'approved' });
  const asked = await enter(vendor, left, 'towing_local', { ...payable, unitAmount: '302.02' });
  await enter(staff, left, 'towing_local', { ...payable, unitAmount: '303.03' });
  await enter(staff, left, 'towing_local', { unitAmount: '304.04', status: 'approved' });
  const amounts = async (who: string, url: string): Promise<unknown[]> =>
    column(await as(who).call('GET', url), 'unitAmount').sort();
  const list = `/fee/list/${left}`;
  expect(await amounts('vendor_manager', list)).toEqual(['301.01', '302.02', '303.03']);
  const { db } = host.app;
  await db.updateTable('companyAssignment').set({ status: 'recalled' }).where('fileId', '=', left).execute();
  await db.updateTable('file').set({ assignedCompanies: [] }).where('_id', '=', left).execute();
  expect(await amounts('vendor_manager', list)).toEqual(['301.01', '302.02']);
  expect(await amounts('vendor_manager', `/desk/fee/list?fileId=${left}`)).toEqual(['301.01', '302.02']);
  const { body } = await vendor.call('GET', `/desk/fee/list?fileId=${left}&getBuckets=true`);
  expect(body.buckets).toMatchObject({ direction: [{ count: 2 }] });
  expect((await vendor.call('GET', `/file/${left}`)).status).toBe(404);
  expect((await vendor.call('GET', `/desk/file/${left}/money`)).status).toBe(422);
  const change = { _id: asked.body._id, description: 'And the second key' };
  expect((await vendor.call('PATCH', '/fee/', change)).status, 'a change').toBeGreaterThanOrEqual(403);
  for (const who of ['vendor_b', 'lender_supervisor'])
    expect(await amounts(who, list)).not.toContain('301.01');
  await db
    .updateTable('file')
    .set({ deletedAt: '2026-11-20T15:00:00.000Z' })
    .where('_id', '=', left)
    .execute();
  expect(await amounts('vendor_manager', list)).toEqual([]);
});

test('the agency reads both sides and what is between them', async () => {
  const { body } = await as('accountant').call('GET', `/desk/file/${fileId}/money`);
  expect(body).toMatchObject({
    receivable: { approved: '642.19' },
    payable: { approved: '1335.62' },
    projected: { receivable: '664.29', payable: '499.31' },
    costToDate: '642.19',
    margin: '-693.43',
  });
});

test('what a client is told in history has no amount of the agency’s', async () => {
  const entries = (await as('lender_supervisor').call('GET', `/history/list/${fileId}?size=500`)).body
    .data as unknown as { type: string; changes: { field: string }[] }[];
  const fees = entries.filter(({ type }) => type.startsWith('fee_'));
  expect(fees).toHaveLength(1);
  expect(fees.flatMap(({ changes }) => changes.map(({ field }) => field))).not.toContain(
    'varianceFromSchedule',
  );
});
