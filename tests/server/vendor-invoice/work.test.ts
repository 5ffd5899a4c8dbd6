import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#server/database/new-id';
import { insertRow } from '#server/records/store';
import type { TestHost } from '../../support/host';
import { companyId } from '../../support/network';
import { upload } from '../../support/documents';
import { signIn } from '../../support/person';
import type { Person } from '../../support/person';
import { acceptedFile, addPrice, bill, openVendors, tow } from '../../support/vendor-billing';

let host: TestHost;
let close: () => Promise<void>;
let staff: Person;
let vendor: Person;
let accountant: Person;

beforeAll(async () => {
  ({ host, close, staff, vendor, accountant } = await openVendors());
  await addPrice(host, { feeType: 'towing_local', amount: '140.00' });
  await addPrice(host, { feeType: 'storage_day', unit: 'per_day', amount: '18.00', freeUnits: 3 });
});
afterAll(() => close());

const V01 = companyId('V01');

/** A file that V01 took on and whose work is over. */
async function worked(): Promise<string> {
  const fileId = await acceptedFile(staff, vendor);
  const { body } = await staff.call('GET', `/companyAssignment/${fileId}`);
  const [{ _id } = { _id: '' }] = body.data as unknown as { _id: string }[];
  expect((await staff.call('POST', '/companyAssignment/', { _id, status: 'completed' })).status).toBe(200);
  return fileId;
}

interface Unbilled {
  readonly fileId: string;
  readonly lines: readonly object[];
}
async function unbilled(person: Person, fileId: string): Promise<Unbilled | undefined> {
  const { status, body } = await person.call('GET', `/desk/vendorInvoice/work?companyId=${V01}`);
  expect(status).toBe(200);
  return (body.data as unknown as Unbilled[]).find((one) => one.fileId === fileId);
}

describe('work that is over', () => {
  it('waits to be billed, until an invoice names its file', async () => {
    const fileId = await worked();
    expect(await unbilled(vendor, fileId)).toMatchObject({ lines: [] });
    expect(await unbilled(accountant, fileId)).toMatchObject({ lines: [] });
    await bill(vendor, [tow(fileId)], { invoiceNumber: 'OVER-1' });
    expect(await unbilled(vendor, fileId)).toBeUndefined();
  });

  it('is billed with its document, though the file is out of the vendor’s sight', async () => {
    const fileId = await worked();
    expect((await vendor.call('GET', `/file/${fileId}`)).status).toBe(404);
    expect((await upload(host, vendor, fileId, { documentType: 'tow_slip' })).status).toBe(422);
    const document = await upload(host, vendor, fileId, { documentType: 'vendor_invoice' });
    expect(document.status).toBe(201);
    const { status, body } = await bill(vendor, [tow(fileId)], {
      invoiceNumber: 'OVER-200',
      documentId: document.body._id,
      invoiceStatus: 'submitted',
    });
    expect([status, body.flags]).toEqual([201, []]);
    expect((await vendor.call('GET', `/document/signedUrl/${document.body._id}`)).status).toBe(200);
    const rival = await signIn(host, 'vendor_b');
    expect((await rival.call('GET', `/document/signedUrl/${document.body._id}`)).status).toBe(422);
    expect((await upload(host, rival, fileId, { documentType: 'vendor_invoice' })).status).toBe(422);
  });

  it('is there with the price of each thing that is owed and stands on no invoice', async () => {
    const fileId = await acceptedFile(staff, vendor);
    const entered = await staff.call('POST', '/fee/', {
      fileId,
      feeType: 'towing_local',
      direction: 'payable',
      companyId: V01,
      incurredOn: '2026-11-10',
    });
    expect(entered.status).toBe(201);
    const line = {
      fileId,
      feeType: 'towing_local',
      incurredOn: '2026-11-10',
      quantity: 1,
      unitAmount: '140.00',
    };
    expect(await unbilled(vendor, fileId)).toMatchObject({ lines: [line] });
    expect(await unbilled(accountant, fileId)).toMatchObject({ lines: [line] });
    await bill(vendor, [tow(fileId)], { invoiceNumber: 'OWED-1' });
    expect(await unbilled(vendor, fileId)).toBeUndefined();
  });

  it('has the price a unit that is agreed, and says what of it is free', async () => {
    const fileId = await acceptedFile(staff, vendor);
    const { status } = await staff.call('POST', '/fee/', {
      fileId,
      feeType: 'storage_day',
      direction: 'payable',
      companyId: V01,
      quantity: 7,
      incurredOn: '2026-11-10',
    });
    expect(status).toBe(201);
    // Seven days, three of them free, at 18.00.
    const line = { quantity: 7, unitAmount: '18.00', amount: '72.00', freeUnits: 3 };
    const work = await unbilled(vendor, fileId);
    expect(work).toMatchObject({ lines: [line] });
    const { body } = await bill(vendor, work?.lines ?? [], { invoiceNumber: 'OWED-7' });
    expect(body).toMatchObject({ lines: [{ ...line, hst: '9.36' }], subtotal: '72.00', total: '81.36' });
  });

  it('comes to the cents that are owed, also where a price a unit cannot say them', async () => {
    const fileId = await acceptedFile(staff, vendor);
    await staff.call('POST', '/fee/', {
      fileId,
      feeType: 'storage_day',
      direction: 'payable',
      companyId: V01,
      quantity: 7,
      incurredOn: '2026-11-10',
    });
    // As an older price list had it.
    await host.app.db.updateTable('fee').set({ amount: '73.00' }).where('fileId', '=', fileId).execute();
    const line = { quantity: 7, unitAmount: '10.43', amount: '73.00', freeUnits: null };
    const work = await unbilled(vendor, fileId);
    expect(work).toMatchObject({ lines: [line] });
    const { body } = await bill(vendor, work?.lines ?? [], { invoiceNumber: 'OWED-8' });
    expect(body).toMatchObject({ lines: [line], subtotal: '73.00' });
  });

  it('is there by the fee: a second visit after the first was billed, and not one that a draft bills', async () => {
    const fileId = await acceptedFile(staff, vendor);
    const visit = (incurredOn: string) => ({
      ...{ fileId, feeType: 'field_visit', incurredOn, quantity: 1, unitAmount: '70.00' },
    });
    const owe = async (incurredOn: string) => {
      const fee = { ...visit(incurredOn), direction: 'payable', companyId: V01 };
      expect((await staff.call('POST', '/fee/', fee)).status).toBe(201);
    };
    await owe('2026-11-09');
    await bill(vendor, [visit('2026-11-09')], { invoiceNumber: 'VISIT-1' });
    expect(await unbilled(vendor, fileId)).toBeUndefined();
    await owe('2026-11-08');
    expect(await unbilled(vendor, fileId)).toMatchObject({ lines: [visit('2026-11-08')] });
    await bill(vendor, [visit('2026-11-10')], { invoiceNumber: 'VISIT-2' });
    expect(await unbilled(vendor, fileId)).toBeUndefined();
  });

  it('is counted whole where not all of it is told', async () => {
    const before = (await vendor.call('GET', `/desk/vendorInvoice/work?companyId=${V01}`)).body;
    expect(before.total).toBe((before.data as unknown as object[]).length);
    const known = await host.app.db
      .selectFrom('file')
      .selectAll()
      .where('_id', '=', await worked())
      .executeTakeFirstOrThrow();
    const assignments = await host.app.db
      .selectFrom('companyAssignment')
      .selectAll()
      .where('fileId', '=', known._id)
      .execute();
    for (let index = 0; index < 54; index += 1) {
      const fileId = newId(Date.now());
      await insertRow(host.app.db, 'file', {
        ...known,
        _id: fileId,
        ref: `LNA-99${index}`,
        bankAccountNumber: `99${index}`,
      });
      for (const one of assignments)
        await insertRow(host.app.db, 'companyAssignment', { ...one, _id: newId(Date.now()), fileId });
    }
    const { body } = await vendor.call('GET', `/desk/vendorInvoice/work?companyId=${V01}`);
    expect(body.data).toHaveLength(50);
    expect(body.total).toBe((before.total as unknown as number) + 55);
  });

  it('of another vendor is nothing to know', async () => {
    const path = `/desk/vendorInvoice/work?companyId=${companyId('V02')}`;
    expect((await vendor.call('GET', path)).status).toBe(422);
  });
});

describe('the contract beside a line that is being written', () => {
  const quote = async (person: Person, lines: readonly object[], values: object = {}) =>
    person.call('POST', '/desk/vendorInvoice/quote', {
      companyId: V01,
      invoiceDate: '2026-11-18',
      lines,
      ...values,
    });

  it('says what is agreed, by which line and how it counts, and what a unit costs', async () => {
    const fileId = await worked();
    const { body } = await quote(vendor, [
      { fileId, feeType: 'towing_local', quantity: 1 },
      { fileId, feeType: 'storage_day', quantity: 10, unitAmount: '18.00' },
      { fileId, feeType: 'court_costs', quantity: 1 },
    ]);
    expect(body.data).toMatchObject([
      { contractAmount: '140.00', unit: 'flat', unitPrice: '140.00', freeUnits: null, unitAmount: '140.00' },
      {
        contractAmount: '126.00',
        variance: '0.00',
        unit: 'per_day',
        unitPrice: '18.00',
        freeUnits: 3,
        unitAmount: '18.00',
        hst: '16.38',
      },
      { contractAmount: null, unitAmount: null },
    ]);
  });

  it('is kept to the cent by an invoice that takes it over, and not by one that asks another price', async () => {
    const days = { feeType: 'storage_day', quantity: 7 };
    const asked: readonly [string, string, string, readonly string[]][] = [
      ['CENTS-1', '18.00', '72.00', []],
      ['CENTS-2', '18.01', '72.04', ['over_contract']],
      // An invoice that leaves out what is free says so by its amount.
      ['CENTS-3', '18.00', '126.00', ['over_contract']],
    ];
    for (const [invoiceNumber, unitAmount, amount, flags] of asked) {
      const line = { ...days, fileId: await acceptedFile(staff, vendor) };
      const { body } = await quote(vendor, [line]);
      expect(body.data).toMatchObject([{ contractAmount: '72.00', unitAmount: '18.00' }]);
      const document = await upload(host, vendor, line.fileId, { documentType: 'vendor_invoice' });
      const { status, body: invoice } = await bill(vendor, [{ ...line, unitAmount, amount }], {
        invoiceNumber,
        documentId: document.body._id,
        invoiceStatus: 'submitted',
      });
      expect([status, invoice.lines, invoice.flags]).toMatchObject([201, [{ unitAmount, amount }], flags]);
    }
  });

  it('is said of one’s own files and company alone', async () => {
    const fileId = await worked();
    const line = { fileId, feeType: 'towing_local', quantity: 1 };
    const rival = await signIn(host, 'vendor_b');
    expect((await quote(rival, [line])).status).toBe(422);
    expect((await quote(rival, [line], { companyId: companyId('V02') })).body.errors).toHaveProperty([
      'lines[0].fileId',
    ]);
  });
});
