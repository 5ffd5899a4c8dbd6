import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { patch as patchInvoice } from '../../support/billing';
import type { TestHost } from '../../support/host';
import { openHost } from '../../support/host';
import { companyId } from '../../support/network';
import { signIn } from '../../support/person';
import type { Person, Reply } from '../../support/person';
import { enter } from '../../support/priced-fees';
import { linesOf } from '../../support/reports';
import { addDocument } from '../../support/document-row';
import { acceptedFile, bill, decide } from '../../support/vendor-billing';

let host: TestHost;
let close: () => Promise<void>;
let admin: Person;
let staff: Person;
let accountant: Person;
let vendor: Person;

beforeAll(async () => {
  ({ host, close } = await openHost({ jobs: true }));
  admin = await signIn(host, 'administrator');
  staff = await signIn(host, 'supervisor');
  accountant = await signIn(host, 'accountant');
  vendor = await signIn(host, 'vendor_manager');
  // So a trace for Lender A is taxed in Alberta, wherever its goods are.
  const moved = await admin.call('PATCH', '/company/', { _id: companyId('LNA'), taxationState: 'AB' });
  expect(moved.status).toBe(200);
});
afterAll(() => close());

const held = ({ status, body }: Reply, expected: number): Reply['body'] => {
  expect([status, body.errors ?? body.message]).toEqual([expected, undefined]);
  return body;
};

/** What the report says, line by line: month, province and side, then the net and the four taxes. */
const told = async (parameters: object = {}): Promise<string[][]> =>
  (await linesOf(host, accountant, { reportType: 'tax_summary', parameters })).map((line) =>
    ['Month', 'Province', 'Side', 'Before tax', 'GST', 'HST', 'PST', 'QST'].map((name) => String(line[name])),
  );

describe('the taxes of a month', () => {
  it('are summed by the province that each line is taxed in, of one invoice to a client and of one bill of a vendor', async () => {
    const fileId = await acceptedFile(staff, vendor, { state: 'ON' });
    const charge = async (feeType: string, unitAmount: string): Promise<unknown> =>
      held(await enter(staff, fileId, feeType, { unitAmount, status: 'approved' }), 201)._id;
    const storage = await charge('storage_day', '100.00');
    await charge('skip_trace_basic', '300.00');
    const { _id } = held(await accountant.call('POST', '/invoice/', { fileId }), 201);
    held(await patchInvoice(accountant, _id, { status: 'issued' }), 200);

    // What V01 brings to a lot in Québec is freight that ends there; what it seizes in Ontario is taxed in Ontario.
    const lot = await host.app.db
      .selectFrom('company')
      .select('_id')
      .where('state', '=', 'QC')
      .where('activityType', '<>', 'lender')
      .executeTakeFirstOrThrow();
    held(await staff.call('PATCH', '/file/', { _id: fileId, storage: { lotCompanyId: lot._id } }), 200);
    const billed = await bill(
      vendor,
      [
        { fileId, feeType: 'towing_heavy', quantity: 1, unitAmount: '140.00' },
        { fileId, feeType: 'repossession_involuntary', quantity: 1, unitAmount: '200.00' },
      ],
      { invoiceStatus: 'submitted', documentId: await addDocument(host, [fileId]) },
    );
    held(billed, 201);
    expect(await decide(admin, [billed.body._id], 'approved', { note: 'As agreed by phone' })).toMatchObject([
      { ok: true },
    ]);

    // 13 % of $100.00; 5 % of $300.00; 5 % and 9.975 % of $140.00, $7.00 and $13.965; 13 % of $200.00.
    expect(await told()).toEqual([
      ['2026-11', 'Alberta', 'Charged to client', '300.00', '15.00', '0.00', '0.00', '0.00'],
      ['2026-11', 'Ontario', 'Payable to vendor', '200.00', '0.00', '26.00', '0.00', '0.00'],
      ['2026-11', 'Ontario', 'Charged to client', '100.00', '0.00', '13.00', '0.00', '0.00'],
      ['2026-11', 'Québec', 'Payable to vendor', '140.00', '7.00', '0.00', '0.00', '13.97'],
    ]);
    expect(await told({ state: 'AB' })).toEqual([
      ['2026-11', 'Alberta', 'Charged to client', '300.00', '15.00', '0.00', '0.00', '0.00'],
    ]);

    // Two fifths of the storage are credited, and Ontario alone is owed less: $60.00 and $7.80 are left.
    const credits = [{ feeId: storage, amount: '40.00' }];
    const note = held(
      await accountant.call('POST', '/invoice/', {
        ...{ fileId, creditOfInvoiceId: _id, credits },
        notes: 'Two days were not ours to charge',
      }),
      201,
    );
    if (note.status === 'draft') held(await patchInvoice(accountant, note._id, { status: 'issued' }), 200);
    expect((await told()).filter((line) => line[2] === 'Charged to client')).toEqual([
      ['2026-11', 'Alberta', 'Charged to client', '300.00', '15.00', '0.00', '0.00', '0.00'],
      ['2026-11', 'Ontario', 'Charged to client', '60.00', '0.00', '7.80', '0.00', '0.00'],
    ]);

    // What a vendor bills the client itself is no purchase of the agency's, and no tax that it paid.
    await host.app.db.updateTable('vendorInvoice').set({ directBilling: true }).execute();
    expect((await told()).map((line) => line[2])).toEqual(['Charged to client', 'Charged to client']);
  });

  it('stand as they were reported when an invoice is taken back in a later month, which is owed so much less', async () => {
    const taken = async (): Promise<string> => {
      const fileId = await acceptedFile(staff, vendor, { state: 'SK' });
      held(await enter(staff, fileId, 'storage_day', { unitAmount: '80.00', status: 'approved' }), 201);
      const { _id } = held(await accountant.call('POST', '/invoice/', { fileId }), 201);
      return String(_id);
    };
    const [issued, sameMonth] = [await taken(), await taken()];
    // A draft never counts.
    await taken();
    const month = { state: 'SK', dateFrom: '2026-11-01', dateTo: '2026-11-30' };
    for (const id of [issued, sameMonth]) held(await patchInvoice(accountant, id, { status: 'issued' }), 200);
    // 5 % of $80.00, which storage bears without provincial tax, twice.
    const two = ['2026-11', 'Saskatchewan', 'Charged to client', '160.00', '8.00', '0.00', '0.00', '0.00'];
    expect(await told(month)).toEqual([two]);
    // Taken back in its own month it comes to nothing.
    held(await patchInvoice(accountant, sameMonth, { status: 'void', voidReason: 'Billed twice' }), 200);
    const one = ['2026-11', 'Saskatchewan', 'Charged to client', '80.00', '4.00', '0.00', '0.00', '0.00'];
    expect(await told(month)).toEqual([one]);

    host.passes(12 * 24 * 3600);
    accountant = await signIn(host, 'accountant');
    held(await patchInvoice(accountant, issued, { status: 'void', voidReason: 'Wrong client' }), 200);
    expect(await told(month)).toEqual([one]);
    expect(await told({ state: 'SK' })).toEqual([
      one,
      ['2026-12', 'Saskatchewan', 'Charged to client', '-80.00', '-4.00', '0.00', '0.00', '0.00'],
    ]);
  });

  it('hold a vendor’s invoice that comes after its month was closed in the month that it is booked in, for good', async () => {
    const supervisor = await signIn(host, 'supervisor');
    const manager = await signIn(host, 'vendor_manager');
    const books = async (booksClosedUntil: string): Promise<unknown> =>
      host.app.db
        .updateTable('company')
        .set({ booksClosedUntil })
        .where('_id', '=', companyId('NLR'))
        .execute();
    await books('2026-10-31');
    const known = { sageSupplierCode: 'SUP-101' };
    await host.app.db.updateTable('company').set(known).where('_id', '=', companyId('V01')).execute();
    const fileId = await acceptedFile(supervisor, manager, { state: 'NS' });
    const { body } = await bill(
      manager,
      [{ fileId, feeType: 'repossession_involuntary', quantity: 1, unitAmount: '100.00' }],
      {
        invoiceNumber: 'LATE-1',
        invoiceDate: '2026-10-15',
        invoiceStatus: 'submitted',
        documentId: await addDocument(host, [fileId]),
      },
    );
    const payable = async (): Promise<unknown> =>
      (await told({ state: 'NS' })).filter((line) => line[2] === 'Payable to vendor');
    const by = await signIn(host, 'administrator');
    expect(await decide(by, [body._id], 'approved', { note: 'As agreed by phone' })).toMatchObject([
      { ok: true },
    ]);
    const booked = [
      ['2026-11', 'Nova Scotia', 'Payable to vendor', '100.00', '0.00', '14.00', '0.00', '0.00'],
    ];
    expect(await payable()).toEqual(booked);
    await expect
      .poll(async () => (await by.call('GET', `/desk/vendorInvoice/${String(body._id)}`)).body)
      .toMatchObject({ invoiceStatus: 'posted', bookedOn: '2026-11-01' });
    await books('2026-11-30');
    expect(await payable()).toEqual(booked);
  });
});
