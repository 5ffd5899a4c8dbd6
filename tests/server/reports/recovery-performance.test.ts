import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestHost } from '../../support/host';
import { openHost } from '../../support/host';
import { companyId, placeFile } from '../../support/network';
import { signIn } from '../../support/person';
import type { Person } from '../../support/person';
import { linesOf } from '../../support/reports';

let host: TestHost;
let close: () => Promise<void>;
let supervisor: Person;

/** Places a file that was assigned on a day, and recovered as is said. */
async function assigned(day: string, values: object, recovery: object | null, also = ''): Promise<void> {
  const _id = await placeFile(supervisor, values);
  await sql`update file set "assignmentDate" = ${`${day}T15:00:00Z`}, recovery = ${recovery && JSON.stringify(recovery)}::jsonb
    ${sql.raw(also && `, ${also}`)} where _id = ${_id}::uuid`.execute(host.app.db);
}

const [V01, V02] = [companyId('V01'), companyId('V02')];
const by = (vendorCompanyId: string, recoveryType: string, securedDate?: string): object => ({
  ...{ vendorCompanyId, recoveryType },
  ...(securedDate && { securedDate }),
});

beforeAll(async () => {
  ({ host, close } = await openHost({ jobs: true }));
  supervisor = await signIn(host, 'supervisor');
  const [car, ab] = [{}, { state: 'AB' }];
  // Ontario: after 4, 10 and 21 days; one is surrendered, and one that is to be surrendered is not recovered yet.
  await assigned('2026-10-01', car, by(V01, 'involuntary', '2026-10-05'));
  await assigned('2026-10-02', car, by(V01, 'voluntary', '2026-10-12'));
  await assigned('2026-10-03', car, by(V02, 'involuntary', '2026-10-24'));
  await assigned('2026-10-04', car, by(V01, 'voluntary'));
  await assigned('2026-10-05', car, null);
  // Alberta: one, after 3 days, and one of before.
  await assigned('2026-10-06', ab, by(V02, 'impound', '2026-10-09'));
  await assigned('2026-09-30', ab, by(V02, 'voluntary', '2026-10-20'));
  await assigned('2026-10-07', { clientId: companyId('LNB') }, by(V01, 'voluntary', '2026-10-08'));
  await assigned('2026-10-07', {}, by(V01, 'voluntary', '2026-10-08'), `"deletedAt" = now()`);
  await assigned('2026-10-07', {}, by(V01, 'voluntary', '2026-10-08'), `"agencyId" = '${companyId('PAR')}'`);
});
afterAll(() => close());

const columns = [
  ...['Province', 'Asset type', 'Vendor', 'Files', 'Recovered files', 'Recovered, % of files'],
  ...['Median days', 'Surrendered, % of those recovered'],
];
const told = async (parameters: object = {}, asks = supervisor): Promise<unknown[][]> =>
  (await linesOf(host, asks, { reportType: 'recovery_performance', parameters })).map((line) =>
    columns.map((name) => line[name]),
  );
const october = { dateFrom: '2026-10-01', dateTo: '2026-10-31' };
const [toronto, second] = ['Demo bailiff Toronto 1', 'Demo bailiff Montréal 2'];

it('tells by province, by kind of asset and by vendor how many were recovered, how fast and how many of them surrendered', async () => {
  expect(await told({ ...october, clientId: companyId('LNA') })).toEqual([
    ['Alberta', '', '', '1', '1', '100', '3', '0'],
    // 3 of 5; the middle of 4, 10 and 21 days; 1 of 3.
    ['Ontario', '', '', '5', '3', '60', '10', '33.3'],
    // 4 of 6; half-way between 4 and 10 of 3, 4, 10 and 21 days; 1 of 4.
    ['', 'Car, SUV, light truck', '', '6', '4', '66.7', '7', '25'],
    // 2 of 3; half-way between 4 and 10 days; 1 of 2.
    ['', '', toronto, '3', '2', '66.7', '7', '50'],
    // 2 of 2; half-way between 3 and 21 days; none.
    ['', '', second, '2', '2', '100', '12', '0'],
  ]);
});

it('tells a client of its own files alone', async () => {
  const lines = await told({}, await signIn(host, 'lender_b_supervisor'));
  expect(lines.filter((line) => line[0] || line[1])).toEqual([
    ['Ontario', '', '', '1', '1', '100', '1', '100'],
    ['', 'Car, SUV, light truck', '', '1', '1', '100', '1', '100'],
  ]);
});
