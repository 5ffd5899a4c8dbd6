import { beforeEach, expect, it } from 'vitest';
import { startHost } from '../../support/host';
import type { TestHost } from '../../support/host';
import { companyId, placeFile } from '../../support/network';
import { signIn } from '../../support/person';
import type { Person } from '../../support/person';
import { enter } from '../../support/priced-fees';
import { sellOn } from '../../support/sold-file';

let host: TestHost;
let staff: Person;
let supervisor: Person;
let fileId: string;

/** A file of a client that takes nothing from the day of the sale on. */
beforeEach(async () => {
  host = await startHost({ at: '2026-11-10T15:00:00.000Z' });
  await arrive();
  const terms = { _id: companyId('LNA'), playbook: { feeCutoffRule: 'before_sale_day' } };
  expect((await supervisor.call('PATCH', '/company/', terms)).status).toBe(200);
  fileId = await placeFile(staff);
});

async function arrive(): Promise<void> {
  [staff, supervisor] = [await signIn(host, 'file_manager'), await signIn(host, 'supervisor')];
}

/** Ten days later, two days after the unit was sold. */
async function soldSince(): Promise<void> {
  host.passes(10 * 24 * 3600);
  await sellOn(host, fileId, '2026-11-18');
  await arrive();
}

/** A fee of 200.00, 226.00 with its tax, that was entered on 10 November. */
async function entered(feeType = 'towing_local', unitAmount = '200.00'): Promise<string> {
  const values = { unitAmount, incurredOn: '2026-11-10' };
  const { status, body } = await enter(supervisor, fileId, feeType, values);
  expect(status, JSON.stringify(body)).toBe(201);
  return String(body._id);
}

async function change(_id: string, values: object, by: Person = staff): Promise<unknown> {
  const { status, body } = await by.call('PATCH', '/fee/', { _id, ...values });
  return status === 200 ? 'taken' : [status, body.errors];
}

const said =
  'The client takes no fee that is entered, raised or dated from the sale on, 2026-11-18 (fee cut-off: before_sale_day), unless it approved it before by a request.';
const late = (field: string): unknown => [422, { [field]: said }];

it('what was entered before the sale stands, and is dated no later than that', async () => {
  const feeId = await entered();
  await soldSince();
  expect(await change(feeId, { description: 'To the yard of the lender.' })).toBe('taken');
  expect(await change(feeId, { incurredOn: '2026-11-17' })).toBe('taken');
  expect(await change(feeId, { incurredOn: '2026-11-18' })).toEqual(late('incurredOn'));
  expect(await change(feeId, { status: 'approved' }, supervisor)).toBe('taken');
});

it('a fee that was entered before the sale is not raised after it, by its quantity, its price or its tax', async () => {
  const feeId = await entered();
  await soldSince();
  expect(await change(feeId, { quantity: 2 })).toEqual(late('quantity'));
  expect(await change(feeId, { unitAmount: '200.01' })).toEqual(late('unitAmount'));
  expect(await change(feeId, { state: 'NS', stateReason: 'It was towed there.' })).toEqual(late('state'));
});

it('it may be lowered, and brought back up to what it came to when the unit was sold', async () => {
  const feeId = await entered();
  await soldSince();
  expect(await change(feeId, { unitAmount: '150.00' })).toBe('taken');
  expect(await change(feeId, { unitAmount: '200.00' })).toBe('taken');
  expect(await change(feeId, { unitAmount: '210.00' })).toEqual(late('unitAmount'));
});

it('what was raised before the sale stands as raised', async () => {
  const feeId = await entered();
  expect(await change(feeId, { unitAmount: '250.00' })).toBe('taken');
  await soldSince();
  expect(await change(feeId, { unitAmount: '240.00' })).toBe('taken');
  expect(await change(feeId, { unitAmount: '250.00' })).toBe('taken');
  expect(await change(feeId, { unitAmount: '251.00' })).toEqual(late('unitAmount'));
});

it('another day of the price list raises nothing either', async () => {
  const listed = async (amount: string, effectiveFrom: string, effectiveTo?: string): Promise<void> => {
    const line = { companyId: companyId('LNA'), direction: 'receivable', feeType: 'towing_local' };
    const more = { amount, unit: 'flat', effectiveFrom, effectiveTo };
    expect((await supervisor.call('POST', '/companyFee/', { ...line, ...more })).status).toBe(201);
  };
  await listed('300.00', '2024-01-01', '2026-11-09');
  await listed('200.00', '2026-11-10');
  const { status, body } = await enter(staff, fileId, 'towing_local', { incurredOn: '2026-11-10' });
  expect([status, body.totalAmount]).toEqual([201, '226.00']);
  await soldSince();
  expect(await change(String(body._id), { incurredOn: '2026-11-09' })).toEqual(late('incurredOn'));
});

it('a fee that was declined before the sale is not taken up after it', async () => {
  const values = { unitAmount: '200.00', incurredOn: '2026-11-10' };
  const { body } = await enter(staff, fileId, 'skip_trace_enhanced', values);
  expect(body.status).toBe('pending_approval');
  const declined = { status: 'declined', decisionNote: 'Nobody asked for it.' };
  expect(await change(String(body._id), declined, supervisor)).toBe('taken');
  await soldSince();
  expect(await change(String(body._id), { status: 'draft' })).toEqual(late('status'));
  expect(await change(String(body._id), { unitAmount: '190.00' })).toEqual(late('unitAmount'));
});

it('what was taken off before the sale is not given back after it', async () => {
  const feeId = await entered('write_off_adjustment', '-50.00');
  expect(await change(feeId, { status: 'approved' }, await signIn(host, 'accountant'))).toBe('taken');
  await soldSince();
  expect(await change(feeId, { status: 'void' })).toEqual(late('status'));
  expect(await change(feeId, { status: 'draft' })).toBe('taken');
  expect(await change(feeId, { unitAmount: '-40.00' })).toEqual(late('unitAmount'));
  const deleted = await supervisor.call('DELETE', `/fee/${feeId}`);
  expect([deleted.status, deleted.body.message]).toEqual([409, said]);
  expect(await change(feeId, { unitAmount: '-60.00' })).toBe('taken');
});

it('what the client agreed to covers a raise once', async () => {
  const [towing, locksmith] = [await entered(), await entered('locksmith_entry')];
  await soldSince();
  const asked = await staff.call('POST', '/request/', {
    requestType: 'fee_approval',
    fileIds: [fileId],
    reason: 'The tow took twice as long.',
    amount: '113.00',
    assignedToCompanyId: companyId('LNA'),
  });
  expect(asked.status, JSON.stringify(asked.body)).toBe(201);
  const client = await signIn(host, 'lender_supervisor');
  const agreed = { _id: asked.body._id, status: 'approved' };
  expect((await client.call('PATCH', '/request/', agreed)).status).toBe(200);
  // 100.00 more, 113.00 with its tax.
  expect(await change(towing, { unitAmount: '300.00' })).toBe('taken');
  expect(await change(towing, { unitAmount: '300.01' })).toEqual(late('unitAmount'));
  expect(await change(locksmith, { unitAmount: '200.01' })).toEqual(late('unitAmount'));
});
