import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { filterField } from '#contract/list-query';
import { declarationOf, resourceNames } from '#contract/resources/index';
import { carriedAlong } from '#server/records/carried-along';
import { ordersWithin } from '#server/records/orders-within';
import { openHost } from '../support/host';
import type { TestHost } from '../support/host';
import { few } from './few';

let host: TestHost;
let close: () => Promise<void>;
beforeAll(async () => void ({ host, close } = await openHost()));
afterAll(() => close());

/** What an index of all that is there is looked up by first, of every table: `table.column`. */
async function leading(): Promise<Set<string>> {
  const { rows } = await sql<{ place: string }>`
    select c.relname || '.' || a.attname place from pg_index i
    join pg_class c on c.oid = i.indrelid
    join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
    where c.relnamespace = 'public'::regnamespace and (i.indpred is null
      or pg_get_expr(i.indpred, i.indrelid) in ('("deletedAt" IS NULL)', format('(%I IS NOT NULL)', a.attname),
        format('(("deletedAt" IS NULL) AND (%I IS NOT NULL))', a.attname)))`.execute(host.app.db);
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

/** Choices of which none is seldom, so that a walk through the list soon meets it; and those that `file_counted` is skipped through by. */
const common = new Set([
  ...['document.visibility', 'fee.direction', 'payment.direction', 'projectedFee.direction', 'vhr.product'],
  ...['file.assetType', 'file.contractType'],
]);

it('what is seldom is found by its kind in an index: who asks for it looks at nothing else', async () => {
  const found = await leading();
  const kinds = resourceNames
    .filter((name) => !few.has(name))
    .flatMap((name) => {
      const declaration = declarationOf(name);
      return Object.entries(declaration.filters).flatMap(([parameter, filter]) => {
        if (filter.how === 'rule' || filter.on.includes('.')) return [];
        return filterField(declaration, parameter).kind === 'choice' ? [`${name}.${filter.on}`] : [];
      });
    });
  expect(kinds.length).toBeGreaterThan(20);
  expect(kinds.filter((place) => !found.has(place) && !common.has(place)).sort()).toEqual([]);
});

it('what the host numbers is numbered once: no list asks which of two equals stands first', async () => {
  const numbered = resourceNames.flatMap((name) =>
    Object.entries(declarationOf(name).fields).flatMap(([field, declared]) =>
      declared.kind === 'text' && declared.numbered ? [{ name, field, required: declared.required }] : [],
    ),
  );
  expect(numbered).toContainEqual({ name: 'file', field: 'ref', required: true });
  for (const { name, field } of numbered) {
    const { rows } = await sql`select from pg_index i
      join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
      where i.indrelid = ${`"${name}"`}::regclass and a.attname = ${field}
        and i.indisunique and i.indnkeyatts = 1 and i.indpred is null`.execute(host.app.db);
    expect(rows, `${name}.${field}`).toHaveLength(1);
  }
});

it('what a list that grows is searched by a part of stands in an index of its parts', async () => {
  const { rows } = await sql<{ definition: string }>`
    select replace(pg_get_indexdef(indexrelid), '"', '') definition from pg_index`.execute(host.app.db);
  const parts = resourceNames
    .filter((name) => !few.has(name))
    .flatMap((name) => {
      const { filters } = declarationOf(name);
      return Object.values(filters).flatMap((filter) =>
        filter.how === 'contains' && !filter.on.includes('.')
          ? [`${name} USING gin (fold(${filter.on}) gin_trgm_ops)`]
          : [],
      );
    });
  expect(parts.length).toBeGreaterThan(5);
  expect(
    [...new Set(parts)].filter(
      (part) => !rows.some(({ definition }) => definition.includes(`public.${part}`)),
    ),
  ).toEqual([]);
});

it('what is said to stand in order within a value stands so in an index', async () => {
  const { rows } = await sql<{ definition: string }>`
    select replace(pg_get_indexdef(indexrelid), '"', '') definition from pg_index`.execute(host.app.db);
  const indexes = rows.map(({ definition }) => definition);
  const stands = (name: string, column: string, by: string): boolean =>
    ['', ' DESC'].some((way) => {
      const key = `ON public.${name} USING btree (${column}, ${by}${way}, _id${way}) WHERE (deletedAt IS NULL)`;
      return indexes.some((index) => index.endsWith(key));
    });
  const said = Object.entries(ordersWithin).flatMap(([name, { by, of }]) =>
    of.map((column) => ({ name, column, by })),
  );
  expect(said.length).toBeGreaterThan(10);
  expect(said.filter(({ name, column, by }) => !stands(name, column, by))).toEqual([]);
});

it('what a switch leaves stands in an index of its own, in the order that is said and with all that the order carries', async () => {
  const { rows } = await sql<{ definition: string }>`
    select replace(pg_get_indexdef(indexrelid), '"', '') definition from pg_index`.execute(host.app.db);
  const said = Object.entries(ordersWithin).flatMap(([name, { by, switches = [] }]) =>
    switches.map((one) => ({ name, by, one, carries: carriedAlong[name as 'file']?.[by] ?? [] })),
  );
  expect(said.map(({ name, one }) => `${name} ${one}`)).toEqual(['file closed', 'file awaitsExport']);
  const stands = ({ name, by, carries }: (typeof said)[number]): boolean =>
    rows.some(({ definition }) => {
      const [, included] =
        new RegExp(
          `ON public\\.${name} USING btree \\(${by}( DESC)?, _id\\1\\) INCLUDE \\((.*)\\) WHERE \\(closed AND \\(deletedAt IS NULL\\)\\)$`,
        )
          .exec(definition)
          ?.slice(1) ?? [];
      return included !== undefined && carries.every((column) => included.split(', ').includes(column));
    });
  expect(said.filter((one) => !stands(one))).toEqual([]);
});

it('what one of some values leaves stands with what the others do in an index of its own, in the order that is said', async () => {
  const { rows } = await sql<{ definition: string }>`
    select replace(pg_get_indexdef(indexrelid), '"', '') definition from pg_index`.execute(host.app.db);
  const said = Object.entries(ordersWithin).flatMap(([name, { by, values = {} }]) =>
    Object.entries(values).map(
      ([parameter, all]) =>
        `ON public.${name} USING btree (${by} DESC, _id DESC) WHERE ((deletedAt IS NULL) AND (${parameter} && '{${all.join(',')}}'::text[]))`,
    ),
  );
  expect(said).toHaveLength(1);
  expect(said.filter((one) => !rows.some(({ definition }) => definition.endsWith(one)))).toEqual([]);
});

it('what is said to be carried along an order stands in the index of that order', async () => {
  const { rows } = await sql<{ definition: string }>`
    select replace(pg_get_indexdef(indexrelid), '"', '') definition from pg_index`.execute(host.app.db);
  const carries = (name: string, by: string, column: string): boolean =>
    rows.some(({ definition }) => {
      const [, first, included = ''] =
        /^.* ON public\.(\w+ USING btree \(\w+)[^)]*\) INCLUDE \(([^)]*)\)(?: WHERE \(deletedAt IS NULL\))?$/.exec(
          definition,
        ) ?? [];
      const along = included.split(', ');
      const tellsDeleted = definition.includes(' WHERE ') || along.includes('deletedAt');
      return first === `${name} USING btree (${by}` && along.includes(column) && tellsDeleted;
    });
  const said = Object.entries(carriedAlong).flatMap(([name, orders]) =>
    Object.entries(orders).flatMap(([by, columns]) => columns.map((column) => ({ name, by, column }))),
  );
  expect(said.length).toBeGreaterThan(3);
  expect(said.filter(({ name, by, column }) => !carries(name, by, column))).toEqual([]);
});
