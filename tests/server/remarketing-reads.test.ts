import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { chosenFacts, writtenFacts } from '#contract/remarketing/unit-filters';
import { unitSorts } from '#contract/remarketing/unit-orders';
import { PreparingClient } from '#server/database/preparing-client';
import { openHost } from '../support/host';
import type { TestHost } from '../support/host';
import { placeMany } from '../support/many-files';
import { signIn } from '../support/person';
import type { Person } from '../support/person';
import { rowsReadBy } from '../support/rows-read';

const files = 4_000;
const units = 240;
/** What a unit is read with: itself, its file, what is to be repaired of it, and who bought it. */
const most = 5 * units;

let host: TestHost;
let close: () => Promise<void>;
let readers: readonly Person[];

beforeAll(async () => {
  ({ host, close } = await openHost());
  const { db } = host.app;
  readers = [await signIn(host, 'administrator'), await signIn(host, 'file_manager')];
  await placeMany(host, await signIn(host, 'supervisor'), files);
  await sql`update file set stage = 'remarketing', status = 'listed', remarketing = jsonb_build_object('reservePrice', '9000.00')
    where _id in (select _id from file order by md5(_id::text) limit ${units})`.execute(db);
  for (const table of ['file', 'remarketingUnit']) await sql`vacuum analyze ${sql.table(table)}`.execute(db);
});
afterAll(() => close());

/** How many rows the statements read that ask for units, for a page of them in such an order or by such a fact. */
async function rowsFor(reader: Person, query: string): Promise<number[]> {
  const asked = vi.spyOn(PreparingClient.prototype, 'query');
  const { status } = await reader.call('GET', `/remarketingDashboard/list?page=1&size=25&${query}`);
  const calls = asked.mock.calls as unknown as [string, unknown[]][];
  asked.mockRestore();
  expect(status, query).toBe(200);
  const reading = calls.filter(([text]) => text.includes('"remarketingUnit"'));
  expect(reading.length).toBeGreaterThan(1);
  return Promise.all(reading.map(([text, values]) => rowsReadBy(host.app.db, text, values)));
}

const given: Readonly<Record<string, string>> = { hold: 'false', stopFlag: 'false', ageingFlag: 'true' };
const values: Readonly<Record<string, string>> = {
  ...{
    reserveStatus: 'approved',
    reconStatus: 'completed',
    saleChannel: 'physical_lane',
    lightCode: 'green',
  },
  ...{
    proceedsStatus: 'received',
    ownershipStatus: 'transferred',
    lienStatus: 'own_only',
    keysStatus: 'none',
  },
  ...{ drivable: 'unknown', state: 'ON' },
  ...given,
};

it('a page of units reads the units and what belongs to them, however many files are none', async () => {
  const queries = [
    'getBuckets=true',
    ...unitSorts.flatMap((by) => [`sortBy=${by}`, `sortBy=-${by}`]),
    ...chosenFacts.map((fact) => `${fact}=${values[fact]}`),
    ...writtenFacts.map((fact) => `${fact}=Prairie`),
    ...['reservePriceFrom=100', 'netTo=5000', 'securedDateFrom=2026-01-01', 'daysInRemarketingFrom=0'],
  ];
  const far: string[] = [];
  for (const reader of readers)
    for (const query of queries)
      for (const rows of await rowsFor(reader, query)) if (rows > most) far.push(`${query}: ${rows}`);
  expect(far).toEqual([]);
});
