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

/** A unit that came up for sale when it says, as `sale` says. `also`: what is set of the file besides. */
async function forSale(
  name: string,
  since: string,
  sale: object,
  given: object = {},
  also = '',
): Promise<string> {
  const _id = await placeFile(supervisor, given);
  refs[name] = String((await supervisor.call('GET', `/file/${_id}`)).body.ref);
  await sql`update file set stage = 'remarketing', status = 'listed', "statusSince" = ${since},
    remarketing = ${JSON.stringify(sale)}::jsonb ${sql.raw(also)} where _id = ${_id}::uuid`.execute(
    host.app.db,
  );
  return _id;
}

async function repaired(
  fileId: string,
  status: string,
  approvedAmount: string | null,
  also = '',
): Promise<void> {
  const { status: answered, body } = await supervisor.call('POST', '/repairsAndReconditioning/', {
    fileId,
    category: 'keys',
    status: 'draft',
  });
  expect([answered, body.errors ?? body.message]).toEqual([201, undefined]);
  await sql`update "repairsAndReconditioning" set status = ${status}, "approvedAmount" = ${approvedAmount}::numeric
    ${sql.raw(also)} where _id = ${body._id}::uuid`.execute(host.app.db);
}

/** The host's clock stands at 10:00 in Toronto on 20 November 2026. */
beforeAll(async () => {
  ({ host, close } = await openHost({ jobs: true }));
  supervisor = await signIn(host, 'supervisor');
  const auctionId = companyId('V17');
  const run = await forSale('run twice', '2026-10-20T15:00:00Z', {
    ...{ auctionId, cbbAverage: '14000.00', appraisalValue: '12500.00', reservePrice: '11000.00' },
    ...{ floorPrice: '10000.00', runCount: 2, noSaleCount: 1 },
  });
  await repaired(run, 'completed', '450.00');
  await repaired(run, 'approved', '120.50');
  // Nothing was approved of these, or they were called off or taken away.
  await repaired(run, 'estimate_received', null);
  await repaired(run, 'cancelled', '900.00');
  await repaired(run, 'declined', null);
  await repaired(run, 'approved', '700.00', `, "deletedAt" = now()`);
  // 22:30 on 18 November in Toronto.
  await forSale('new', '2026-11-19T03:30:00Z', {}, { state: 'AB' });
  await forSale('of B', '2026-11-01T15:00:00Z', { reservePrice: '9000.00' }, { clientId: companyId('LNB') });
  // Nothing of these: they are sold, closed, gone, or back with an agent.
  await forSale('sold', '2026-10-25T15:00:00Z', { auctionId, salePrice: '9000.00', saleDate: '2026-11-02' });
  await forSale('closed', '2026-10-26T15:00:00Z', {}, {}, `, closed = true, "closedDate" = now()`);
  await forSale('deleted', '2026-10-27T15:00:00Z', {}, {}, `, "deletedAt" = now()`);
  const back = await forSale('back', '2026-10-28T15:00:00Z', {});
  await sql`update file set stage = 'field_recovery', status = 'attempting' where _id = ${back}::uuid`.execute(
    host.app.db,
  );
});
afterAll(() => close());

const columns = [
  ...['File number', 'Days for sale', 'Remarketing · Book value, average', 'Remarketing · Appraised value'],
  ...[
    'Remarketing · Reserve price',
    'Remarketing · Floor price',
    'Remarketing · Runs',
    'Remarketing · No-sales',
  ],
  'Approved repairs',
];
const told = async (parameters: object = {}, by = supervisor): Promise<unknown[][]> =>
  (await linesOf(host, by, { reportType: 'remarketing_inventory', parameters })).map((line) =>
    columns.map((name) => line[name]),
  );

it('tells of each unit that waits for a buyer for how many days it does, what it is worth and what its repairs may cost', async () => {
  expect(await told()).toEqual([
    // From 20 October to 20 November; 450.00 + 120.50 were approved.
    [refs['run twice'], '31', '14000.00', '12500.00', '11000.00', '10000.00', '2', '1', '570.50'],
    [refs['of B'], '19', '', '', '9000.00', '', '', '', ''],
    [refs.new, '2', '', '', '', '', '', '', ''],
  ]);
});

it('tells of one auction, client or province alone, and a client of its own units', async () => {
  const of = async (parameters: object, by?: Person): Promise<unknown[]> =>
    (await told(parameters, by)).map(([ref]) => ref);
  expect(await of({ auctionId: companyId('V17') })).toEqual([refs['run twice']]);
  expect(await of({ clientId: companyId('LNB') })).toEqual([refs['of B']]);
  expect(await of({ state: 'AB' })).toEqual([refs.new]);
  expect(await of({ status: 'sold' })).toEqual([]);
  expect(await of({}, await signIn(host, 'lender_b_supervisor'))).toEqual([refs['of B']]);
});
