import { beforeEach, describe, expect, test } from 'vitest';
import { enter, price, takenFile } from '../../support/priced-fees';
import { startHost } from '../../support/host';
import type { TestHost } from '../../support/host';
import { column, companyId } from '../../support/network';
import { signIn } from '../../support/person';
import type { Person, Reply } from '../../support/person';

let host: TestHost;
let admin: Person;
let staff: Person;
let vendor: Person;
let fileId: string;

beforeEach(async () => {
  host = await startHost();
  [admin, staff, vendor] = [
    await signIn(host, 'administrator'),
    await signIn(host, 'file_manager'),
    await signIn(host, 'vendor_manager'),
  ];
  fileId = await takenFile(staff, vendor);
});

describe('a fee', () => {
  test('is priced by the list, taxed by the day and the province, and adds up', async () => {
    const line = await price(admin, 'NLR', 'receivable', 'storage_day', '25.00', {
      freeUnits: 3,
      glCode: '4100',
    });
    const { status, body } = await enter(staff, fileId, 'storage_day', { quantity: 10 });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      unit: 'per_day',
      unitAmount: '25.00',
      amount: '175.00',
      state: 'ON',
      hstAmount: '22.75',
      gstAmount: '0.00',
      pstAmount: '0.00',
      qstAmount: '0.00',
      totalAmount: '197.75',
      status: 'draft',
      source: 'schedule',
      companyFeeId: line,
      glCode: '4100',
      varianceFromSchedule: '0.00',
      recoverableFromDebtor: false,
    });
  });

  test('has the free units of its file once, whoever took them up first and whatever became of that', async () => {
    await price(admin, 'NLR', 'receivable', 'storage_day', '22.00', { freeUnits: 5 });
    const days = async (quantity: number): Promise<Reply> =>
      enter(staff, fileId, 'storage_day', { quantity });
    const [first, second] = [await days(10), await days(10)];
    expect([first, second].map(({ body }) => [body.amount, body.freeUnits])).toEqual([
      ['110.00', 5],
      ['220.00', null],
    ]);
    const about = `companyId=${companyId('LNA')}&direction=receivable&feeType=storage_day&incurredOn=2026-11-19`;
    const { body: pricing } = await staff.call('GET', `/desk/fee/pricing?fileId=${fileId}&${about}`);
    expect(pricing).toMatchObject({ earlierUnits: 20, freeTaken: 5 });
    // Worked out anew, it still has its own.
    const again = await staff.call('PATCH', '/fee/', { _id: first.body._id, quantity: 12 });
    expect(again.body).toMatchObject({ amount: '154.00', freeUnits: 5 });
    await staff.call('PATCH', '/fee/', { _id: first.body._id, status: 'void' });
    expect((await days(10)).body).toMatchObject({ amount: '110.00', freeUnits: 5 });
    const other = await takenFile(staff, vendor);
    expect((await enter(staff, other, 'storage_day', { quantity: 10 })).body.amount).toBe('110.00');
  });

  test('says how far it is from the list where somebody names the price', async () => {
    await price(admin, 'NLR', 'receivable', 'towing_local', '185.00');
    const { body } = await enter(staff, fileId, 'towing_local', { unitAmount: '210.00' });
    expect(body).toMatchObject({ amount: '210.00', varianceFromSchedule: '25.00', source: 'manual' });
  });

  test('needs a price that somebody names where no list has one', async () => {
    const { status, body } = await enter(staff, fileId, 'towing_local');
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['unitAmount']]);
    const named = await enter(staff, fileId, 'towing_local', { unitAmount: '180.00', state: 'QC' });
    expect(named.body).toMatchObject({
      amount: '180.00',
      gstAmount: '9.00',
      qstAmount: '17.96',
      totalAmount: '206.96',
      companyFeeId: null,
      varianceFromSchedule: null,
      recoverableFromDebtor: true,
    });
  });

  test('takes the line that fits best: of the client, for the province, and the platform’s last', async () => {
    await price(admin, 'NLR', 'receivable', 'field_visit', '110.00');
    const amount = async (state: string) =>
      (await enter(staff, fileId, 'field_visit', { state })).body.amount;
    expect(await amount('ON')).toBe('110.00');
    await price(admin, 'LNA', 'receivable', 'field_visit', '100.00');
    await price(admin, 'LNA', 'receivable', 'field_visit', '120.00', { state: 'QC' });
    expect(await amount('ON')).toBe('100.00');
    expect(await amount('QC')).toBe('120.00');
  });

  test('is taxed at the rates of the day on which the tax becomes payable, not of the work', async () => {
    const on = async (incurredOn: string) =>
      (await enter(staff, fileId, 'field_visit', { unitAmount: '100.00', state: 'NS', incurredOn })).body
        .hstAmount;
    expect(await on('2025-03-31')).toBe('14.00');
    expect(await on('2025-04-01')).toBe('14.00');
  });

  test('carries no tax where the supplier is not registered for GST', async () => {
    await admin.call('PATCH', '/company/', { _id: companyId('V01'), gstRegistered: false });
    const owed = await enter(staff, fileId, 'field_visit', { direction: 'payable', unitAmount: '70.00' });
    expect(owed.body).toMatchObject({ hstAmount: '0.00', totalAmount: '70.00' });
    const charged = await enter(staff, fileId, 'field_visit', { unitAmount: '110.00' });
    expect(charged.body).toMatchObject({ hstAmount: '14.30', totalAmount: '124.30' });
  });

  test.each([
    ['incurredOn', 'field_visit', { incurredOn: '2026-11-21' }],
    ['companyId', 'field_visit', { companyId: companyId('LNB') }],
    ['companyId', 'field_visit', { direction: 'payable', companyId: companyId('V02') }],
    ['direction', 'notice_preparation', { direction: 'payable' }],
    ['unitAmount', 'field_visit', { unitAmount: '-10.00' }],
    ['unitAmount', 'write_off_adjustment', { unitAmount: '10.00' }],
    ['description', 'other', {}],
    ['documentId', 'other', { description: 'Ferry of the driver' }],
    ['status', 'field_visit', { status: 'paid' }],
    ['incurredOn', 'field_visit', { incurredOn: '1999-01-01' }],
  ])('names %s where a %s cannot be so', async (field, feeType, values) => {
    const { status, body } = await enter(staff, fileId, feeType, { unitAmount: '50.00', ...values });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
  });

  test('takes away as an adjustment, with its tax, once it is approved', async () => {
    const { body } = await enter(staff, fileId, 'write_off_adjustment', { unitAmount: '-100.00' });
    expect(body).toMatchObject({
      amount: '-100.00',
      hstAmount: '-13.00',
      totalAmount: '-113.00',
      status: 'pending_approval',
    });
  });

  test('is worked out anew while it is open, and stays as it is once it stands', async () => {
    await price(admin, 'NLR', 'receivable', 'storage_day', '25.00');
    const { body } = await enter(staff, fileId, 'storage_day', { quantity: 2 });
    const patch = (values: object) => staff.call('PATCH', '/fee/', { _id: body._id, ...values });
    expect((await patch({ quantity: 4 })).body).toMatchObject({ amount: '100.00', totalAmount: '113.00' });
    expect((await patch({ unitAmount: '20.00' })).body).toMatchObject({
      amount: '80.00',
      varianceFromSchedule: '-20.00',
      source: 'manual',
    });
    expect((await patch({ unitAmount: null })).body).toMatchObject({ unitAmount: '25.00', amount: '100.00' });
    expect((await patch({ status: 'approved' })).body.status).toBe('approved');
    const late = await patch({ quantity: 5 });
    expect([late.status, late.body.code, late.body.errors]).toEqual([
      409,
      'TOO_LATE',
      { quantity: 'no longer changes' },
    ]);
    expect((await patch({ status: 'written_off' })).body.errors).toHaveProperty('writeOffReason');
    expect((await patch({ status: 'written_off', writeOffReason: 'Client disputes' })).status).toBe(200);
    expect((await patch({ status: 'draft' })).status).toBe(409);
  });

  test('is deleted while it is open, and not once it stands', async () => {
    const one = await enter(staff, fileId, 'field_visit', { unitAmount: '10.00', status: 'approved' });
    expect((await admin.call('DELETE', `/fee/${String(one.body._id)}`)).status).toBe(403);
    const other = await enter(staff, fileId, 'field_visit', { unitAmount: '10.00' });
    expect((await admin.call('DELETE', `/fee/${String(other.body._id)}`)).status).toBe(200);
  });
});

describe('approval', () => {
  const requests = async (): Promise<object[]> =>
    (await host.app.db
      .selectFrom('request' as never)
      .selectAll()
      .execute()) as object[];

  test('is asked for above the threshold, and given by someone else who may', async () => {
    await price(admin, 'NLR', 'receivable', 'towing_local', '185.00', { preApprovalThreshold: '300.00' });
    const { body } = await enter(staff, fileId, 'towing_local', { unitAmount: '300.01', status: 'approved' });
    expect(body.status).toBe('pending_approval');
    expect(await requests()).toMatchObject([
      { _id: body.approvalRequestId, requestType: 'fee_approval', status: 'submitted', amount: '339.01' },
    ]);
    const approve = (person: Person) => person.call('PATCH', '/fee/', { _id: body._id, status: 'approved' });
    expect((await approve(staff)).status).toBe(403);
    expect((await approve(await signIn(host, 'remarketing_specialist'))).status).not.toBe(200);
    const supervisor = await signIn(host, 'supervisor');
    expect((await approve(supervisor)).body.status).toBe('approved');
    expect(await requests()).toMatchObject([{ status: 'fulfilled', decidedBy: supervisor.userId }]);
  });

  test('is never given by who entered the fee, though they may approve others', async () => {
    const supervisor = await signIn(host, 'supervisor');
    const { body } = await enter(supervisor, fileId, 'towing_heavy', { unitAmount: '325.00' });
    expect(body.status).toBe('pending_approval');
    const own = await supervisor.call('PATCH', '/fee/', { _id: body._id, status: 'approved' });
    expect([own.status, own.body.message]).toEqual([
      403,
      'Who entered a fee above its threshold or its price list does not approve it.',
    ]);
    expect((await admin.call('PATCH', '/fee/', { _id: body._id, status: 'approved' })).status).toBe(200);
  });

  test('is given by somebody else too where a fee costs more than its list', async () => {
    await price(admin, 'NLR', 'receivable', 'field_visit', '110.00');
    const over = await enter(staff, fileId, 'field_visit', { unitAmount: '110.01', status: 'approved' });
    expect([over.body.status, over.body.varianceFromSchedule]).toEqual(['draft', '0.01']);
    const approve = (person: Person) =>
      person.call('PATCH', '/fee/', { _id: over.body._id, status: 'approved' });
    const own = await approve(staff);
    expect([own.status, own.body.message]).toEqual([
      403,
      'Who entered a fee above its threshold or its price list does not approve it.',
    ]);
    expect((await approve(await signIn(host, 'accountant'))).body.status).toBe('approved');
    const listed = await enter(staff, fileId, 'field_visit', { status: 'approved' });
    expect(listed.body.status).toBe('approved');
  });

  test('is not needed at the threshold, and counts what stands on the file already', async () => {
    const at = await enter(staff, fileId, 'transport_long_haul', {
      unitAmount: '500.00',
      status: 'approved',
    });
    expect(at.body.status).toBe('approved');
    const storage = (quantity: number) =>
      enter(staff, fileId, 'storage_day', { unitAmount: '25.00', quantity, status: 'approved' });
    expect((await storage(30)).body.status).toBe('approved');
    expect((await storage(1)).body.status).toBe('pending_approval');
  });

  test('is refused with a reason, and asked for anew with another price', async () => {
    const { body } = await enter(staff, fileId, 'towing_heavy', { unitAmount: '325.00' });
    const patch = (person: Person, values: object) =>
      person.call('PATCH', '/fee/', { _id: body._id, ...values });
    const supervisor = await signIn(host, 'supervisor');
    expect((await patch(supervisor, { status: 'declined' })).body.errors).toHaveProperty('decisionNote');
    const declined = await patch(supervisor, { status: 'declined', decisionNote: 'Too dear' });
    expect(declined.body.status).toBe('declined');
    expect((await patch(staff, { unitAmount: '300.00' })).body.status).toBe('pending_approval');
    expect(await requests()).toMatchObject([
      { status: 'declined', decisionNote: 'Too dear' },
      { status: 'submitted', amount: '339.00' },
    ]);
    expect((await patch(staff, { status: 'void' })).body.status).toBe('void');
    expect((await requests()).map((one) => (one as { status: string }).status).sort()).toEqual([
      'cancelled',
      'declined',
    ]);
  });
});

describe('being paid', () => {
  test('is said of each fee on its own, by who keeps the accounts', async () => {
    const accountant = await signIn(host, 'accountant');
    const owed = await enter(staff, fileId, 'field_visit', {
      direction: 'payable',
      unitAmount: '70.00',
      status: 'approved',
    });
    const charged = await enter(staff, fileId, 'field_visit', { unitAmount: '110.00', status: 'approved' });
    const pay = (person: Person, ids: unknown[], paidDate = '2026-11-20') =>
      person.call('PATCH', '/fee/updatePaidDate', { feeIds: ids, paidDate });
    expect((await pay(staff, [owed.body._id])).status).toBe(403);
    expect((await pay(accountant, [charged.body._id])).status).toBe(409);
    expect((await pay(accountant, [owed.body._id], '2026-11-22')).body.errors).toHaveProperty('paidDate');
    expect((await accountant.call('GET', `/fee/${String(owed.body._id)}`)).body.status).toBe('approved');
    const both = await pay(accountant, [owed.body._id, charged.body._id]);
    expect(both.body).toMatchObject({ updated: 1, data: [{ ok: true }, { ok: false, code: 'CONFLICT' }] });
    expect((await accountant.call('GET', `/fee/${String(owed.body._id)}`)).body).toMatchObject({
      status: 'paid',
      paidDate: '2026-11-20',
    });
  });

  test('leaves the list of what is not billed', async () => {
    await enter(staff, fileId, 'field_visit', { unitAmount: '110.00', status: 'approved' });
    await enter(staff, fileId, 'towing_local', { unitAmount: '185.00' });
    await enter(staff, fileId, 'towing_local', {
      direction: 'payable',
      unitAmount: '140.00',
      status: 'approved',
    });
    expect(column(await staff.call('GET', `/fee/list/${fileId}?unbilled=true`), 'amount')).toEqual([
      '110.00',
    ]);
    expect(column(await staff.call('GET', `/desk/fee/list?unbilled=false`), 'amount').sort()).toEqual([
      '140.00',
      '185.00',
    ]);
  });
});
