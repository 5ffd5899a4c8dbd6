import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { amountOf, centsOf } from '#contract/money/cents';
import { seedId } from '#server/seed/seed-id';
import { createRandom } from '#server/seed/random';
import { openHost } from '../support/host';
import type { TestHost } from '../support/host';
import { buyers, isFound, nameOfBuyer, placeOf } from '../support/facts-of-units';
import { someBesideSale, someFactFilters, someFacts } from '../support/facts-of-units';
import type { Facts } from '../support/facts-of-units';
import { putFee } from '../support/fees';
import { companyId, placeFile } from '../support/network';
import { signIn } from '../support/person';
import type { Person } from '../support/person';
import { addPurchaser } from '../support/purchasers';
import { putRepairs } from '../support/repairs';
import { share } from '../support/shared-file';

let host: TestHost;
let close: () => Promise<void>;
let supervisor: Person;
const made: Unit[] = [];
const purchasers: string[] = [];

/** A unit as this test knows it. */
interface Unit {
  readonly fileId: string;
  readonly status: string;
  readonly clientId: string;
  readonly auctionId: string | null;
  readonly saleDate: string | null;
  readonly reservePrice: string | null;
  readonly cbbAverage: string | null;
  readonly noSaleCount: number | null;
  readonly days: number;
  /** All else that is known of its sale and of what is sold, by the names of the row. */
  readonly facts: Facts;
}
interface Dashboard {
  readonly data: readonly Record<string, unknown>[];
  readonly total: number;
  readonly totals: { readonly units: number; readonly reservePrice: string; readonly cbbAverage: string };
  readonly buckets?: Record<string, readonly { readonly value: string; readonly count: number }[]>;
}

const random = createRandom('remarketing dashboard');
const day = 86_400_000;
const statuses = ['remarketing_review', 'listed', 'no_sale', 'sold'] as const;

async function makeUnit(index: number): Promise<Unit> {
  const lender = index % 3 === 0 ? 'LNB' : 'LNA';
  const fileId = await placeFile(supervisor, { clientId: companyId(lender) });
  const status = random.pick(statuses);
  const money = (): string => `${random.int(1000, 30_000)}.${String(random.int(0, 99)).padStart(2, '0')}`;
  const auctionId = random.chance(0.7) ? companyId(random.pick(['V02', 'V03'])) : null;
  const saleDate = random.chance(0.6) ? `2026-11-${String(random.int(1, 28)).padStart(2, '0')}` : null;
  const reservePrice = random.chance(0.7) ? money() : null;
  const cbbAverage = random.chance(0.8) ? money() : null;
  const noSaleCount = random.chance(0.5) ? random.int(0, 3) : null;
  const days = random.pick([0, 3, 15, 16, 30, 31, 45, 46, 60, 61, 200]);
  const since = new Date(Date.parse('2026-11-20T14:00:00.000Z') - days * day - 60_000).toISOString();
  const remarketing = { auctionId, saleDate, reservePrice, cbbAverage, noSaleCount };
  const ofSale = someFacts(random);
  const securedDate = random.chance(0.7) ? `2026-09-${String(random.int(1, 30)).padStart(2, '0')}` : null;
  const mileageInKms = random.chance(0.7) ? random.int(0, 200_000) : null;
  const hold = random.chance(0.3);
  const { reconStatus = null, ...beside } = someBesideSale(random);
  const insolvencyStatus = random.pick(['none', 'unknown', 'discharged', 'bankruptcy', 'proposal', 'noi']);
  const buyer = random.chance(0.6) ? random.pick(buyers) : null;
  const purchaserId = buyer && purchasers[buyers.indexOf(buyer)];
  const given = Object.fromEntries(
    Object.entries({ ...remarketing, ...ofSale, purchaserId }).filter(([, value]) => value !== null),
  );
  const recovery = {
    ...(securedDate && { securedDate }),
    ...(mileageInKms !== null && { odometerKm: mileageInKms }),
    ...(beside.keysStatus && { keysStatus: beside.keysStatus }),
    ...(beside.drivable && { drivable: beside.drivable }),
  };
  // Nothing is put in order on a file that is held.
  if (reconStatus) await putRepairs(host, supervisor, fileId, String(reconStatus));
  await sql`update file set stage = ${status === 'sold' ? 'settlement' : 'remarketing'}, status = ${status},
    "statusSince" = ${since}, remarketing = ${JSON.stringify(given)}::jsonb, hold = ${hold},
    recovery = ${JSON.stringify(recovery)}::jsonb, state = ${beside.state}, "insolvencyStatus" = ${insolvencyStatus} where _id = ${fileId}::uuid`.execute(
    host.app.db,
  );
  // Nothing was billed: what is left is the price.
  const { salePrice = null } = ofSale;
  const percent =
    salePrice && cbbAverage ? Math.round((1000 * Number(salePrice)) / Number(cbbAverage)) / 10 : null;
  const facts = {
    ...{ ...ofSale, securedDate, mileageInKms, hold, net: salePrice },
    ...{ salePercentOfCbb: percent, netPercentOfCbb: percent, daysInRemarketing: days },
    ...{ reservePrice, cbbAverage, noSaleCount },
    ...{ ...beside, reconStatus, purchaserName: buyer && nameOfBuyer(buyer) },
    stopFlag: ['bankruptcy', 'proposal', 'noi'].includes(insolvencyStatus),
    ageingFlag: status !== 'sold' && (days > 60 || (noSaleCount ?? 0) >= 2),
  };
  return { fileId, status, clientId: companyId(lender), ...remarketing, days, facts };
}

beforeAll(async () => {
  ({ host, close } = await openHost());
  supervisor = await signIn(host, 'supervisor');
  for (const buyer of buyers) purchasers.push(await addPurchaser(supervisor, { legalName: null, ...buyer }));
  for (let index = 0; index < 40; index += 1) made.push(await makeUnit(index));
  // Neither what is worked elsewhere nor what is closed is for sale.
  await placeFile(supervisor);
  const closed = await makeUnit(1);
  await sql`update file set closed = true where _id = ${closed.fileId}::uuid`.execute(host.app.db);
});
afterAll(() => close());

const read = async (by: Person, asked: Record<string, string>): Promise<Dashboard> => {
  const { status, body } = await by.call('GET', `/remarketingDashboard/list?${new URLSearchParams(asked)}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body as unknown as Dashboard;
};

const ageOf = (days: number): string =>
  days <= 15 ? '0-15' : days <= 30 ? '16-30' : days <= 45 ? '31-45' : days <= 60 ? '46-60' : '60+';
const statusId = (name: string): string => seedId('status', name);

/** What each filter means, in plain code. */
const keeps: Record<string, (unit: Unit, value: string) => boolean> = {
  statusId: ({ status }, value) => statusId(status) === value,
  clientId: ({ clientId }, value) => clientId === value,
  auctionId: ({ auctionId }, value) => auctionId === value,
  ageing: ({ days }, value) => ageOf(days) === value,
  saleDateFrom: ({ saleDate }, value) => saleDate !== null && saleDate >= value,
  saleDateTo: ({ saleDate }, value) => saleDate !== null && saleDate <= value,
};
const bucketOf: Record<string, (unit: Unit) => string | null> = {
  statusId: ({ status }) => statusId(status),
  clientId: ({ clientId }) => clientId,
  auctionId: ({ auctionId }) => auctionId,
  ageing: ({ days }) => ageOf(days),
};
const orders: Record<string, (unit: Unit) => number | string | null> = {
  daysInRemarketing: ({ days }) => days,
  saleDate: ({ saleDate }) => saleDate,
  reservePrice: ({ reservePrice }) => (reservePrice === null ? null : Number(reservePrice)),
  cbbAverage: ({ cbbAverage }) => (cbbAverage === null ? null : Number(cbbAverage)),
  noSaleCount: ({ noSaleCount }) => noSaleCount,
  ...Object.fromEntries(
    [
      ...['auctionStockNumber', 'runNumber', 'runCount', 'securedDate', 'mileageInKms', 'conditionGrade'],
      ...['appraisalValue', 'appraisalDate', 'floorPrice', 'reserveStatus', 'lastBid', 'salePrice'],
      ...['salePercentOfCbb', 'net', 'netPercentOfCbb', 'proceedsStatus', 'ownershipStatus'],
      ...['saleChannel', 'lightCode', 'lienStatus', 'offerStatus', 'announcements', 'keysStatus', 'drivable'],
      'state',
    ].map((name) => [name, ({ facts }: Unit) => placeOf(name, facts[name] ?? null)]),
  ),
};

const expected = (asked: Record<string, string>, except = ''): Unit[] =>
  made.filter((unit) =>
    Object.entries(asked).every(
      ([name, value]) => name === except || (keeps[name]?.(unit, value) ?? isFound(unit.facts, name, value)),
    ),
  );
const sum = (units: readonly Unit[], of: 'reservePrice' | 'cbbAverage'): string =>
  amountOf(units.reduce((all, unit) => all + centsOf(unit[of]), 0));

/** Filters at random, of values that there are and of some that there are not. */
function someFilters(): Record<string, string> {
  const one = random.pick(made);
  const values: Record<string, string> = {
    statusId: statusId(random.pick([one.status, 'at_auction'])),
    clientId: random.pick([one.clientId, companyId('LNC')]),
    auctionId: one.auctionId ?? companyId('V01'),
    ageing: random.pick(['0-15', '16-30', '31-45', '46-60', '60+']),
    saleDateFrom: `2026-11-${String(random.int(1, 28)).padStart(2, '0')}`,
    saleDateTo: `2026-11-${String(random.int(1, 28)).padStart(2, '0')}`,
  };
  return {
    ...Object.fromEntries(Object.entries(values).filter(() => random.chance(0.25))),
    ...someFactFilters(one.facts, random),
  };
}

it('rows, totals and buckets agree with each other and with the files under every filter', async () => {
  for (let round = 0; round < 120; round += 1) {
    const asked = round === 0 ? {} : someFilters();
    const by = random.pick(Object.keys(orders));
    const descending = random.chance(0.5);
    const sortBy = `${descending ? '-' : ''}${by}`;
    const { data, total, totals, buckets } = await read(supervisor, {
      ...{ ...asked, sortBy },
      ...{ size: '500', getBuckets: 'true' },
    });
    const units = expected(asked);
    const said = JSON.stringify({ ...asked, sortBy });
    expect(data.map(({ fileId }) => fileId).sort(), said).toEqual(units.map(({ fileId }) => fileId).sort());
    expect({ total, ...totals }, said).toEqual({
      total: units.length,
      units: units.length,
      reservePrice: sum(units, 'reservePrice'),
      cbbAverage: sum(units, 'cbbAverage'),
    });
    const of = orders[by] as (unit: Unit) => number | string | null;
    const values = data.map(({ fileId }) => of(made.find((unit) => unit.fileId === fileId) as Unit));
    const present = values.filter((value) => value !== null);
    expect(values.slice(0, present.length), said).toEqual(present);
    const inOrder = [...present].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
    expect(present, said).toEqual(descending ? inOrder.reverse() : inOrder);
    for (const [name, valueOf] of Object.entries(bucketOf)) {
      const counted = new Map<string, number>();
      for (const unit of expected(asked, name)) {
        const value = valueOf(unit);
        if (value !== null) counted.set(value, (counted.get(value) ?? 0) + 1);
      }
      const shown = new Map(buckets?.[name]?.map(({ value, count }) => [value, count]));
      expect([...shown].sort(), `${name} of ${said}`).toEqual([...counted].sort());
    }
  }
});

it('comes page by page without a unit twice or missing, and counts the days from when it came to be sold', async () => {
  const paged: unknown[] = [];
  for (let page = 1; page <= 6; page += 1)
    paged.push(
      ...(await read(supervisor, { page: String(page), size: '7' })).data.map(({ fileId }) => fileId),
    );
  expect([...paged].sort()).toEqual(made.map(({ fileId }) => fileId).sort());
  const { data } = await read(supervisor, { size: '500' });
  for (const { fileId, daysInRemarketing } of data)
    expect(daysInRemarketing).toBe(made.find((unit) => unit.fileId === fileId)?.days);
});

it('shows a vendor its own units, without the reserve', async () => {
  const [one] = made.filter(({ reservePrice, auctionId }) => reservePrice && auctionId);
  await share(host, String(one?.fileId), { companies: ['V01'] });
  const vendor = await signIn(host, 'vendor_manager');
  const { data, totals, buckets } = await read(vendor, { getBuckets: 'true' });
  expect(data.map(({ fileId, reservePrice, auctionId }) => [fileId, reservePrice, auctionId])).toEqual([
    [one?.fileId, null, null],
  ]);
  expect([totals.reservePrice, buckets?.auctionId]).toEqual(['0.00', []]);
  // What is between the client and the agency is neither found nor ordered by: it would be told by that.
  for (const hidden of [
    ...['sortBy=reservePrice', 'sortBy=-floorPrice', 'sortBy=net', 'sortBy=purchaserName'],
    ...[
      'reservePriceFrom=1',
      'floorPriceTo=9',
      'reconApprovedFrom=1',
      'reconStatus=approved',
      'purchaserName=a',
    ],
  ]) {
    const { status, body } = await vendor.call('GET', `/remarketingDashboard/list?${hidden}`);
    expect([status, Object.keys((body.errors ?? {}) as object)], hidden).toEqual([
      400,
      [hidden.split('=')[0]],
    ]);
  }
  for (const wrong of ['sortBy=vin', 'ageing=young'])
    expect((await vendor.call('GET', `/remarketingDashboard/list?${wrong}`)).status).toBe(400);
});

it('tells with the row what was bought and what was put in order', async () => {
  const fileId = await placeFile(supervisor, {});
  await sql`update file set stage = 'remarketing', status = 'listed', remarketing = '{"cbbAverage":"10000.00"}' where _id = ${fileId}::uuid`.execute(
    host.app.db,
  );
  const repair = { fileId, category: 'keys', status: 'estimate_received', estimateAmount: '120.00' };
  await supervisor.call('POST', '/repairsAndReconditioning/', { ...repair, estimateAmount: '900.00' });
  await sql`update "repairsAndReconditioning" set status = 'declined'`.execute(host.app.db);
  for (const one of [repair, { ...repair, estimateAmount: '80.50' }])
    await supervisor.call('POST', '/repairsAndReconditioning/', one);
  const { body } = await supervisor.call('POST', '/purchaser/', { legalName: 'Sample Motors Ltd.' });
  const lender = await signIn(host, 'lender_supervisor');
  const asked = { fileIds: [fileId], requestType: 'offer_approval', reason: 'As bid', amount: '8850.00' };
  const request = await supervisor.call('POST', '/request/', asked);
  await lender.call('PATCH', '/request/', { _id: request.body._id, status: 'approved' });
  // 450.00 and 13 % of it are billed.
  await putFee(host.app.db, { fileId, unitAmount: '450.00' });
  const offer = { fileId, salePrice: '8850.00', purchaserId: body._id };
  expect((await supervisor.call('POST', '/desk/file/acceptOffer', offer)).status).toBe(200);
  const { data } = await read(supervisor, { size: '500' });
  expect(data.find((row) => row.fileId === fileId)).toMatchObject({
    purchaserName: 'Sample Motors Ltd.',
    salePrice: '8850.00',
    salePercentOfCbb: 88.5,
    net: '8341.50',
    netPercentOfCbb: 83.4,
    reconEstimate: '200.50',
    reconApproved: null,
    reconStatus: 'estimate_received',
  });
  // What the agency bills its client is told to the client, and to no vendor.
  const known = (await read(lender, { size: '500' })).data.find((row) => row.fileId === fileId);
  expect(known?.net).toBe('8341.50');
  await share(host, fileId, { companies: ['V01'] });
  const vendor = await signIn(host, 'vendor_manager');
  expect((await read(vendor, { size: '500' })).data.find((row) => row.fileId === fileId)).toMatchObject({
    net: null,
    netPercentOfCbb: null,
  });
});
