import { expect, test } from 'vitest';
import { enter, price, takenFile } from '../../support/priced-fees';
import { startHost } from '../../support/host';
import { companyId } from '../../support/network';
import { signIn } from '../../support/person';
import type { Person } from '../../support/person';

type Row = Record<string, unknown>;
const expectedOn = async (person: Person, fileId: string): Promise<Row[]> =>
  (await person.call('GET', `/projectedFee/list/${fileId}?sortBy=feeType`)).body.data as unknown as Row[];

test('what a stage is expected to cost is proposed by the price lists in the move that leads there', async () => {
  const host = await startHost();
  const [admin, staff, vendor] = [
    await signIn(host, 'administrator'),
    await signIn(host, 'supervisor'),
    await signIn(host, 'vendor_manager'),
  ];
  await price(admin, 'NLR', 'receivable', 'skip_trace_basic', '95.00');
  await price(admin, 'NLR', 'payable', 'skip_trace_basic', '60.00');
  const fileId = await takenFile(staff, vendor);
  await host.app.db
    .updateTable('file')
    .set({ status: 'ready_to_assign' })
    .where('_id', '=', fileId)
    .execute();
  const moved = await staff.call('PATCH', '/file/', { _id: fileId, status: 'skip_assigned' });
  expect([moved.status, moved.body.stage], JSON.stringify(moved.body.errors)).toEqual([200, 'skip_trace']);
  const rows = await expectedOn(staff, fileId);
  const sides = ['receivable', 'payable'].map((side) => rows.find(({ direction }) => direction === side));
  expect(rows).toHaveLength(2);
  expect(sides).toMatchObject([
    {
      feeType: 'skip_trace_basic',
      direction: 'receivable',
      companyId: companyId('LNA'),
      amount: '95.00',
      status: 'projected',
      expectedOn: '2026-11-25',
      probability: 90,
    },
    {
      feeType: 'skip_trace_basic',
      direction: 'payable',
      companyId: companyId('V01'),
      amount: '60.00',
      status: 'projected',
    },
  ]);
});

test('what has come is realised by the fee, and how far they are apart is kept', async () => {
  const host = await startHost();
  const [staff, vendor] = [await signIn(host, 'file_manager'), await signIn(host, 'vendor_manager')];
  const fileId = await takenFile(staff, vendor);
  const expect1 = await staff.call('POST', '/projectedFee/', {
    fileId,
    feeType: 'towing_local',
    direction: 'receivable',
    unitAmount: '185.00',
    quantity: 2,
  });
  expect(expect1.body).toMatchObject({ amount: '370.00', companyId: companyId('LNA'), status: 'projected' });
  const fee = await enter(staff, fileId, 'towing_local', { unitAmount: '400.00' });
  const only = async (): Promise<Row | undefined> => (await expectedOn(staff, fileId))[0];
  expect(await only()).toMatchObject({ status: 'realized', realizedFeeId: fee.body._id, variance: '30.00' });
  await staff.call('PATCH', '/fee/', { _id: fee.body._id, unitAmount: '360.00' });
  expect(await only()).toMatchObject({ variance: '-10.00' });
  const late = await staff.call('PATCH', '/projectedFee/', { _id: expect1.body._id, quantity: 1 });
  expect([403, 409]).toContain(late.status);
  await staff.call('PATCH', '/fee/', { _id: fee.body._id, status: 'void' });
  expect(await only()).toMatchObject({ status: 'projected', realizedFeeId: null, variance: null });
});

test('a price that nobody names and no list has is asked for', async () => {
  const host = await startHost();
  const staff = await signIn(host, 'file_manager');
  const fileId = await takenFile(staff, await signIn(host, 'vendor_manager'));
  const { status, body } = await staff.call('POST', '/projectedFee/', {
    fileId,
    feeType: 'appraisal',
    direction: 'payable',
  });
  expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['unitAmount']]);
});

test('what was expected by hand is worded anew and taken away while it has not come', async () => {
  const host = await startHost();
  const [staff, vendor] = [await signIn(host, 'file_manager'), await signIn(host, 'vendor_manager')];
  const fileId = await takenFile(staff, vendor);
  const { body } = await staff.call('POST', '/projectedFee/', {
    fileId,
    feeType: 'towing_local',
    direction: 'receivable',
    unitAmount: '185.00',
  });
  const changed = await staff.call('PATCH', '/projectedFee/', { _id: body._id, quantity: 3 });
  expect([changed.status, changed.body.amount]).toEqual([200, '555.00']);
  expect((await expectedOn(staff, fileId)).map(({ _id }) => _id)).toEqual([body._id]);
  expect((await vendor.call('DELETE', `/projectedFee/${String(body._id)}`)).status).toBe(403);
  expect((await staff.call('DELETE', `/projectedFee/${String(body._id)}`)).status).toBe(200);
  expect(await expectedOn(staff, fileId)).toEqual([]);
});
