import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { putFee } from '../../support/fees';
import type { TestHost } from '../../support/host';
import { openHost } from '../../support/host';
import { companyId, placeFile } from '../../support/network';
import { signIn } from '../../support/person';
import type { Person } from '../../support/person';
import { linesOf } from '../../support/reports';

let host: TestHost;
let close: () => Promise<void>;
let supervisor: Person;
let accountant: Person;
let ref: string;
let westRef: string;
let partnersRef: string;

const set = (table: string, values: string, _id: string): Promise<unknown> =>
  sql`update ${sql.table(table)} set ${sql.raw(values)} where _id = ${_id}::uuid`.execute(host.app.db);

const refOf = async (_id: string): Promise<string> =>
  String((await supervisor.call('GET', `/file/${_id}`)).body.ref);

/** Writes down what is expected on a file. */
async function expects(
  file: string,
  direction: string,
  expectedOn: string | null,
  unitAmount: string,
  more: object = {},
): Promise<string> {
  const { status, body } = await supervisor.call('POST', '/projectedFee/', {
    ...{ fileId: file, feeType: 'storage_day', direction, unitAmount, ...(expectedOn && { expectedOn }) },
    ...more,
  });
  expect([status, body.errors ?? body.message]).toEqual([201, undefined]);
  return String(body._id);
}

/** What came of it, in Ontario: 13 % of tax stand on each fee and in no amount of the report. */
const came = (file: string, direction: string, incurredOn: string, unitAmount: string, more: object = {}) =>
  putFee(host.app.db, { fileId: file, direction, incurredOn, unitAmount, ...more });

const told = async (parameters: object = {}, by = accountant): Promise<unknown[][]> =>
  (await linesOf(host, by, { reportType: 'projected_vs_actual', parameters })).map((line) =>
    ['File', 'Side', 'Projected', 'Actual', 'Difference'].map((name) => line[name]),
  );

beforeAll(async () => {
  ({ host, close } = await openHost({ jobs: true }));
  supervisor = await signIn(host, 'supervisor');
  accountant = await signIn(host, 'accountant');

  const fileId = await placeFile(supervisor);
  ref = await refOf(fileId);
  // Charged to the client: 400.00 + 3 × 25.00 = 475.00 were thought of, and 380.00 + 120.50 = 500.50 came.
  await expects(fileId, 'receivable', '2026-10-20', '400.00');
  await expects(fileId, 'receivable', '2026-11-10', '25.00', { quantity: 3 });
  await came(fileId, 'receivable', '2026-10-22', '380.00', { status: 'paid' });
  await came(fileId, 'receivable', '2026-11-12', '120.50', { status: 'invoiced' });
  // Owed to a vendor: 140.00 were thought of, and 140.00 came.
  await expects(fileId, 'payable', '2026-11-10', '140.00', { companyId: companyId('V01') });
  await came(fileId, 'payable', '2026-11-11', '140.00', { companyId: companyId('V01') });

  // What was given up, or taken away, was not thought of; what does not stand did not come.
  await set(
    'projectedFee',
    `status = 'cancelled'`,
    await expects(fileId, 'receivable', '2026-11-10', '900.00'),
  );
  await set(
    'projectedFee',
    `"deletedAt" = now()`,
    await expects(fileId, 'receivable', '2026-11-10', '800.00'),
  );
  for (const status of ['draft', 'pending_approval', 'declined', 'void', 'written_off'])
    await came(fileId, 'receivable', '2026-11-12', '70.00', { status });
  await set('fee', `"deletedAt" = now()`, await came(fileId, 'receivable', '2026-11-12', '60.00'));

  // In another province nothing has come yet of 50.00; another lender's file, and a partner's, are theirs.
  const west = await placeFile(supervisor, { state: 'AB' });
  westRef = await refOf(west);
  await expects(west, 'receivable', null, '50.00');
  const other = await placeFile(supervisor, { clientId: companyId('LNB') });
  await expects(other, 'receivable', '2026-11-10', '11.00');
  const partners = await placeFile(supervisor);
  partnersRef = await refOf(partners);
  await expects(partners, 'receivable', '2026-11-10', '22.00');
  await set('file', `"agencyId" = '${companyId('PAR')}'`, partners);
});
afterAll(() => close());

const theirs = { clientId: companyId('LNA') };

it('tells file by file, for each side, what was thought of before tax, what came of it and by how much they differ', async () => {
  expect(await told(theirs)).toEqual([
    [ref, 'Payable to vendor', '140.00', '140.00', '0.00'],
    [ref, 'Charged to client', '475.00', '500.50', '25.50'],
    [westRef, 'Charged to client', '50.00', '0.00', '-50.00'],
  ]);
  expect(await told({ ...theirs, state: 'AB' })).toEqual([
    [westRef, 'Charged to client', '50.00', '0.00', '-50.00'],
  ]);
});

it('sets against what was thought of for a period what came in that period, and nothing of before or after it', async () => {
  expect(await told({ ...theirs, dateFrom: '2026-10-01', dateTo: '2026-10-31' })).toEqual([
    [ref, 'Charged to client', '400.00', '380.00', '-20.00'],
  ]);
  expect(await told({ ...theirs, dateFrom: '2026-11-01', dateTo: '2026-11-12' })).toEqual([
    [ref, 'Payable to vendor', '140.00', '140.00', '0.00'],
    [ref, 'Charged to client', '75.00', '120.50', '45.50'],
  ]);
});

it('tells a client what it is charged on its own files, and nothing of what a vendor costs', async () => {
  const client = await signIn(host, 'lender_supervisor');
  expect(await told({}, client)).toEqual([
    [ref, 'Charged to client', '475.00', '500.50', '25.50'],
    [westRef, 'Charged to client', '50.00', '0.00', '-50.00'],
    // It is the client of the partner's file as well.
    [partnersRef, 'Charged to client', '22.00', '0.00', '-22.00'],
  ]);

  const second = await signIn(host, 'lender_b_supervisor');
  expect((await told({}, second)).map((line) => line.slice(1))).toEqual([
    ['Charged to client', '11.00', '0.00', '-11.00'],
  ]);
});
