import { beforeEach, expect, test } from 'vitest';
import { startHost } from '../../support/host';
import { companyId, placeFile } from '../../support/network';
import { signIn } from '../../support/person';
import type { Person, Reply } from '../../support/person';
import { enter, takenFile } from '../../support/priced-fees';

let staff: Person;
let client: Person;
let fileId: string;

beforeEach(async () => {
  const host = await startHost();
  staff = await signIn(host, 'file_manager');
  client = await signIn(host, 'lender_supervisor');
  fileId = await takenFile(staff, await signIn(host, 'vendor_manager'));
});

const ask = (values: object): Promise<Reply> =>
  staff.call('POST', '/request/', {
    fileIds: [fileId],
    requestType: 'write_off',
    reason: 'Towing that cannot be recovered',
    ...values,
  });
const approve = (_id: unknown): Promise<Reply> =>
  client.call('PATCH', '/request/', { _id, status: 'approved' });
async function fee(values: object = {}): Promise<string> {
  const { body } = await enter(staff, fileId, 'field_visit', {
    unitAmount: '100.00',
    status: 'approved',
    ...values,
  });
  return String(body._id);
}

test('a write-off that the client approves writes its fees off for the reason given, and no other', async () => {
  const [one, two, other] = [await fee(), await fee(), await fee()];
  const asked = await ask({ amount: '226.00', payload: { feeIds: [one, two] } });
  expect(asked.status).toBe(201);
  expect((await approve(asked.body._id)).body).toMatchObject({ status: 'fulfilled' });
  const read = async (id: string) => (await staff.call('GET', `/fee/${id}`)).body;
  for (const id of [one, two])
    expect(await read(id)).toMatchObject({
      status: 'written_off',
      writeOffReason: 'Towing that cannot be recovered',
      version: 2,
    });
  expect(await read(other)).toMatchObject({ status: 'approved', version: 1 });
  const money = await staff.call('GET', `/fee/list/${fileId}?unbilled=true`);
  expect(money.body.total).toBe(1);
});

test('a write-off sets the reason for which the file will be closed', async () => {
  const asked = await ask({ amount: '4000.00', payload: { closingReason: 'charge_off_sold_debt' } });
  expect((await approve(asked.body._id)).body.status).toBe('fulfilled');
  expect((await staff.call('GET', `/file/${fileId}`)).body).toMatchObject({
    closingReason: 'charge_off_sold_debt',
    closed: false,
  });
});

test('a write-off that names neither fees nor a closing reason is approved, and done by a person', async () => {
  const asked = await ask({ amount: '185.00' });
  expect((await approve(asked.body._id)).body.status).toBe('approved');
});

test('a write-off is held to fees of the file that can be written off, and to what they come to', async () => {
  const elsewhere = await enter(staff, await placeFile(staff), 'field_visit', {
    unitAmount: '100.00',
    status: 'approved',
  });
  const owed = await fee({ direction: 'payable', companyId: companyId('V01') });
  const draft = await fee({ status: 'draft' });
  const good = await fee();
  for (const feeId of [String(elsewhere.body._id), owed, draft]) {
    const { status, body } = await ask({ amount: '113.00', payload: { feeIds: [feeId] } });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['payload.feeIds']]);
  }
  const { body } = await ask({ amount: '100.00', payload: { feeIds: [good] } });
  expect(body.errors).toEqual({ amount: 'amount must be what these fees come to: 113.00' });
});

test('a fee that is paid or written off meanwhile cannot be written off again: nothing is decided', async () => {
  const one = await fee();
  const asked = await ask({ amount: '113.00', payload: { feeIds: [one] } });
  await staff.call('PATCH', '/fee/', { _id: one, status: 'written_off', writeOffReason: 'By hand' });
  expect((await approve(asked.body._id)).status).toBe(409);
  expect((await staff.call('GET', `/request/${String(asked.body._id)}`)).body.status).toBe('submitted');
  expect((await staff.call('GET', `/fee/${one}`)).body.writeOffReason).toBe('By hand');
});
