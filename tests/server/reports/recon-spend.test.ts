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
let ref: string;

/** Asks for a repair through the door, and stands it then as its work, which takes weeks, would leave it. */
async function repaired(fileId: string, category: string, given: object, became: object = {}): Promise<void> {
  const { status, body } = await supervisor.call('POST', '/repairsAndReconditioning/', {
    ...{ fileId, category, status: 'draft' },
    ...given,
  });
  expect([status, body.errors ?? body.message]).toEqual([201, undefined]);
  for (const [name, value] of Object.entries(became))
    await sql`update "repairsAndReconditioning" set ${sql.ref(name)} = ${sql.lit(value)}
      where _id = ${String(body._id)}::uuid`.execute(host.app.db);
}

beforeAll(async () => {
  ({ host, close } = await openHost({ jobs: true }));
  supervisor = await signIn(host, 'supervisor');
  const fileId = await placeFile(supervisor);
  ref = String((await supervisor.call('GET', `/file/${fileId}`)).body.ref);
  const shop = { vendorCompanyId: companyId('V21') };
  await repaired(
    fileId,
    'body_paint',
    { ...shop, estimateAmount: '800.00', expectedLift: '1500.00' },
    {
      ...{ createdAt: '2026-10-01T12:00:00Z', status: 'completed', approvedAmount: '750.00' },
      ...{ actualAmount: '779.50', repairedValue: '13400.00', completedDate: '2026-11-04' },
    },
  );
  await repaired(
    fileId,
    'keys',
    { estimateAmount: '220.25' },
    { createdAt: '2026-10-02T12:00:00Z', status: 'approved', approvedAmount: '200.00' },
  );
  // Half past eleven at night of 9 November, in Toronto.
  await repaired(
    fileId,
    'detail',
    { estimateAmount: '180.00', expectedLift: '300.00' },
    { createdAt: '2026-11-10T04:30:00Z' },
  );
  // What is gone, and what others have put in order.
  await repaired(fileId, 'glass', { estimateAmount: '999.00' }, { deletedAt: '2026-11-05T12:00:00Z' });
  const ofB = await placeFile(supervisor, { clientId: companyId('LNB') });
  await repaired(ofB, 'mechanical', { estimateAmount: '55.00' }, { createdAt: '2026-11-06T12:00:00Z' });
  const partners = await placeFile(supervisor);
  await repaired(partners, 'other', { estimateAmount: '66.00' }, { createdAt: '2026-11-06T12:00:00Z' });
  await sql`update file set "agencyId" = ${companyId('PAR')}::uuid where _id = ${partners}::uuid`.execute(
    host.app.db,
  );
});
afterAll(() => close());

const columns = [
  ...['File', 'Category', 'Status', 'Estimate', 'Approved amount', 'Actual cost'],
  ...['Expected lift', 'Value once repaired', 'Completed on'],
];
const told = async (parameters: object = {}, by = supervisor): Promise<unknown[][]> =>
  (await linesOf(host, by, { reportType: 'recon_spend', parameters })).map((line) =>
    columns.map((name) => line[name]),
  );

const done = ['800.00', '750.00', '779.50', '1500.00', '13400.00', '2026-11-04'];
const paint = (): unknown[] => [ref, 'Body and paint', 'Completed', ...done];
const keys = (): unknown[] => [ref, 'Keys', 'Approved', '220.25', '200.00', '', '', '', ''];
const detail = (): unknown[] => [ref, 'Detailing', 'Draft', '180.00', '', '', '300.00', '', ''];
const ofLenderB = ['LNB-2600001', 'Mechanical', 'Draft', '55.00', '', '', '', '', ''];

it('tells of each repair what it was estimated at, what was agreed to and spent, and what the unit gains by it', async () => {
  const lines = await told();
  expect(lines).toEqual([paint(), keys(), ofLenderB, detail()]);
  const sum = (at: number): number => lines.reduce((total, line) => total + Number(line[at]), 0);
  expect([sum(3), sum(4), sum(5)]).toEqual([1255.25, 950, 779.5]);
});

it('counts a repair on the day on which it was done, and until then on the day on which it was asked for', async () => {
  expect(await told({ dateFrom: '2026-11-01', dateTo: '2026-11-04' })).toEqual([paint()]);
  expect(await told({ dateFrom: '2026-10-01', dateTo: '2026-10-31' })).toEqual([keys()]);
  expect(await told({ dateFrom: '2026-11-09', dateTo: '2026-11-09' })).toEqual([detail()]);
  expect(await told({ dateFrom: '2026-11-10' })).toEqual([]);
  expect(await told({ vendorId: companyId('V21') })).toEqual([paint()]);
});

it('tells a client of what is put in order on its own files alone', async () => {
  expect(await told({}, await signIn(host, 'lender_b_supervisor'))).toEqual([ofLenderB]);
});
