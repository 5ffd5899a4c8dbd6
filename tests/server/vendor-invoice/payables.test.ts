import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestHost } from '../../support/host';
import { companyId } from '../../support/network';
import { signIn } from '../../support/person';
import type { Person, Reply } from '../../support/person';
import { addDocument } from '../../support/document-row';
import { acceptedFile, addPrice, bill, decide, openVendors, tow } from '../../support/vendor-billing';

let host: TestHost;
let close: () => Promise<void>;
let staff: Person;
let vendor: Person;
let manager: Person;
let accountant: Person;
let numbers = 0;

beforeAll(async () => {
  ({ host, close, staff, vendor, accountant } = await openVendors());
  manager = await signIn(host, 'file_manager');
  await addPrice(host, { feeType: 'towing_local', amount: '140.00', billToDebtor: true });
  await host.app.db
    .updateTable('company')
    .set({ sageSupplierCode: 'SUP-001' })
    .where('_id', '=', companyId('V01'))
    .execute();
});
afterAll(() => close());

async function approved(fileId: string, lines: readonly object[]): Promise<Reply> {
  numbers += 3;
  const reply = await bill(vendor, lines, {
    invoiceNumber: `PAY-${numbers}`,
    documentId: await addDocument(host, [fileId]),
    invoiceStatus: 'submitted',
  });
  const [told] = await decide(manager, [reply.body._id], 'approved');
  expect(told).toMatchObject({ ok: true, invoiceStatus: 'pending_post' });
  return reply;
}

const feesOf = async (fileId: string): Promise<Record<string, unknown>[]> =>
  (await accountant.call('GET', `/fee/list/${fileId}`)).body.data as unknown as Record<string, unknown>[];
const payable = (fileId: string, values: object = {}): object => ({
  fileId,
  feeType: 'towing_local',
  direction: 'payable',
  companyId: companyId('V01'),
  incurredOn: '2026-11-10',
  ...values,
});

describe('what an approved invoice bills', () => {
  it('becomes a fee as any other does: what was expected of it is realised, with how far it is off', async () => {
    const fileId = await acceptedFile(staff, vendor);
    const expected = await staff.call('POST', '/projectedFee/', {
      fileId,
      feeType: 'towing_local',
      direction: 'payable',
      unitAmount: '120.00',
    });
    expect(expected.status).toBe(201);
    await approved(fileId, [tow(fileId)]);
    const [fee] = await feesOf(fileId);
    expect(fee).toMatchObject({
      source: 'vendor_invoice',
      status: 'approved',
      totalAmount: '158.20',
      recoverableFromDebtor: true,
    });
    const { body } = await staff.call('GET', `/projectedFee/list/${fileId}`);
    expect(body.data).toMatchObject([
      { _id: expected.body._id, status: 'realized', realizedFeeId: fee?._id, variance: '20.00' },
    ]);
  });

  it('confirms a fee that waited for approval, and its request is settled with it', async () => {
    const fileId = await acceptedFile(staff, vendor);
    const entered = await staff.call(
      'POST',
      '/fee/',
      payable(fileId, { feeType: 'transport_long_haul', unitAmount: '480.00' }),
    );
    const waiting = await staff.call('PATCH', '/fee/', { _id: entered.body._id, unitAmount: '520.00' });
    expect(waiting.body).toMatchObject({ status: 'pending_approval' });
    await approved(fileId, [{ fileId, feeType: 'transport_long_haul', quantity: 1, unitAmount: '430.00' }]);
    expect(await feesOf(fileId)).toMatchObject([
      { _id: entered.body._id, status: 'approved', amount: '430.00', source: 'manual' },
    ]);
    const asked = await staff.call('GET', `/request/list?fileIds=${fileId}`);
    expect(asked.body.data).toMatchObject([{ requestType: 'fee_approval', status: 'fulfilled' }]);
  });

  it('is paid when its invoice is, and that stands in the history of its fee', async () => {
    const fileId = await acceptedFile(staff, vendor);
    const { body } = await approved(fileId, [tow(fileId)]);
    await accountant.call('POST', '/vendorInvoice/post-invoice-sage', { vendorInvoiceIds: [body._id] });
    await accountant.call('GET', '/vendorInvoice/pull-invoices-sage');
    const [fee] = await feesOf(fileId);
    expect(fee).toMatchObject({ status: 'paid', paidDate: '2026-11-20', version: 2 });
    const history = await staff.call('GET', `/history/list/${fileId}?size=100&type=fee_updated`);
    expect(history.body.data).toMatchObject([{ entityId: fee?._id, updatedFields: ['status', 'paidDate'] }]);
  });
});

describe('a line that could not be owed', () => {
  it('is refused before anybody approves it', async () => {
    const fileId = await acceptedFile(staff, vendor);
    const refused = async (line: object): Promise<unknown> => {
      const { status, body } = await bill(vendor, [tow(fileId), tow(fileId, line)], {
        invoiceNumber: 'NEVER-1',
      });
      return [status, body.errors];
    };
    expect(await refused({ feeType: 'search_plate' })).toEqual([
      422,
      { 'lines[1].feeType': 'a fee of type “search_plate” is “receivable” only' },
    ]);
    expect(await refused({ feeType: 'other', description: null })).toEqual([
      422,
      { 'lines[1].description': 'description is a required field' },
    ]);
    expect(await refused({ unitAmount: '-5.00' })).toEqual([
      422,
      { 'lines[1].unitAmount': 'only an adjustment is a negative amount' },
    ]);
  });
});
