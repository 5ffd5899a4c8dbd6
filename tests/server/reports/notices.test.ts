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

/** Places a file on which notices were served, from which follows when it may be sold. `also`: what is set of the file besides. */
async function noticed(
  name: string,
  services: readonly (readonly [
    noticeKind: string,
    servedDate: string,
    method: string,
    awaitsProof?: true,
  ])[],
  [earliestSaleDate, saleDate]: readonly [earliest: string | null, sold: string | null],
  given: object = {},
  also = '',
): Promise<void> {
  const _id = await placeFile(supervisor, given);
  refs[name] = String((await supervisor.call('GET', `/file/${_id}`)).body.ref);
  const served = services.map(([noticeKind, servedDate, method, awaitsProof]) => ({
    ...{ noticeKind, servedDate, method, awaitsProof, relatedPartyId: _id },
    at: `${servedDate}T20:00:00.000Z`,
  }));
  await sql`update file set services = ${JSON.stringify(served)}::jsonb, notice = ${JSON.stringify({ earliestSaleDate })}::jsonb,
    ${sql.raw(also.startsWith('remarketing') ? also : `remarketing = '${JSON.stringify({ saleDate })}'${also && `, ${also}`}`)} where _id = ${_id}::uuid`.execute(
    host.app.db,
  );
}

beforeAll(async () => {
  ({ host, close } = await openHost({ jobs: true }));
  supervisor = await signIn(host, 'supervisor');
  await noticed(
    'late enough',
    [['disposition', '2026-10-05', 'registered_mail']],
    ['2026-10-26', '2026-11-02'],
  );
  await noticed('on the day', [['disposition', '2026-10-06', 'personal']], ['2026-10-26', '2026-10-26']);
  await noticed(
    'too early',
    [
      ['bia_244', '2026-09-10', 'courier'],
      ['disposition', '2026-10-07', 'personal'],
      ['seizure', '2026-10-08', 'email', true],
    ],
    ['2026-10-27', '2026-10-24'],
    { state: 'AB' },
  );
  await noticed('not sold', [['disposition', '2026-11-03', 'substituted']], ['2026-11-23', null]);
  const price = `remarketing = '{"saleDate": "2026-11-01", "salePrice": "6000.00"}'`;
  await noticed('sold without', [], [null, null], {}, price);
  // Sent, and never proved: it is as if none had been.
  await noticed(
    'sold on an unproved one',
    [['disposition', '2026-10-12', 'registered_mail', true]],
    [null, null],
    { state: 'AB' },
    price.replace('11-01', '11-05'),
  );
  // Nothing of these: none was served and it is not sold, the file is gone, or it is another's.
  await noticed('none served', [], [null, '2026-11-25']);
  const one = [['disposition', '2026-10-09', 'personal']] as const;
  await noticed('deleted', one, ['2026-10-29', '2026-10-28'], {}, `"deletedAt" = now()`);
  await noticed('of B', one, ['2026-10-29', '2026-10-28'], { clientId: companyId('LNB') });
  await noticed(
    'of the partner',
    one,
    ['2026-10-29', '2026-10-28'],
    {},
    `"agencyId" = '${companyId('PAR')}'`,
  );
});
afterAll(() => close());

const columns = [
  ...[
    'File number',
    'Notice',
    'Served on',
    'Method',
    'Notice of disposition · Earliest sale date',
    'Remarketing · Sale date',
  ],
  ...['Days from earliest day to sale', 'Sold too early', 'Sold without notice'],
];
const told = async (parameters: object = {}, by = supervisor): Promise<unknown[][]> =>
  (await linesOf(host, by, { reportType: 'notice_compliance', parameters })).map((line) =>
    columns.map((name) => line[name]),
  );

const intended = 'Notice of intention to enforce security (BIA s. 244)';
const disposed = 'Notice of disposition';
const lines = (): Record<string, unknown[]> => ({
  // The sale was three days too early, whichever notice is looked at.
  early: [
    refs['too early'],
    intended,
    '2026-09-10',
    'Courier',
    '2026-10-27',
    '2026-10-24',
    '-3',
    'Yes',
    'No',
  ],
  late: [
    refs['late enough'],
    disposed,
    '2026-10-05',
    'Registered mail',
    '2026-10-26',
    '2026-11-02',
    '7',
    'No',
    'No',
  ],
  day: [
    refs['on the day'],
    disposed,
    '2026-10-06',
    'Personal service',
    '2026-10-26',
    '2026-10-26',
    '0',
    'No',
    'No',
  ],
  again: [
    refs['too early'],
    disposed,
    '2026-10-07',
    'Personal service',
    '2026-10-27',
    '2026-10-24',
    '-3',
    'Yes',
    'No',
  ],
  ofB: [
    refs['of B'],
    disposed,
    '2026-10-09',
    'Personal service',
    '2026-10-29',
    '2026-10-28',
    '-1',
    'Yes',
    'No',
  ],
  open: [refs['not sold'], disposed, '2026-11-03', 'Substituted service', '2026-11-23', '', '', 'No', 'No'],
  without: [refs['sold without'], '', '', '', '', '2026-11-01', '', 'No', 'Yes'],
  unproved: [refs['sold on an unproved one'], '', '', '', '', '2026-11-05', '', 'No', 'Yes'],
});

it('tells of each notice that was served when the asset could be sold, when it was, and whether that was too early', async () => {
  const { early, late, day, again, ofB, without, open, unproved } = lines();
  expect(await told()).toEqual([early, late, day, again, ofB, without, open, unproved]);
});

it('tells of the notices that were served in a period, its first and its last day with it, in one province', async () => {
  const { late, day, again, ofB, early, unproved, without } = lines();
  expect(await told({ dateFrom: '2026-10-05', dateTo: '2026-10-09' })).toEqual([late, day, again, ofB]);
  expect(await told({ dateFrom: '2026-10-06', dateTo: '2026-10-06' })).toEqual([day]);
  expect(await told({ state: 'AB' })).toEqual([early, again, unproved]);
  // What was sold without notice is told by the day of its sale.
  expect(await told({ dateFrom: '2026-11-01', dateTo: '2026-11-02' })).toEqual([without]);
});

it('tells a client of the notices on its own files alone', async () => {
  const second = await signIn(host, 'lender_b_supervisor');
  expect(await told({}, second)).toEqual([lines().ofB]);
});
