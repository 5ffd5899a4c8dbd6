import { beforeEach, describe, expect, it } from 'vitest';
import { upload } from '../../support/documents';
import { placeFile } from '../../support/network';
import { invoiceOf, issued, told, world } from '../../support/paying';
import type { World } from '../../support/paying';
import { signIn } from '../../support/person';
import type { Person, Reply } from '../../support/person';

let there: World;
let client: Person;
let id: string;

beforeEach(async () => {
  there = await world();
  client = await signIn(there.host, 'lender_supervisor');
  ({ id } = await issued(there, there.fileId));
});

const dispute = (by: Person, given: object = {}): Promise<Reply> =>
  by.call('POST', '/desk/invoice/dispute', { invoiceId: id, reason: 'We agreed on 90.00.', ...given });
const decide = (by: Person, { body }: Reply, given: object): Promise<Reply> =>
  by.call('PATCH', '/request/', { _id: body._id, ...given });

describe('a client that disputes an invoice', () => {
  it('asks the agency, whose approval marks the invoice for the reason given', async () => {
    const asked = await dispute(client);
    expect([asked.status, asked.body.requestType, asked.body.amount]).toEqual([201, 'other', '113.00']);
    expect(await invoiceOf(client, id)).toMatchObject({ status: 'issued', disputeAsked: true });
    expect((await decide(there.supervisor, asked, { status: 'approved' })).body.status).toBe('fulfilled');
    expect(await invoiceOf(client, id)).toMatchObject({
      status: 'disputed',
      disputeReason: 'We agreed on 90.00.',
      disputeAsked: false,
    });
    const resolved = await there.accountant.call('PATCH', '/invoice/', { _id: id, status: 'issued' });
    expect(resolved.body).toMatchObject({ status: 'issued', disputeReason: null });
  });

  it('is answered why not, and the invoice stands', async () => {
    const asked = await dispute(client);
    await decide(there.supervisor, asked, { status: 'declined', decisionNote: 'The list says 100.00.' });
    expect(await invoiceOf(client, id)).toMatchObject({ status: 'issued', disputeAsked: false });
    const shown = await client.call('GET', `/request/${String(asked.body._id)}`);
    expect(shown.body).toMatchObject({ status: 'declined', decisionNote: 'The list says 100.00.' });
  });

  it('asks once at a time, and about nothing that is void, paid or out of its reach', async () => {
    await dispute(client);
    expect(told(await dispute(client))).toEqual([
      409,
      'A dispute of this invoice waits for an answer already.',
    ]);
    const other = await signIn(there.host, 'lender_b_supervisor');
    expect(told(await dispute(other))).toEqual([422, 'invoiceId']);
    expect((await dispute(await signIn(there.host, 'vendor_manager'))).status).toBe(403);
    await there.accountant.call('PATCH', '/invoice/', { _id: id, status: 'void', voidReason: 'Wrong file' });
    expect(told(await dispute(client))).toEqual([409, 'This invoice cannot be disputed as it stands.']);
  });

  it('shows for it what lies on the file of the invoice, and nothing of another', async () => {
    const shown = async (fileId: string): Promise<unknown> =>
      (await upload(there.host, client, fileId)).body._id;
    const foreign = await dispute(client, { attachments: [await shown(await placeFile(there.supervisor))] });
    expect(told(foreign)).toEqual([422, 'attachments[0]']);
    expect((await dispute(client, { attachments: [await shown(there.fileId)] })).status).toBe(201);
  });

  it('is not approved any more once the invoice was voided meanwhile', async () => {
    const asked = await dispute(client);
    await there.accountant.call('PATCH', '/invoice/', { _id: id, status: 'void', voidReason: 'Wrong file' });
    expect(told(await decide(there.supervisor, asked, { status: 'approved' }))).toEqual([
      409,
      'The invoice has been paid, credited or disputed meanwhile.',
    ]);
  });
});
