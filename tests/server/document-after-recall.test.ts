import { beforeAll, afterAll, describe, expect, it } from 'vitest';
import { addressOf, open, upload } from '../support/documents';
import { openHost } from '../support/host';
import type { TestHost } from '../support/host';
import { license } from '../support/licences';
import { assign, column, companyId } from '../support/network';
import { signIn } from '../support/person';
import type { Person, Reply } from '../support/person';
import { acceptedFile, bill, tow } from '../support/vendor-billing';

let host: TestHost;
let close: () => Promise<void>;
let staff: Person;
let vendor: Person;
let agent: Person;
let other: Person;
let fileId: string;
let earlier: string;
let shown: string;

const document = (person: Person, documentType: string, fileIds = fileId): Promise<Reply> =>
  upload(host, person, fileIds, { documentType });

beforeAll(async () => {
  ({ host, close } = await openHost());
  [staff, vendor, agent, other] = (await Promise.all(
    ['supervisor', 'vendor_manager', 'field_agent', 'vendor_b'].map((who) => signIn(host, who)),
  )) as [Person, Person, Person, Person];
  fileId = await acceptedFile(staff, vendor);
  earlier = String((await document(vendor, 'tow_slip')).body._id);
  shown = String((await upload(host, staff, fileId, { visibility: 'client_and_vendor' })).body._id);
  const recalled = await staff.call('DELETE', '/companyAssignment/', {
    fileId,
    companyId: companyId('V01'),
    reason: 'Client paid',
  });
  expect(recalled.status).toBe(200);
});
afterAll(() => close());

describe('a vendor from which a file was taken back', () => {
  it('sends in its invoice for that file, reads it again and bills by it', async () => {
    const sent = await document(vendor, 'vendor_invoice');
    expect([sent.status, sent.body.visibility]).toEqual([201, 'internal']);
    const documentId = String(sent.body._id);
    expect((await vendor.call('GET', `/document/${documentId}`)).status).toBe(200);
    expect((await open(host, vendor, await addressOf(vendor, documentId))).status).toBe(200);
    const billed = await bill(vendor, [tow(fileId)], { documentId, invoiceStatus: 'submitted' });
    expect(billed.status).toBe(201);
    expect(billed.body.flags).not.toContain('missing_document');
    expect((await staff.call('GET', `/document/${documentId}`)).status).toBe(200);
  });

  it('sees its own invoices there and nothing else, by any way', async () => {
    const sent = String((await document(vendor, 'vendor_invoice')).body._id);
    const theirs = String((await document(staff, 'vendor_invoice')).body._id);
    const list = column(await vendor.call('GET', `/document/list?fileIds=${fileId}`), '_id');
    expect(list).toContain(sent);
    for (const id of [earlier, shown, theirs]) {
      expect(list).not.toContain(id);
      expect((await vendor.call('GET', `/document/${id}`)).status).toBe(404);
      expect((await vendor.call('GET', `/document/signedUrl/${id}?type=view`)).status).toBe(422);
    }
    expect((await vendor.call('GET', `/file/${fileId}`)).status).toBe(404);
  });

  it('sends in nothing else there, and cannot make another document of its invoice that it reads on', async () => {
    const refused = await document(vendor, 'tow_slip');
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      { 'fileIds[0]': 'fileIds[0] is not a record that you can choose' },
    ]);
    const change = { _id: earlier, documentType: 'vendor_invoice' };
    expect((await vendor.call('PATCH', '/document/', change)).status).toBe(404);
  });

  it('has no company beside it that could: not one that never worked there, nor a person who does not bill', async () => {
    for (const person of [other, agent]) {
      expect((await document(person, 'vendor_invoice')).status).toBe(422);
      expect((await person.call('GET', `/document/list?fileIds=${fileId}`)).body.data).toEqual([]);
    }
  });

  it('sends in an invoice for a closed file as well', async () => {
    const closed = await acceptedFile(staff, vendor);
    await host.app.db
      .updateTable('file' as never)
      .set({ closed: true } as never)
      .where('_id' as never, '=', closed as never)
      .execute();
    expect((await document(vendor, 'vendor_invoice', closed)).status).toBe(201);
    expect((await document(vendor, 'tow_slip', closed)).status).toBe(409);
  });
});

it('a vendor that only was proposed a file sends in no invoice for it', async () => {
  const proposed = await acceptedFile(staff, vendor);
  await license(host, 'V02', 'ON');
  await assign(staff, proposed, 'V02');
  await staff.call('DELETE', '/companyAssignment/', {
    fileId: proposed,
    companyId: companyId('V02'),
    reason: 'Not needed',
  });
  expect((await document(other, 'vendor_invoice', proposed)).status).toBe(422);
});
