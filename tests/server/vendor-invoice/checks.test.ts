import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#server/database/new-id';
import { insertRow, wholeRow } from '#server/records/store';
import { addDocument } from '../../support/document-row';
import {
  acceptedFile,
  addUsualPrices,
  bill,
  change,
  decide,
  openVendors,
  tow,
} from '../../support/vendor-billing';
import type { TestHost } from '../../support/host';
import { companyId, placeFile, userId } from '../../support/network';
import { signIn } from '../../support/person';
import type { Person, Reply } from '../../support/person';

let host: TestHost;
let close: () => Promise<void>;
let staff: Person;
let vendor: Person;
let accountant: Person;
let numbers = 100;

beforeAll(async () => {
  ({ host, close, staff, vendor, accountant } = await openVendors());
  await addUsualPrices(host);
});
afterAll(() => close());

/** A submitted invoice with a number of its own, and a document of its own. */
async function submitted(
  lines: readonly object[],
  values: object = {},
  who: Person = vendor,
): Promise<Reply> {
  const fileIds = lines.map((line) => (line as { fileId: string }).fileId);
  const documentId = await addDocument(host, fileIds);
  numbers += 7;
  const reply = await bill(who, lines, {
    invoiceNumber: `N${numbers}`,
    documentId,
    invoiceStatus: 'submitted',
    ...values,
  });
  if (reply.status !== 201) throw new Error(JSON.stringify(reply.body));
  return reply;
}

const flagsOf = (reply: Reply): unknown => reply.body.flags;
const checksOf = (reply: Reply): Record<string, unknown>[] =>
  reply.body.checks as unknown as Record<string, unknown>[];

describe('a clean invoice', () => {
  it('within the limits of the price list is approved without a person, and owed', async () => {
    const fileId = await acceptedFile(staff, vendor);
    const reply = await submitted([tow(fileId)]);
    expect(reply.body).toMatchObject({
      invoiceStatus: 'pending_post',
      flags: [],
      receivedDate: '2026-11-20',
      levelsNeeded: 0,
    });
    const fees = await host.app.db.selectFrom('fee').selectAll().where('fileId', '=', fileId).execute();
    expect(fees).toMatchObject([
      {
        feeType: 'towing_local',
        direction: 'payable',
        source: 'vendor_invoice',
        status: 'approved',
        amount: '140.00',
        hstAmount: '18.20',
        totalAmount: '158.20',
        vendorInvoiceId: reply.body._id,
        varianceFromSchedule: '0.00',
        companyId: companyId('V01'),
      },
    ]);
  });

  it('whose price list lets nothing through waits for the first level', async () => {
    const fileId = await acceptedFile(staff, vendor);
    const reply = await submitted([
      tow(fileId, { feeType: 'storage_day', quantity: 10, unitAmount: '18.00' }),
    ]);
    expect(reply.body).toMatchObject({
      invoiceStatus: 'in_review',
      flags: [],
      approvalLevel: 1,
      levelsNeeded: 1,
      submittedBy: userId('vendor_manager'),
    });
    expect(checksOf(reply)).toMatchObject([
      { line: 1, contractAmount: '126.00', variance: '0.00', flags: [] },
    ]);
  });
});

describe('a check', () => {
  it.each([
    // quantity, unit price, province → contract, variance, flags
    [10, '18.00', 'ON', '126.00', '0.00', []],
    [10, '18.01', 'ON', '126.00', '0.07', ['over_contract']],
    [10, '17.00', 'ON', '126.00', '-7.00', []],
    [10, '20.00', 'QC', '140.00', '0.00', []],
    [10, '20.01', 'QC', '140.00', '0.07', ['over_contract']],
    [2, '18.00', 'ON', '0.00', '0.00', []],
  ])(
    'compares %d days at %s in %s with the contract',
    async (quantity, unitAmount, state, contract, variance, flags) => {
      const fileId = await acceptedFile(staff, vendor, { state });
      const reply = await submitted([tow(fileId, { feeType: 'storage_day', quantity, unitAmount })]);
      expect(checksOf(reply)).toMatchObject([{ contractAmount: contract, variance, flags }]);
      expect(flagsOf(reply)).toEqual(flags);
    },
  );

  it.each([
    ['2026-10-21', []],
    ['2026-10-20', ['late_sla']],
    ['2026-01-05', ['late_sla']],
  ])('marks as late what was done on %s: %j', async (incurredOn, flags) => {
    const fileId = await acceptedFile(staff, vendor);
    expect(flagsOf(await submitted([tow(fileId, { incurredOn })]))).toEqual(flags);
  });

  it.each([
    [{ hst: '18.20' }, []],
    [{ hst: '18.21' }, []],
    [{ hst: '18.19' }, []],
    [{ hst: '18.22' }, ['tax_mismatch']],
    [{ gst: '7.00', pst: '11.20' }, ['tax_mismatch']],
    [{ hst: '0.00' }, ['tax_mismatch']],
  ])('compares the taxes %j with those due, to a cent', async (taxes, flags) => {
    const fileId = await acceptedFile(staff, vendor);
    expect(flagsOf(await submitted([tow(fileId, taxes)]))).toEqual(flags);
  });

  it('marks a document that is no invoice, and takes none that is not safe', async () => {
    for (const [index, documentType] of ['tow_slip', 'vendor_invoice'].entries()) {
      // A file of its own each time, or the work would be billed twice.
      const fileId = await acceptedFile(staff, vendor);
      const documentId = await addDocument(host, [fileId], { documentType });
      const reply = await submitted([tow(fileId)], { documentId });
      expect(flagsOf(reply)).toEqual(index === 1 ? [] : ['missing_document']);
    }
    const fileId = await acceptedFile(staff, vendor);
    const infected = await addDocument(host, [fileId], { scanStatus: 'infected' });
    await expect(submitted([tow(fileId)], { documentId: infected })).rejects.toThrow(
      'documentId is not a record',
    );
  });

  it('marks a file that the vendor never took on, and not one where its work is over', async () => {
    const over = await acceptedFile(staff, vendor);
    await staff.call('DELETE', '/companyAssignment/', { fileId: over, companyId: companyId('V01') });
    expect((await vendor.call('GET', `/file/${over}`)).status).toBe(404);
    expect(flagsOf(await submitted([tow(over)]))).toEqual([]);
    const never = await placeFile(staff);
    expect(flagsOf(await submitted([tow(never)], {}, accountant))).toEqual(['no_assignment']);
  });

  it('marks a closed file', async () => {
    const fileId = await acceptedFile(staff, vendor);
    await host.app.db
      .updateTable('file')
      .set({ closed: true, active: false })
      .where('_id', '=', fileId)
      .execute();
    expect(flagsOf(await submitted([tow(fileId)]))).toEqual(['closed_file']);
  });

  it.each([
    ['501.00', undefined, ['over_contract', 'needs_preapproval']],
    ['500.00', undefined, ['over_contract']],
    ['501.00', { status: 'approved', amount: '501.00' }, ['over_contract']],
    ['501.00', { status: 'fulfilled', amount: null }, ['over_contract']],
    ['501.00', { status: 'approved', amount: '500.99' }, ['over_contract', 'needs_preapproval']],
    ['501.00', { status: 'submitted', amount: '600.00' }, ['over_contract', 'needs_preapproval']],
  ])('asks for approval beforehand at %s with %j', async (unitAmount, request, flags) => {
    const fileId = await acceptedFile(staff, vendor);
    if (request)
      await insertRow(host.app.db, 'request', {
        ...wholeRow('request', {
          fileIds: [fileId],
          requestType: 'fee_approval',
          reason: 'x',
          requestedBy: userId('vendor_manager'),
          requestedByCompanyId: companyId('V01'),
          createdAt: '2026-11-01T00:00:00Z',
          updatedAt: '2026-11-01T00:00:00Z',
          version: 1,
          ...request,
        }),
        _id: newId(Date.now()),
      });
    expect(flagsOf(await submitted([tow(fileId, { unitAmount })]))).toEqual(flags);
  });

  it('counts what was billed before, so that nobody stays below a limit by halves', async () => {
    const fileId = await acceptedFile(staff, vendor);
    const tries = tow(fileId, { feeType: 'attempt_dry_run', unitAmount: '65.00', quantity: 2 });
    const first = await submitted([tries]);
    expect(flagsOf(first)).toEqual([]);
    const [told] = await decide(await signIn(host, 'file_manager'), [first.body._id], 'approved');
    expect(told).toMatchObject({ ok: true, invoiceStatus: 'pending_post' });
    const second = await submitted([tries], { invoiceDate: '2026-11-19' });
    expect(flagsOf(second)).toEqual(['duplicate_number', 'needs_preapproval']);
    const other = await acceptedFile(staff, vendor);
    const again = { ...tries, fileId: other };
    const both = await submitted([again, again]);
    expect(checksOf(both).map(({ flags }) => flags)).toEqual([[], ['duplicate_number', 'needs_preapproval']]);
  });

  it('asks for approval beforehand by the kind of fee where the price list says nothing', async () => {
    const fileId = await acceptedFile(staff, vendor);
    const reply = await submitted([
      tow(fileId, { feeType: 'court_costs', unitAmount: '50.00' }),
      tow(fileId, { feeType: 'appraisal', unitAmount: '300.00' }),
      tow(fileId, { feeType: 'storage_indoor_day', unitAmount: '1.00', quantity: 16 }),
      tow(fileId, { feeType: 'locksmith_entry', unitAmount: '900.00' }),
    ]);
    expect(checksOf(reply).map((one) => one.flags)).toEqual([
      ['needs_preapproval'],
      [],
      ['needs_preapproval'],
      [],
    ]);
    expect(checksOf(reply)[0]).toMatchObject({ contractAmount: null, variance: null });
  });
});

describe('a number', () => {
  it('stands once for a vendor, whatever its case, and again once the first is void', async () => {
    const fileId = await acceptedFile(staff, vendor);
    const first = await bill(vendor, [tow(fileId)], { invoiceNumber: 'Dup-7' });
    expect(first.status).toBe(201);
    const second = await bill(vendor, [tow(fileId)], { invoiceNumber: 'DUP-7' });
    expect(second).toMatchObject({
      status: 409,
      body: { code: 'DUPLICATE', errors: { invoiceNumber: expect.any(String) } },
    });
    const voided = await change(vendor, first, { invoiceStatus: 'void', rejectReason: 'Sent twice' });
    expect(voided.body.invoiceStatus).toBe('void');
    expect((await bill(vendor, [tow(fileId)], { invoiceNumber: 'DUP-7' })).status).toBe(201);
  });

  it('is refused in the same words to two who come at once', async () => {
    const fileId = await acceptedFile(staff, vendor);
    const replies = await Promise.all(
      Array.from({ length: 6 }, () => bill(vendor, [tow(fileId)], { invoiceNumber: 'RACE-1' })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
    for (const { status, body } of replies)
      if (status === 409) expect(body.errors).toHaveProperty('invoiceNumber');
  });

  it.each([
    ['LOOK-0042', 'look 42', true],
    ['A00017', 'a-17', true],
    ['100', '0100', true],
    ['1001', '10-01', true],
    ['B-2001', 'B-2010', false],
    ['C10', 'C1', false],
  ])('%s beside %s looks the same: %s', async (first, second, same) => {
    const one = await acceptedFile(staff, vendor);
    const other = await acceptedFile(staff, vendor);
    await submitted([tow(one)], { invoiceNumber: first });
    const reply = await submitted([tow(other)], { invoiceNumber: second });
    expect(flagsOf(reply)).toEqual(same ? ['duplicate_number'] : []);
  });

  it('of another day, sum, file or work is another invoice; the same file, sum and day look alike', async () => {
    const one = await acceptedFile(staff, vendor);
    const other = await acceptedFile(staff, vendor);
    const entry = (values: object = {}) => tow(one, { feeType: 'locksmith_entry', ...values });
    await submitted([tow(one)], { invoiceNumber: 'ALIKE-A' });
    expect(flagsOf(await submitted([tow(other)]))).toEqual([]);
    expect(flagsOf(await submitted([entry({ unitAmount: '139.00' })]))).toEqual([]);
    const key = entry({ feeType: 'detailing' });
    expect(flagsOf(await submitted([key], { invoiceDate: '2026-11-17' }))).toEqual([]);
    expect(flagsOf(await submitted([entry({ feeType: 'safety_inspection' })]))).toEqual(['duplicate_number']);
  });
});
