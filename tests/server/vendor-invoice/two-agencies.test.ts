import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestHost } from '../../support/host';
import { license } from '../../support/licences';
import { assign, companyId } from '../../support/network';
import { signIn } from '../../support/person';
import type { Person } from '../../support/person';
import { acceptedFile, addPrice, bill, openVendors, tow } from '../../support/vendor-billing';

let host: TestHost;
let close: () => Promise<void>;
let staff: Person;
let vendor: Person;
let partner: Person;
/** Who keeps the books of the second agency, and keys in what vendors bill it. */
let clerk: Person;
/** The file of each agency, and one of the first agency on which the second works beside the vendor. */
let files: { first: string; second: string; shared: string };

const owe = async (by: Person, fileId: string, unitAmount: string, code = 'V01'): Promise<string> => {
  const fee = { fileId, feeType: 'field_visit', direction: 'payable', incurredOn: '2026-11-09', unitAmount };
  const { status, body } = await by.call('POST', '/fee/', { ...fee, companyId: companyId(code) });
  expect(status, JSON.stringify(body)).toBe(201);
  return String(body._id);
};

beforeAll(async () => {
  ({ host, close, staff, vendor } = await openVendors());
  partner = await signIn(host, 'partner');
  await host.app.db
    .updateTable('user')
    .set({ companyId: companyId('PAR') })
    .where('email', '=', 'accountant@demo.example')
    .execute();
  clerk = await signIn(host, 'accountant');
  await addPrice(host, { feeType: 'towing_local', amount: '140.00' });
  for (const code of ['V01', 'PAR'])
    await addPrice(host, { companyId: companyId(code), feeType: 'field_visit', amount: '70.00' });
  files = {
    first: await acceptedFile(staff, vendor),
    second: await acceptedFile(staff, vendor),
    shared: await acceptedFile(staff, vendor),
  };
  // The demo's clients are all the first agency's.
  await host.app.db
    .updateTable('file')
    .set({ agencyId: companyId('PAR') })
    .where('_id', '=', files.second)
    .execute();
  await license(host, 'PAR', 'ON');
  const { body } = await assign(staff, files.shared, 'PAR');
  const accepted = await partner.call('POST', '/companyAssignment/', { _id: body._id, status: 'accepted' });
  expect(accepted.status, JSON.stringify(accepted.body)).toBe(200);
  await owe(staff, files.first, '61.01');
  const administrator = await signIn(host, 'administrator');
  await owe(administrator, files.second, '62.02');
  for (const owed of [
    await owe(staff, files.shared, '63.03'),
    await owe(staff, files.shared, '64.04', 'PAR'),
  ]) {
    const decided = await administrator.call('PATCH', '/fee/', { _id: owed, status: 'approved' });
    expect(decided.status, JSON.stringify(decided.body)).toBe(200);
  }
});
afterAll(() => close());

/** What is owed to a company and billed by none of its invoices, as somebody reads it: amounts by file. */
async function unbilled(by: Person, code = 'V01'): Promise<Record<string, string[]>> {
  const { status, body } = await by.call('GET', `/desk/vendorInvoice/work?companyId=${companyId(code)}`);
  expect(status, JSON.stringify(body)).toBe(200);
  const rows = body.data as unknown as { fileId: string; lines: { unitAmount: string }[] }[];
  return Object.fromEntries(
    rows.map(({ fileId, lines }) => [fileId, lines.map(({ unitAmount }) => unitAmount)]),
  );
}

async function payable(by: Person, fileId: string): Promise<Record<string, unknown>> {
  const { body } = await by.call('GET', `/desk/file/${fileId}/money`);
  return body.payable as unknown as Record<string, unknown>;
}

it('a vendor of two agencies reads what each owes, each agency what it owes itself', async () => {
  const { first, second, shared } = files;
  expect(await unbilled(vendor)).toEqual({ [first]: ['61.01'], [second]: ['62.02'], [shared]: ['63.03'] });
  expect(await unbilled(clerk)).toEqual({ [second]: ['62.02'] });
});

it('on one file the partner reads what is owed to itself, the vendor the same, and who owes it all of it', async () => {
  const { shared } = files;
  expect(await unbilled(clerk, 'PAR')).toEqual({ [shared]: ['64.04'] });
  expect((await payable(vendor, shared)).unbilled).toBe('63.03');
  expect((await payable(partner, shared)).unbilled).toBe('64.04');
  expect((await payable(staff, shared)).unbilled).toBe('127.07');
});

it('what is billed to one agency is none of the other’s, on its lists and in its sums', async () => {
  const { first, second, shared } = files;
  for (const [index, fileId] of [first, second, shared].entries()) {
    const { status, body } = await bill(vendor, [tow(fileId)], { invoiceNumber: `TWO-${index + 1}00` });
    expect(status, JSON.stringify(body)).toBe(201);
  }
  const read = async (by: Person): Promise<unknown[]> =>
    ((await by.call('GET', '/vendorInvoice/list')).body.data as unknown as { invoiceNumber: string }[])
      .map(({ invoiceNumber }) => invoiceNumber)
      .sort();
  expect(await read(vendor)).toEqual(['TWO-100', 'TWO-200', 'TWO-300']);
  expect(await read(partner)).toEqual(['TWO-200']);
  // One invoice of both agencies' files would show each what the other pays: who reads it reads every file on it.
  const both = await bill(vendor, [tow(first), tow(second)], { invoiceNumber: 'TWO-900' });
  expect(both.status).toBe(201);
  expect(await read(partner)).toEqual(['TWO-200']);
});
