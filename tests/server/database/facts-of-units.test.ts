import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { factsOfUnits } from '#server/database/migrations/0115-facts-of-units';
import { openHost } from '../../support/host';
import type { TestHost } from '../../support/host';
import { companyId, placeFile } from '../../support/network';
import { signIn } from '../../support/person';
import type { Person } from '../../support/person';

let host: TestHost;
let close: () => Promise<void>;
let staff: Person;
beforeAll(async () => {
  ({ host, close } = await openHost());
  staff = await signIn(host, 'supervisor');
});
afterAll(() => close());

const auction = companyId('V02');
const full = {
  ...{ auctionId: auction, auctionStockNumber: 'ST-9 "é"', conditionGrade: 3.5, appraisalValue: '15500.00' },
  ...{
    appraisalDate: '2026-10-03',
    cbbAverage: '16000.50',
    reservePrice: '15000.00',
    floorPrice: '14000.00',
  },
  ...{ reserveStatus: 'approved', saleDate: '2026-11-30', saleChannel: 'physical_lane', runNumber: 'A-14' },
  ...{ runCount: 3, noSaleCount: 2, lastBid: '13000.00', offerStatus: 'Contre-offre', salePrice: '13000.01' },
  ...{ purchaserId: auction, proceedsStatus: 'received', ownershipStatus: 'requested', lienStatus: 'clear' },
  ...{ announcements: 'Frame\ndamage', lightCode: 'yellow' },
};
const nothing = Object.fromEntries(Object.keys(full).map((name) => [name, null]));
/** What units were found by before. */
const older = ['auctionId', 'saleDate', 'reservePrice', 'cbbAverage', 'noSaleCount'];

/** A unit as it stood before: all of its sale on the file, and of it as columns no more than it was found by. */
async function unitOf(remarketing: object | null, status: 'listed' | 'sold' = 'listed'): Promise<string> {
  const fileId = await placeFile(staff);
  await sql`update file set stage = ${status === 'sold' ? 'settlement' : 'remarketing'}, status = ${status},
    remarketing = ${remarketing && JSON.stringify(remarketing)}::jsonb where _id = ${fileId}::uuid`.execute(
    host.app.db,
  );
  return fileId;
}

async function asBefore(): Promise<void> {
  const later = Object.keys(full).filter((name) => !older.includes(name));
  await sql
    .raw(`alter table "remarketingUnit" ${later.map((name) => `drop column "${name}"`).join(', ')}`)
    .execute(host.app.db);
  await sql`drop collation numbered`.execute(host.app.db);
}

async function columnsOf(fileId: string): Promise<unknown> {
  const { rows } = await sql<{ unit: object }>`select to_jsonb(u) unit from "remarketingUnit" u
    where u."fileId" = ${fileId}::uuid`.execute(host.app.db);
  return rows[0]?.unit;
}

it('keeps of each unit that stands what was said of its sale, and of one of which nothing was said nothing', async () => {
  const whole = await unitOf(full, 'sold');
  const some = await unitOf({ floorPrice: '8000.00', runCount: 0, announcements: null, unheardOf: 'kept' });
  const bare = await unitOf({});
  const none = await unitOf(null);
  await asBefore();
  expect(await columnsOf(whole)).not.toHaveProperty('floorPrice');
  await factsOfUnits.up(host.app.db);
  const amounts = { appraisalValue: 15500, cbbAverage: 16000.5, reservePrice: 15000, floorPrice: 14000 };
  expect(await columnsOf(whole)).toMatchObject({ ...full, ...amounts, lastBid: 13000, salePrice: 13000.01 });
  expect(await columnsOf(some)).toMatchObject({ ...nothing, floorPrice: 8000, runCount: 0 });
  expect(await columnsOf(bare)).toMatchObject(nothing);
  expect(await columnsOf(none)).toMatchObject(nothing);
  // What is said from then on comes along with it.
  await sql`update file set remarketing = ${JSON.stringify(full)}::jsonb where _id = ${none}::uuid`.execute(
    host.app.db,
  );
  expect(await columnsOf(none)).toMatchObject({ runNumber: 'A-14', lastBid: 13000 });
});
