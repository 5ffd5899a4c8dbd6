import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDocument } from '../../support/document-row';
import type { TestHost } from '../../support/host';
import type { Person, Reply } from '../../support/person';
import { acceptedFile, bill, change, openVendors, tow } from '../../support/vendor-billing';

let host: TestHost;
let close: () => Promise<void>;
let staff: Person;
let vendor: Person;

beforeAll(async () => {
  ({ host, close, staff, vendor } = await openVendors());
});
afterAll(() => close());

const refused = ({ status, body }: Reply): unknown[] => [status, Object.keys(body.errors ?? {})];

// Whoever reads an invoice reads its document with it.
it('an invoice is shown by a document of a file that it bills, when it is written and when its lines change', async () => {
  const [one, other] = [await acceptedFile(staff, vendor), await acceptedFile(staff, vendor)];
  const [paper, foreign] = [await addDocument(host, [one]), await addDocument(host, [other])];
  const values = { invoiceNumber: 'P-1', invoiceStatus: 'draft' };
  expect(refused(await bill(vendor, [tow(one)], { ...values, documentId: foreign }))).toEqual([
    422,
    ['documentId'],
  ]);
  const taken = await bill(vendor, [tow(one)], { ...values, documentId: paper });
  expect(taken.status, JSON.stringify(taken.body)).toBe(201);
  expect(refused(await change(vendor, taken, { documentId: foreign }))).toEqual([422, ['documentId']]);
  expect(refused(await change(vendor, taken, { lines: [tow(other)] }))).toEqual([422, ['documentId']]);
  const both = await change(vendor, taken, { lines: [tow(one), tow(other)] });
  expect(both.status, JSON.stringify(both.body)).toBe(200);
  const moved = await change(vendor, taken, { lines: [tow(other)], documentId: foreign });
  expect([moved.status, moved.body.documentId], JSON.stringify(moved.body)).toEqual([200, foreign]);
});
