import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openHost } from '../../support/host';
import type { TestHost } from '../../support/host';

let host: TestHost;
let close: () => Promise<void>;
beforeAll(async () => void ({ host, close } = await openHost()));
afterAll(() => close());

it.each([
  ['Denis', 'denis'],
  ['JÉRÔME', 'jerome'],
  ['Cœur-de-Straße', 'coeur-de-strasse'],
  ['Łukasz Nguyễn', 'lukasz nguyen'],
  ['2FMDK3GC4ABA12345', '2fmdk3gc4aba12345'],
  ['李', '李'],
  ['', ''],
  [null, null],
])('%j stands in an index as %j', async (text, folded) => {
  const { rows } = await sql<{
    folded: string | null;
  }>`select fold(${text}) folded`.execute(host.app.db);
  expect(rows).toEqual([{ folded }]);
});

it('every letter of Latin is folded as the dictionary of accents has it', async () => {
  const { rows } = await sql`
    select chr(n) letter, fold(chr(n)), lower(public.unaccent(chr(n))) expected from generate_series(1, 591) n
    where fold(chr(n)) is distinct from lower(public.unaccent(chr(n)))`.execute(host.app.db);
  expect(rows).toEqual([]);
});

it('a name is folded within a statement, and its index is still looked up', async () => {
  const explained = async (query: ReturnType<typeof sql>): Promise<string> => {
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain (verbose) ${query}`.execute(host.app.db);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  };
  expect(await explained(sql`select fold("lastName") from "relatedParty"`)).not.toContain('fold(');
  await host.app.db.transaction().execute(async (db) => {
    await sql`set local enable_seqscan = off`.execute(db);
    const { rows } = await sql<{ 'QUERY PLAN': string }>`
      explain select _id from "relatedParty" where fold("lastName") like (select fold('%tremblay%'))`.execute(
      db,
    );
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain(
      'Bitmap Index Scan on related_party_last',
    );
  });
});
