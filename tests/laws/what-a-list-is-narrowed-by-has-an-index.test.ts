import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { filterField } from '#contract/list-query';
import { declarationOf, resourceNames } from '#contract/resources/index';
import { openHost } from '../support/host';
import type { TestHost } from '../support/host';

let host: TestHost;
let close: () => Promise<void>;
beforeAll(async () => void ({ host, close } = await openHost()));
afterAll(() => close());

/** There are few of each, however large a customer grows. */
const few = new Set(['company', 'user', 'status']);

/** What an index of all that is there is looked up by first, of every table: `table.column`. */
async function leading(): Promise<Set<string>> {
  const { rows } = await sql<{ place: string }>`
    select c.relname || '.' || a.attname place from pg_index i
    join pg_class c on c.oid = i.indrelid
    join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
    where c.relnamespace = 'public'::regnamespace and (i.indpred is null
      or pg_get_expr(i.indpred, i.indrelid) in ('("deletedAt" IS NULL)', format('(%I IS NOT NULL)', a.attname)))`.execute(
    host.app.db,
  );
  return new Set(rows.map(({ place }) => place));
}

it('whom or what a list is narrowed by is looked up in an index, and not in each of its rows', async () => {
  const found = await leading();
  const narrowed = resourceNames
    .filter((name) => !few.has(name))
    .flatMap((name) => {
      const declaration = declarationOf(name);
      return Object.entries(declaration.filters).flatMap(([parameter, filter]) => {
        if (filter.how === 'rule' || filter.on.includes('.')) return [];
        const { kind } = filterField(declaration, parameter);
        return ['key', 'reference', 'references'].includes(kind) ? [`${name}.${filter.on}`] : [];
      });
    });
  expect(narrowed.length).toBeGreaterThan(40);
  expect([...new Set(narrowed.filter((place) => !found.has(place)))]).toEqual([]);
});
