import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDocument } from '../../support/document-row';
import { acceptedFile, bill, change, decide, tow } from '../../support/vendor-billing';
import { openHost } from '../../support/host';
import type { TestHost } from '../../support/host';
import { signIn } from '../../support/person';
import type { Person } from '../../support/person';

let host: TestHost;
let close: () => Promise<void>;
let supervisor: Person;
let manager: Person;
let vendor: Person;

beforeAll(async () => {
  ({ host, close } = await openHost());
  supervisor = await signIn(host, 'supervisor');
  manager = await signIn(host, 'file_manager');
  vendor = await signIn(host, 'vendor_manager');
});
afterAll(() => close());

/** What stands on a person's desk of an invoice: each reminder's status, newest first. */
async function toldOf(person: Person, number: string): Promise<string[]> {
  const { body } = await person.call('GET', '/reminder/list?size=100');
  return (body.data as unknown as { title: string; status: string }[])
    .filter(({ title }) => title.includes(number))
    .map(({ title, status }) => `${title} ${status}`);
}

async function submitted(invoiceNumber: string): Promise<string> {
  const fileId = await acceptedFile(supervisor, vendor);
  const documentId = await addDocument(host, [fileId]);
  const { status, body } = await bill(vendor, [tow(fileId, { hst: '18.20' })], {
    invoiceNumber,
    documentId,
    invoiceStatus: 'submitted',
  });
  expect(status, JSON.stringify(body)).toBe(201);
  return String(body._id);
}

it.each([
  ['disputed', 'Vendor invoice S-1: disputed.'],
  ['rejected', 'Vendor invoice S-2: rejected.'],
])('tells who sent an invoice that it was %s, until it is sent in again', async (decision, title) => {
  const number = title.includes('S-1') ? 'S-1' : 'S-2';
  const id = await submitted(number);
  host.news.length = 0;
  const [made] = await decide(manager, [id], decision, { note: 'The kilometres are not ours' });
  expect(made).toMatchObject({ ok: true });
  expect(await toldOf(vendor, number)).toEqual([`${title} open`]);
  expect(await toldOf(manager, number)).toEqual([]);
  expect(host.news).toContainEqual({ to: 'user', userId: vendor.userId, section: 'dueRemindersCount' });
  const again = await change(vendor, id, { invoiceStatus: 'submitted' });
  expect(again.status, JSON.stringify(again.body)).toBe(200);
  expect(await toldOf(vendor, number)).toEqual([`${title} completed`]);
});

it('tells nobody of an invoice that was let through', async () => {
  const id = await submitted('S-3');
  await decide(manager, [id], 'approved', { note: 'Right' });
  expect(await toldOf(vendor, 'S-3')).toEqual([]);
});
