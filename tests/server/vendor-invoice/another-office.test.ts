import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestHost } from '../../support/host';
import { companyId, userId } from '../../support/network';
import { signIn } from '../../support/person';
import type { Person } from '../../support/person';
import { addDocument } from '../../support/document-row';
import { acceptedFile, addUsualPrices, bill, decide, openVendors, tow } from '../../support/vendor-billing';

let host: TestHost;
let close: () => Promise<void>;
let staff: Person;
let vendor: Person;
let manager: Person;

beforeAll(async () => {
  ({ host, close, staff, vendor } = await openVendors());
  manager = await signIn(host, 'file_manager');
  await addUsualPrices(host);
});
afterAll(() => close());

/** A bill that waits for a file manager, for work on a file that the office in Québec handles. */
async function billOfOffice(invoiceNumber: string, people: readonly string[]): Promise<string> {
  const fileId = await acceptedFile(staff, vendor);
  const handled = { agencyId: companyId('NLR-QC'), assignedUsers: [...people] };
  await host.app.db.updateTable('file').set(handled).where('_id', '=', fileId).execute();
  const documentId = await addDocument(host, [fileId]);
  const { status, body } = await bill(vendor, [tow(fileId, { unitAmount: '250.00' })], {
    ...{ invoiceNumber, documentId, invoiceStatus: 'submitted' },
  });
  expect([status, body.invoiceStatus, body.approvalLevel], JSON.stringify(body)).toEqual([
    201,
    'in_review',
    1,
  ]);
  return String(body._id);
}

/** What a file manager of the head office is offered of a bill, and whether their queue names it. */
async function offered(invoiceNumber: string): Promise<unknown> {
  const list = await manager.call('GET', `/vendorInvoice/list?invoiceNumber=${invoiceNumber}`);
  const queue = await manager.call(
    'GET',
    `/vendorInvoice/list?invoiceNumber=${invoiceNumber}&decidable=true`,
  );
  const rest = await manager.call(
    'GET',
    `/vendorInvoice/list?invoiceNumber=${invoiceNumber}&decidable=false`,
  );
  const [{ _id }] = list.body.data as unknown as [{ _id: string }];
  const { body } = await manager.call('GET', `/desk/vendorInvoice/${_id}`);
  const may = (body.may as unknown as string[]).filter((action) => ['approve', 'edit'].includes(action));
  return [queue.body.total, rest.body.total, body.whyNotApprove, may.sort()];
}

it('a bill for a file that another office works is read at the head office, and offered there to nobody who does not work it', async () => {
  const theirs = await billOfOffice('OFFICE-1', []);
  expect(await offered('OFFICE-1')).toEqual([0, 1, 'NOT_YOUR_FILES', []]);
  const note = { note: 'As agreed on the phone' };
  expect(await decide(manager, [theirs], 'approved', note)).toMatchObject([{ ok: false, code: 'FORBIDDEN' }]);
});

it('and to who was put on the file it is, and they decide it', async () => {
  const lent = await billOfOffice('OFFICE-2', [userId('file_manager')]);
  expect(await offered('OFFICE-2')).toEqual([1, 0, null, ['approve', 'edit']]);
  const note = { note: 'As agreed on the phone' };
  expect(await decide(manager, [lent], 'approved', note)).toMatchObject([
    { ok: true, invoiceStatus: 'pending_post' },
  ]);
});
