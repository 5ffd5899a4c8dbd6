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
const refs: Record<string, string> = {};

/** Places a file whose asset stands in a lot as `storage` says. `also`: what is set of the file besides. */
async function stored(name: string, storage: object | null, given: object = {}, also = ''): Promise<void> {
  const _id = await placeFile(supervisor, given);
  refs[name] = String((await supervisor.call('GET', `/file/${_id}`)).body.ref);
  const kept = storage && JSON.stringify({ lotCompanyId: companyId('V13'), ...storage });
  await sql`update file set storage = ${kept}::jsonb ${sql.raw(also && `, ${also}`)}
    where _id = ${_id}::uuid`.execute(host.app.db);
}

/** The host's clock stands at 20 November 2026. */
beforeAll(async () => {
  ({ host, close } = await openHost({ jobs: true }));
  supervisor = await signIn(host, 'supervisor');
  await stored('standing', { inDate: '2026-11-01', dailyRate: '25.00', freeDays: 3, capDate: '2026-12-01' });
  await stored('taken out', { inDate: '2026-10-05', outDate: '2026-10-15', dailyRate: '18.50' });
  await stored(
    'to leave',
    { inDate: '2026-11-10', outDate: '2026-11-30', dailyRate: '40.00' },
    { state: 'AB' },
  );
  await stored('still free', { inDate: '2026-11-18', dailyRate: '25.00', freeDays: 5 });
  await stored('no rate', { inDate: '2026-11-15' });
  // Nothing of these: they stand in no lot, are closed, are gone, or are another's.
  await stored('in no lot', null);
  await stored(
    'closed',
    { inDate: '2026-11-02', dailyRate: '25.00' },
    {},
    `closed = true, "closedDate" = now()`,
  );
  await stored('deleted', { inDate: '2026-11-02', dailyRate: '25.00' }, {}, `"deletedAt" = now()`);
  const b = { clientId: companyId('LNB') };
  await stored('of B', { inDate: '2026-11-16', dailyRate: '30.00' }, b);
  const partners = `"agencyId" = '${companyId('PAR')}'`;
  await stored('of the partner', { inDate: '2026-11-17', dailyRate: '31.00' }, b, partners);
});
afterAll(() => close());

const columns = ['File number', 'Storage · In on', 'Storage · Storage cap date', 'Days', 'Cost so far'];
const told = async (by: Person, parameters: object = {}): Promise<unknown[][]> =>
  (await linesOf(host, by, { reportType: 'storage_exposure', parameters })).map((line) =>
    columns.map((name) => line[name]),
  );

it('reckons for each asset in a lot the days until today and what those that are not free have cost', async () => {
  const lines = await told(supervisor);
  expect(lines).toEqual([
    // Taken out after ten days: 10 × 18.50.
    [refs['taken out'], '2026-10-05', '', '10', '185.00'],
    // Nineteen days, three of them free: 16 × 25.00.
    [refs.standing, '2026-11-01', '2026-12-01', '19', '400.00'],
    // Ten days so far, on whatever day it is to leave: 10 × 40.00.
    [refs['to leave'], '2026-11-10', '', '10', '400.00'],
    // What a day costs is not known, so neither is what five do.
    [refs['no rate'], '2026-11-15', '', '5', ''],
    [refs['of B'], '2026-11-16', '', '4', '120.00'],
    // Two days, of five that are free.
    [refs['still free'], '2026-11-18', '', '2', '0.00'],
  ]);
  expect(lines.reduce((sum, line) => sum + Number(line[4]), 0)).toBe(1105);
});

it('tells of one client or one province alone where it is asked to', async () => {
  const ofClient = async (code: string): Promise<unknown[]> =>
    (await told(supervisor, { clientId: companyId(code) })).map(([ref]) => ref);
  expect(await ofClient('LNB')).toEqual([refs['of B']]);
  expect(await ofClient('LNC')).toEqual([]);
  expect((await told(supervisor, { state: 'AB' })).map(([ref]) => ref)).toEqual([refs['to leave']]);
});

it('tells a client of its own assets in storage, and a partner of those that it handles', async () => {
  const second = await signIn(host, 'lender_b_supervisor');
  expect((await told(second)).map(([ref, , , days]) => [ref, days])).toEqual([
    [refs['of B'], '4'],
    [refs['of the partner'], '3'],
  ]);
  const partner = await signIn(host, 'partner');
  expect(await told(partner)).toEqual([[refs['of the partner'], '2026-11-17', '', '3', '93.00']]);
});
