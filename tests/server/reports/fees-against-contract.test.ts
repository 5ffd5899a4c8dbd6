import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestHost } from '../../support/host';
import { openHost } from '../../support/host';
import { companyId, placeFile } from '../../support/network';
import { signIn } from '../../support/person';
import type { Person } from '../../support/person';
import { enter, price, takenFile } from '../../support/priced-fees';
import { linesOf } from '../../support/reports';

let host: TestHost;
let close: () => Promise<void>;
let supervisor: Person;
let accountant: Person;
let vendor: Person;

beforeAll(async () => {
  ({ host, close } = await openHost({ jobs: true }));
  supervisor = await signIn(host, 'supervisor');
  accountant = await signIn(host, 'accountant');
  vendor = await signIn(host, 'vendor_manager');
});
afterAll(() => close());

async function entered(fileId: string, feeType: string, values: object): Promise<string> {
  const { status, body } = await enter(supervisor, fileId, feeType, values);
  expect([status, body.errors ?? body.message]).toEqual([201, undefined]);
  return String(body._id);
}

const columns = [
  'Fee type',
  'Company',
  'Incurred on',
  'By the contract',
  'Amount',
  'Variance from fee schedule',
  'Description',
];
const told = async (parameters: object = {}, by = accountant): Promise<unknown[][]> =>
  (await linesOf(host, by, { reportType: 'fee_leakage', parameters })).map((line) =>
    columns.map((name) => line[name]),
  );

const winch = ['Local tow', 'Demo bailiff Toronto 1', '2026-11-05', '140.00', '165.50', '25.50', 'Winched'];
// Four days at $30.00, where the contract says $25.00.
const storage = ['Storage', 'Lender A', '2026-11-10', '100.00', '120.00', '20.00', 'Indoor lot'];
// Two days at $15.00, where the contract says $25.00: what was given away leaks, too.
const given = ['Storage', 'Lender A', '2026-11-12', '50.00', '30.00', '-20.00', 'Goodwill'];

it('tells of each fee that differs from its contract what was agreed, what was charged and by how much they differ', async () => {
  const admin = await signIn(host, 'administrator');
  await price(admin, 'LNA', 'receivable', 'storage_day', '25.00');
  await price(admin, 'V01', 'payable', 'towing_local', '140.00');
  const fileId = await takenFile(supervisor, vendor);
  const days = (incurredOn: string, quantity: number, unitAmount: string, description: string) =>
    entered(fileId, 'storage_day', { incurredOn, quantity, unitAmount, description });
  await days('2026-11-10', 4, '30.00', 'Indoor lot');
  await days('2026-11-12', 2, '15.00', 'Goodwill');
  await days('2026-11-13', 3, '25.00', 'As agreed');
  await entered(fileId, 'towing_local', {
    direction: 'payable',
    unitAmount: '165.50',
    incurredOn: '2026-11-05',
    description: 'Winched',
  });
  // What no contract speaks of differs from nothing.
  await entered(fileId, 'skip_trace_basic', { unitAmount: '310.00', description: 'No price agreed' });

  // What was called off, turned down or taken away leaks nothing, and what another agency charges is its own.
  const off = async (set: string): Promise<void> => {
    const _id = await days('2026-11-14', 1, '95.00', 'Not charged');
    await sql`update fee set ${sql.raw(set)} where _id = ${_id}::uuid`.execute(host.app.db);
  };
  await off(`status = 'void'`);
  await off(`status = 'declined'`);
  await off(`"deletedAt" = now()`);
  const others = await placeFile(supervisor);
  await entered(others, 'storage_day', {
    unitAmount: '125.00',
    incurredOn: '2026-11-11',
    description: 'Theirs',
  });
  await sql`update file set "agencyId" = ${companyId('PAR')}::uuid where _id = ${others}::uuid`.execute(
    host.app.db,
  );

  expect(await told()).toEqual([winch, storage, given]);
});

it('tells of the fees of a period, its first and its last day with it, and of one vendor alone', async () => {
  expect(await told({ dateFrom: '2026-11-10', dateTo: '2026-11-12' })).toEqual([storage, given]);
  expect(await told({ dateFrom: '2026-11-06', dateTo: '2026-11-11' })).toEqual([storage]);
  expect(await told({ dateFrom: '2026-11-13' })).toEqual([]);
  expect(await told({ vendorId: companyId('V01') })).toEqual([winch]);
  expect(await told({ vendorId: companyId('V02') })).toEqual([]);
});

it('tells neither a client nor a partner what an agency charged otherwise than agreed', async () => {
  const asked = { reportType: 'fee_leakage', format: 'csv' };
  const client = await signIn(host, 'lender_supervisor');
  expect((await client.call('POST', '/report/', asked)).status).toBe(403);
  const partner = await signIn(host, 'partner');
  expect((await told({}, partner)).map((line) => line.at(-1))).toEqual(['Theirs']);
});
