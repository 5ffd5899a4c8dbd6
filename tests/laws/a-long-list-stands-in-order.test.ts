import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { comesWhole, listCalls, pathParameters, splitCall } from '#contract/resource';
import { declarationOf, resourceNames } from '#contract/resources/index';
import { fillNastyHouse } from '../support/nasty-house';
import { openHost } from '../support/host';
import type { TestHost } from '../support/host';
import { signIn } from '../support/person';
import type { Person } from '../support/person';
import { expectedRows, orderOf } from './oracles/expected';
import { oracles } from './oracles/index';
import type { Row, World } from './oracles/oracle';

/** Longer than what is found all and then put in order. */
const many = 4_300;
const long = ['file', 'companyAssignment', 'relatedParty', 'fee', 'vendorInvoice'] as const;
/** What stands once in a table, made another's by the number of the copy. */
const once: Readonly<Record<string, string>> = {
  file: `jsonb_build_object('ref', m.ref || '-' || n, 'bankAccountNumber', m."bankAccountNumber" || n)`,
  vendorInvoice: `jsonb_build_object('invoiceNumber', m."invoiceNumber" || '-' || n)`,
};

let host: TestHost;
let close: () => Promise<void>;
let me: Person;
let world: World;

beforeAll(async () => {
  ({ host, close } = await openHost());
  const { db } = host.app;
  await fillNastyHouse(db);
  for (const name of long) {
    const table = sql.table(name);
    const own = sql.raw(once[name] ?? `'{}'::jsonb`);
    await sql`insert into ${table} select made.* from generate_series(1, ${many}::integer) n
      join (select t.*, row_number() over (order by _id) - 1 place, count(*) over () many from ${table} t where "deletedAt" is null) m
        on m.place = n % m.many
      cross join lateral jsonb_populate_record(null::${table},
        to_jsonb(m) || jsonb_build_object('_id', md5(m._id::text || n)::uuid) || ${own}) made`.execute(db);
  }
  me = await signIn(host, 'administrator');
  const tables = await Promise.all(
    resourceNames.map(async (name) => [
      name,
      (await sql<Row>`select * from ${sql.table(name)}`.execute(db)).rows,
    ]),
  );
  world = { tables: Object.fromEntries(tables), me: me.userId, now: host.app.now().toISOString() };
});
afterAll(() => close());

interface Page {
  readonly data: Row[];
  readonly total: number;
}

async function pagesOf(path: string): Promise<{ ids: string[]; total: number }> {
  const ids: string[] = [];
  for (let page = 1; ; page += 1) {
    const { status, body } = await me.call('GET', `${path}&size=500&page=${page}`);
    expect(status, path).toBe(200);
    const { data, total } = body as unknown as Page;
    ids.push(...data.map(({ _id }) => _id));
    if (page * 500 >= total) return { ids, total };
  }
}

describe.each(long)('a long list of %s', (name) => {
  const declaration = declarationOf(name);
  const oracle = oracles[name];
  const call = listCalls(declaration).find(
    (one) => pathParameters(one).length === 0 && !comesWhole(declaration, one),
  );
  const { path } = splitCall(call ?? 'GET /');
  const parameter = declaration.sortParameter ?? 'sortBy';
  const sorts = Object.keys(oracle.sorts);

  it.each([...sorts.flatMap((sort) => [sort, `-${sort}`]), `${sorts[1]},-${sorts[0]}`])(
    'stands page by page in the order of %s, each row once',
    async (sort) => {
      const { ids, total } = await pagesOf(`${path}?${parameter}=${sort}`);
      const expected = expectedRows(oracle, world.tables[name], {}, world).map(({ _id }) => _id);
      expect(total).toBe(expected.length);
      expect(total).toBeGreaterThan(many);
      expect([...ids].sort()).toEqual([...expected].sort());
      const stored = new Map(world.tables[name].map((row) => [row._id, row]));
      const before = orderOf(oracle, sort, world);
      const wrong = ids.findIndex(
        (id, place) =>
          place > 0 && before(stored.get(ids[place - 1] as string) as Row, stored.get(id) as Row) > 0,
      );
      expect(wrong).toBe(-1);
    },
  );
});
