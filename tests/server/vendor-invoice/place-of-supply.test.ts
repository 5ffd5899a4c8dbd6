import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestHost } from '../../support/host';
import { license } from '../../support/licences';
import { companyId } from '../../support/network';
import { signIn } from '../../support/person';
import type { Person, Reply } from '../../support/person';
import { addDocument } from '../../support/document-row';
import { acceptedFile, bill, change, decide, openVendors, tow } from '../../support/vendor-billing';

let host: TestHost;
let close: () => Promise<void>;
let staff: Person;
let vendor: Person;
let manager: Person;
let numbers = 0;

beforeAll(async () => {
  ({ host, close, staff, vendor } = await openVendors());
  manager = await signIn(host, 'file_manager');
  await license(host, 'V01', 'AB');
});
afterAll(() => close());

const number = (): string => `PLACE-${(numbers += 7)}`;
const line = (fileId: string, feeType: string, unitAmount = '200.00', values: object = {}): object => ({
  ...{ fileId, feeType, quantity: 1, unitAmount },
  ...values,
});

/** Has the goods of a file kept at a lot in another province. */
async function keptIn(fileId: string, province: string): Promise<void> {
  const lot = await host.app.db
    .selectFrom('company')
    .select('_id')
    .where('state', '=', province as never)
    .where('activityType', '<>', 'lender')
    .executeTakeFirstOrThrow();
  const moved = await staff.call('PATCH', '/file/', { _id: fileId, storage: { lotCompanyId: lot._id } });
  expect([moved.status, moved.body.errors]).toEqual([200, undefined]);
}

type Row = Readonly<Record<string, unknown>>;
const linesOf = ({ body }: Reply): readonly Row[] => body.lines as unknown as readonly Row[];
const told = (reply: Reply): unknown[][] =>
  linesOf(reply).map((one) => [one.feeType, one.state, one.stateGround, one.gst, one.hst, one.pst, one.qst]);
const feesOf = async (fileId: string): Promise<readonly Row[]> =>
  (await staff.call('GET', `/fee/list/${fileId}`)).body.data as unknown as readonly Row[];

describe('a line across a border', () => {
  it('is taxed as a fee is: freight at its destination, what is kept where it is kept, a trace by the agency’s address', async () => {
    const fileId = await acceptedFile(staff, vendor);
    await keptIn(fileId, 'QC');
    const reply = await bill(
      vendor,
      [
        line(fileId, 'towing_local', '140.00'),
        line(fileId, 'storage_day', '20.00', { quantity: 3 }),
        line(fileId, 'repossession_involuntary'),
        line(fileId, 'skip_trace_basic'),
      ],
      { invoiceNumber: number() },
    );
    expect([reply.status, reply.body.errors]).toEqual([201, undefined]);
    // 5 % and 9.975 % of $140.00 are $7.00 and $13.965, of $60.00 $3.00 and $5.985; 13 % of $200.00 is $26.00.
    expect(told(reply)).toEqual([
      ['towing_local', 'QC', 'destination', '7.00', '0.00', '0.00', '13.97'],
      ['storage_day', 'QC', 'goods', '3.00', '0.00', '0.00', '5.99'],
      ['repossession_involuntary', 'ON', 'goods', '0.00', '26.00', '0.00', '0.00'],
      ['skip_trace_basic', 'ON', 'recipient', '0.00', '26.00', '0.00', '0.00'],
    ]);
    expect(reply.body).toMatchObject({ subtotal: '600.00', total: '681.96' });
  });

  it('is taxed by the address of the agency where the goods are elsewhere, and of the client that pays vendors itself', async () => {
    const alberta = await acceptedFile(staff, vendor, { state: 'AB' });
    const lines = [line(alberta, 'skip_trace_basic'), line(alberta, 'repossession_involuntary')];
    expect(told(await bill(vendor, lines, { invoiceNumber: number() }))).toEqual([
      ['skip_trace_basic', 'ON', 'recipient', '0.00', '26.00', '0.00', '0.00'],
      ['repossession_involuntary', 'AB', 'goods', '10.00', '0.00', '0.00', '0.00'],
    ]);
    const client = (values: object) =>
      host.app.db
        .updateTable('company')
        .set(values)
        .where('_id', '=', companyId('LNA'))
        .returning(['playbook', 'taxationState'])
        .executeTakeFirstOrThrow();
    const before = await host.app.db
      .selectFrom('company')
      .select(['playbook', 'taxationState'])
      .where('_id', '=', companyId('LNA'))
      .executeTakeFirstOrThrow();
    await client({ playbook: JSON.stringify({ vendorDirectBilling: true }), taxationState: 'NS' });
    expect(told(await bill(vendor, lines, { invoiceNumber: number() }))[0]).toEqual([
      ...['skip_trace_basic', 'NS', 'recipient', '0.00', '28.00', '0.00', '0.00'],
    ]);
    await client({ ...before, playbook: JSON.stringify(before.playbook) });
  });

  it('says beforehand where it will be taxed', async () => {
    const fileId = await acceptedFile(staff, vendor);
    await keptIn(fileId, 'QC');
    const { body } = await vendor.call('POST', '/desk/vendorInvoice/quote', {
      ...{ companyId: companyId('V01'), invoiceDate: '2026-11-18' },
      lines: [{ fileId, feeType: 'towing_local', quantity: 1, unitAmount: '140.00' }],
    });
    expect(body.data).toMatchObject([
      { state: 'QC', stateGround: 'destination', gst: '7.00', hst: '0.00', qst: '13.97' },
    ]);
  });

  it('stands out with the taxes of its file’s province, and becomes a fee that is taxed where it is', async () => {
    const fileId = await acceptedFile(staff, vendor);
    await keptIn(fileId, 'QC');
    const submitted = async (lines: readonly object[]): Promise<Reply> =>
      bill(vendor, lines, {
        ...{ invoiceNumber: number(), invoiceStatus: 'submitted' },
        documentId: await addDocument(host, [fileId]),
      });
    const ontario = { gst: '0.00', hst: '18.20', pst: '0.00', qst: '0.00' };
    const wrong = await submitted([line(fileId, 'towing_local', '140.00', ontario)]);
    expect((wrong.body.checks as unknown as readonly Row[])[0]?.flags).toContain('tax_mismatch');
    const right = await submitted([tow(fileId, { feeType: 'towing_heavy' })]);
    expect((right.body.checks as unknown as readonly Row[])[0]?.flags).not.toContain('tax_mismatch');
    expect(await decide(manager, [right.body._id], 'approved', { note: 'As agreed by phone' })).toMatchObject(
      [{ ok: true }],
    );
    expect(await feesOf(fileId)).toMatchObject([
      {
        ...{ feeType: 'towing_heavy', state: 'QC', stateGround: 'destination', stateReason: null },
        ...{ gstAmount: '7.00', hstAmount: '0.00', qstAmount: '13.97', totalAmount: '160.97' },
      },
    ]);
  });

  it('is taxed where the fee is that it bills, also where a person said so', async () => {
    const fileId = await acceptedFile(staff, vendor);
    const stateReason = 'Kept in Gatineau, whatever the file says';
    const entered = await staff.call('POST', '/fee/', {
      ...{ fileId, feeType: 'storage_day', direction: 'payable', companyId: companyId('V01') },
      ...{ incurredOn: '2026-11-10', unitAmount: '20.00', state: 'QC', stateReason },
    });
    expect([entered.status, entered.body.stateGround]).toEqual([201, 'stated']);
    const reply = await bill(
      vendor,
      [line(fileId, 'storage_day', '20.00'), line(fileId, 'storage_day', '20.00')],
      {
        ...{ invoiceNumber: number(), invoiceStatus: 'submitted' },
        documentId: await addDocument(host, [fileId]),
      },
    );
    // There was one: what is billed beside it is taxed by the rules.
    expect(told(reply)).toEqual([
      ['storage_day', 'QC', 'stated', '1.00', '0.00', '0.00', '2.00'],
      ['storage_day', 'ON', 'goods', '0.00', '2.60', '0.00', '0.00'],
    ]);
    await decide(manager, [reply.body._id], 'approved', { note: 'Both days are ours' });
    const fees = await feesOf(fileId);
    expect(fees.find(({ _id }) => _id === entered.body._id)).toMatchObject({
      ...{ state: 'QC', stateGround: 'stated', stateReason, qstAmount: '2.00', status: 'approved' },
    });
    expect(fees.find(({ _id }) => _id !== entered.body._id)).toMatchObject({
      ...{ state: 'ON', stateGround: 'goods', stateReason: null, hstAmount: '2.60' },
    });
  });
});

it('follows the goods while it is a draft, and nobody claims its place', async () => {
  const fileId = await acceptedFile(staff, vendor);
  const draft = await bill(vendor, [line(fileId, 'storage_day', '20.00', { state: 'AB' })], {
    invoiceNumber: number(),
  });
  expect(told(draft)).toEqual([['storage_day', 'ON', 'goods', '0.00', '2.60', '0.00', '0.00']]);
  await keptIn(fileId, 'QC');
  const lines = linesOf(draft).map((one) => ({ ...one, description: 'One day' }));
  const moved = await change(vendor, draft, { lines });
  expect([moved.status, moved.body.errors]).toEqual([200, undefined]);
  expect(told(moved)).toEqual([['storage_day', 'QC', 'goods', '1.00', '0.00', '0.00', '2.00']]);
});
