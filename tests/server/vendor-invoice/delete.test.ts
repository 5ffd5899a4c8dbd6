import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestHost } from '../../support/host';
import { signIn } from '../../support/person';
import type { Person, Reply } from '../../support/person';
import { addDocument } from '../../support/document-row';
import { acceptedFile, addUsualPrices, bill, decide, openVendors, tow } from '../../support/vendor-billing';

let host: TestHost;
let close: () => Promise<void>;
let staff: Person;
let vendor: Person;
let accountant: Person;
let administrator: Person;
beforeAll(async () => {
  ({ host, close, staff, vendor, accountant } = await openVendors());
  administrator = await signIn(host, 'administrator');
  await addUsualPrices(host);
});
afterAll(() => close());

const reason = 'Keyed on the wrong file';
const remove = (by: Person, { body }: Reply, values: object = { reason }): Promise<Reply> =>
  by.call('DELETE', `/desk/vendorInvoice/${String(body._id)}`, values);

/** An invoice as its vendor sends it in, dearer than was agreed where it is to wait for a person. */
async function sent(invoiceNumber: string, fileIds: readonly string[], unitAmount: string): Promise<Reply> {
  const documentId = await addDocument(host, fileIds);
  const lines = fileIds.map((fileId) => tow(fileId, { unitAmount }));
  return bill(vendor, lines, { invoiceNumber, documentId, invoiceStatus: 'submitted' });
}

const mayOf = async (by: Person, { body }: Reply): Promise<unknown> =>
  (await by.call('GET', `/desk/vendorInvoice/${String(body._id)}`)).body.may;
const historyOf = async (by: Person, fileId: string): Promise<string> =>
  JSON.stringify((await by.call('GET', `/history/list/${fileId}`)).body);

const deskOf = async (by: Person): Promise<string> =>
  JSON.stringify((await by.call('GET', `/reminder/list?userId=${by.userId}&status=open`)).body);

describe('one invoice of a vendor', () => {
  it('is taken away by an administrator with a reason, from each file that it bills', async () => {
    const files = [await acceptedFile(staff, vendor), await acceptedFile(staff, vendor)];
    const invoice = await sent('GONE-1', files, '900.00');
    expect(invoice.body.invoiceStatus).toBe('in_review');
    expect(await mayOf(administrator, invoice)).toContain('delete');
    expect(await mayOf(staff, invoice)).not.toContain('delete');

    const nameless = await remove(administrator, invoice, {});
    expect([nameless.status, nameless.body.errors]).toMatchObject([422, { reason: expect.any(String) }]);
    for (const person of [staff, vendor]) expect((await remove(person, invoice)).status).toBe(403);

    const done = await remove(administrator, invoice);
    expect([done.status, done.body._id]).toEqual([200, invoice.body._id]);
    expect((await remove(administrator, invoice)).status).toBe(404);
    for (const fileId of files) {
      const { body } = await administrator.call('GET', `/vendorInvoice/list?fileIds=${fileId}`);
      expect(body.total).toBe(0);
      expect(await historyOf(administrator, fileId)).toContain(
        `Vendor invoice GONE-1 was deleted: ${reason}`,
      );
    }
    expect(await deskOf(vendor)).toContain(`Vendor invoice GONE-1 was deleted: ${reason}`);
  });

  it('frees its number and its document for the right one', async () => {
    const fileId = await acceptedFile(staff, vendor);
    const first = await sent('AGAIN-1', [fileId], '900.00');
    expect((await remove(accountant, first)).status).toBe(200);
    const documentId = String(first.body.documentId);
    expect((await administrator.call('DELETE', `/document/${documentId}`, { reason })).status).toBe(200);
    expect((await sent('AGAIN-1', [fileId], '140.00')).status).toBe(201);
  });

  it('leaves the desk of the vendor that it was sent back to', async () => {
    const fileId = await acceptedFile(staff, vendor);
    const invoice = await sent('BACK-1', [fileId], '400.00');
    const [decided] = await decide(accountant, [invoice.body._id], 'disputed', { note: 'Too dear' });
    expect(decided).toMatchObject({ ok: false });
    const manager = await signIn(host, 'file_manager');
    expect(await decide(manager, [invoice.body._id], 'disputed', { note: 'Too dear' })).toMatchObject([
      { ok: true },
    ]);
    expect(await deskOf(vendor)).toContain('Vendor invoice BACK-1: disputed.');
    expect((await remove(administrator, invoice)).status).toBe(200);
    expect(await deskOf(vendor)).not.toContain('Vendor invoice BACK-1: disputed.');
  });

  it('stays once the accounts know it, and it is said why', async () => {
    const invoice = await sent('KNOWN-1', [await acceptedFile(staff, vendor)], '140.00');
    expect(await mayOf(administrator, invoice)).not.toContain('delete');
    const { status, body } = await remove(administrator, invoice);
    expect([status, body]).toMatchObject([
      409,
      {
        code: 'CONFLICT',
        message: 'The accounts know this invoice: it is corrected there, and stays here.',
      },
    ]);
  });

  it('stays while one of its files is under a legal hold', async () => {
    const files = [await acceptedFile(staff, vendor), await acceptedFile(staff, vendor)];
    const invoice = await sent('HELD-1', files, '900.00');
    await sql`insert into "legalHold" values (${files[1]}::uuid, 'A claim', ${administrator.userId}::uuid, now())`.execute(
      host.app.db,
    );
    expect((await remove(administrator, invoice)).status).toBe(409);
    expect((await administrator.call('GET', `/vendorInvoice/list?fileIds=${files[0]}`)).body.total).toBe(1);
  });
});
