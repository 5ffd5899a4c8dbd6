import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { boundedFacts, chosenFacts, writtenFacts } from '#contract/remarketing/unit-filters';
import { unitSorts } from '#contract/remarketing/unit-orders';
import { openHost } from '../support/host';
import type { TestHost } from '../support/host';
import { companyId } from '../support/network';
import { addVendorReader, onlookers } from '../support/onlookers';
import { signIn } from '../support/person';
import type { Person } from '../support/person';
import { share } from '../support/shared-file';
import { fillTwoTenants } from '../support/two-tenants';

type Row = Readonly<Record<string, unknown>> & { readonly fileId: string };

let host: TestHost;
let close: () => Promise<void>;
let whole: ReadonlyMap<string, Row>;

beforeAll(async () => {
  ({ host, close } = await openHost({ marked: true }));
  const { db } = host.app;
  await addVendorReader(db);
  await fillTwoTenants(db);
  // All that there is stands for sale, each unit at prices of its own.
  await sql`with one as (select _id, row_number() over (order by md5(_id::text)) as turn from file)
    update file f set stage = 'remarketing', status = 'listed', closed = false, remarketing = coalesce(f.remarketing, '{}') || jsonb_build_object(
      'reservePrice', (9000 + one.turn * 7)::text || '.00', 'floorPrice', (8000 + one.turn * 7)::text || '.00',
      'cbbAverage', (12000 + one.turn)::text || '.00', 'salePrice', (10000 + one.turn * 11)::text || '.00')
    from one where one._id = f._id`.execute(db);
  await sql`update "repairsAndReconditioning" set "estimateAmount" = 310 + length(_id::text), "approvedAmount" = 290`.execute(
    db,
  );
  // An agency that works files which another one handles.
  const { rows } = await sql<{
    _id: string;
  }>`select _id from file where "agencyId" = ${companyId('NLR')}::uuid
    and not "assignedCompanies" && array[${companyId('V01')}]::uuid[] order by _id limit 3`.execute(db);
  for (const { _id } of rows) await share(host, _id, { companies: ['PAR'] });
  whole = new Map((await listed(await signIn(host, 'administrator'))).map((row) => [row.fileId, row]));
});
afterAll(() => close());

async function asked(person: Person, query: string): Promise<readonly Row[] | undefined> {
  const { status, body } = await person.call('GET', `/remarketingDashboard/list?size=500&${query}`);
  if (status !== 200) expect(status, query).toBe(400);
  return status === 200 ? (body.data as unknown as Row[]) : undefined;
}
const listed = async (person: Person): Promise<readonly Row[]> => (await asked(person, '')) ?? [];

/** Who is told less of some unit than its agency. */
const isToldLess = (who: string): boolean => who === 'vendor_manager' || who === 'partner';

/** Ways to ask for a unit by a fact that it has. */
const waysTo = (fact: string, value: unknown): string[] => {
  const given = encodeURIComponent(String(value));
  const isBounded = (boundedFacts as readonly string[]).includes(fact);
  return isBounded ? [`${fact}From=${given}`, `${fact}To=${given}`] : [`${fact}=${given}`];
};

// Neither reads units: `field_agent` by the seeded role, `vendor_reader` by one that was made.
const readers = Object.keys(onlookers).filter((who) => who !== 'field_agent' && who !== 'vendor_reader');

it.each(readers)('%s finds and orders units by no more than a row shows them', async (who) => {
  const person = await signIn(host, who);
  const rows = await listed(person);
  const veiled = (fact: string) =>
    rows.filter((row) => row[fact] === null && (whole.get(row.fileId)?.[fact] ?? null) !== null);
  let guesses = 0;
  for (const fact of [...boundedFacts, ...chosenFacts, ...writtenFacts])
    for (const { fileId } of veiled(fact).slice(0, 3))
      for (const way of waysTo(fact, whole.get(fileId)?.[fact])) {
        guesses += 1;
        const found = await asked(person, way);
        if (found)
          expect(
            found.map((row) => row.fileId),
            way,
          ).not.toContain(fileId);
      }
  for (const fact of unitSorts)
    for (const sign of ['', '-']) {
      const hidden = new Set(veiled(fact).map(({ fileId }) => fileId));
      const found = (await asked(person, `sortBy=${sign}${fact}`))?.map(({ fileId }) => fileId);
      const apart = found?.filter((fileId) => hidden.has(fileId)) ?? [];
      expect(apart, `${sign}${fact}`).toEqual([...apart].sort());
    }
  expect(guesses > 0).toBe(isToldLess(who));
});

/** Marks beside the status of a unit, and no columns of a table. */
const marks = ['hold', 'stopFlag', 'ageingFlag'];

it('has an order by every fact that units are found by', () => {
  const found = [...boundedFacts, ...chosenFacts, ...writtenFacts].filter((fact) => !marks.includes(fact));
  expect(found.filter((fact) => !(unitSorts as readonly string[]).includes(fact))).toEqual([]);
});
