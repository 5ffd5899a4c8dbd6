import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDocument } from '../../support/document-row';
import { acceptedFile, bill, change, tow } from '../../support/vendor-billing';
import { openHost } from '../../support/host';
import type { TestHost } from '../../support/host';
import { signIn } from '../../support/person';
import type { Person } from '../../support/person';

let host: TestHost;
let close: () => Promise<void>;
const who: Record<string, Person> = {};

beforeAll(async () => {
  ({ host, close } = await openHost());
  for (const name of ['supervisor', 'accountant', 'vendor_manager']) who[name] = await signIn(host, name);
});
afterAll(() => close());

const by = (name: string): Person => who[name] as Person;

describe('an invoice that waits', () => {
  it('is in Canadian dollars', async () => {
    const fileId = await acceptedFile(by('supervisor'), by('vendor_manager'));
    const values = { invoiceNumber: 'USD1', currency: 'USD', invoiceStatus: 'draft' };
    const refused = await bill(by('vendor_manager'), [tow(fileId)], values);
    expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['currency']]);
    const kept = await bill(by('vendor_manager'), [tow(fileId)], { ...values, currency: 'CAD' });
    const moved = await change(by('vendor_manager'), kept, { currency: 'USD' });
    expect([moved.status, Object.keys(moved.body.errors ?? {})]).toEqual([422, ['currency']]);
  });

  it('keeps the document that it came with: nobody calls it something else or takes it away', async () => {
    const fileId = await acceptedFile(by('supervisor'), by('vendor_manager'));
    const _id = await addDocument(host, [fileId]);
    const sent = { invoiceNumber: 'WAITS1', documentId: _id, invoiceStatus: 'submitted' };
    expect((await bill(by('vendor_manager'), [tow(fileId)], sent)).status).toBe(201);
    const relabelled = await by('supervisor').call('PATCH', '/document/', {
      _id,
      documentType: 'court_order',
    });
    expect([relabelled.status, relabelled.body.code]).toEqual([409, 'CONFLICT']);
    const removed = await by('supervisor').call('DELETE', `/document/${_id}`, { reason: 'A mistake' });
    expect(removed.status).toBe(409);
    expect((await by('supervisor').call('PATCH', '/document/', { _id, title: 'As it came' })).status).toBe(
      200,
    );
  });

  it('is approved by all levels that its charges need, though a credit on it makes it small', async () => {
    const fileId = await acceptedFile(by('supervisor'), by('vendor_manager'));
    const documentId = await addDocument(host, [fileId]);
    const lines = [
      tow(fileId, { unitAmount: '2600.00', hst: '0.00' }),
      tow(fileId, { feeType: 'write_off_adjustment', unitAmount: '-2550.00', hst: '0.00' }),
    ];
    const made = await bill(by('vendor_manager'), lines, {
      ...{ invoiceNumber: 'MIX1', documentId, invoiceStatus: 'submitted' },
    });
    expect(made.status).toBe(201);
    const { body } = await by('accountant').call('GET', `/desk/vendorInvoice/${String(made.body._id)}`);
    expect(body).toMatchObject({ total: '50.00', levelsNeeded: 3 });
  });
});
