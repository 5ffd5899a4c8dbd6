import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { comesWhole, listCalls, pathParameters, splitCall } from '#contract/resource';
import { declarationOf, resourceNames } from '#contract/resources/index';
import type { ResourceName } from '#contract/resources/index';
import { fillNastyHouse } from '../support/nasty-house';
import { openHost } from '../support/host';
import type { TestHost } from '../support/host';
import { signIn } from '../support/person';
import type { Person, Reply } from '../support/person';
import { compare, expectedBuckets, expectedRows, orderOf } from './oracles/expected';
import type { Asked, Bucket } from './oracles/expected';
import { wordIn } from './oracles/word-in';
import { oracles } from './oracles/index';
import type { ListOracle, Row, World } from './oracles/oracle';

const listed = resourceNames.filter((name) => listCalls(declarationOf(name)).length > 0);

let host: TestHost;
let close: () => Promise<void>;
let me: Person;
let world: World;
beforeAll(async () => {
  ({ host, close } = await openHost());
  const { db } = host.app;
  await fillNastyHouse(db);
  me = await signIn(host, 'administrator');
  const tables = await Promise.all(
    [...resourceNames, 'noteDelivery' as const].map(async (name) => [
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
  readonly page: number;
  readonly size: number;
  readonly buckets?: Record<string, Bucket[]>;
}

/** A call of a list: what stands in its path is taken from the parameters. */
function address(call: string, asked: Asked, more: Readonly<Record<string, string>> = {}): string {
  const { path } = splitCall(call as never);
  const inPath = pathParameters(call as never);
  const query = new URLSearchParams();
  for (const [parameter, values] of Object.entries(asked))
    if (!inPath.includes(parameter)) for (const one of values) query.append(parameter, one);
  for (const [parameter, one] of Object.entries(more)) query.set(parameter, one);
  return `${path.replace(/\{(\w+)\}/g, (_, parameter: string) => asked[parameter]?.[0] ?? '')}?${query.toString()}`;
}

async function ask(call: string, asked: Asked, more: Readonly<Record<string, string>> = {}): Promise<Page> {
  const where = address(call, asked, more);
  const { status, body } = await me.call('GET', where);
  if (status !== 200) throw new Error(`${where}: ${status} ${JSON.stringify(body)}`);
  return body as unknown as Page;
}

const refused = (call: string, asked: Asked, more?: Record<string, string>): Promise<Reply> =>
  me.call('GET', address(call, asked, more));

const ids = (rows: readonly Row[]): string[] => rows.map(({ _id }) => _id).sort();

/** What a call cannot do without: the parameters of its path, and the file of a file's notes. */
function needed(name: ResourceName, call: string): readonly string[] {
  return call === 'GET /note/file/list' ? ['fileId'] : pathParameters(call as never);
}

function base(name: ResourceName, call: string): Asked {
  return Object.fromEntries(
    needed(name, call).map((parameter) => [
      parameter,
      [...(oracles[name].filters[parameter]?.cases[0] ?? [])],
    ]),
  );
}

/** A parameter in the path has one value. */
function casesOf(oracle: ListOracle, call: string, parameter: string): readonly (readonly string[])[] {
  const { cases } = oracle.filters[parameter] ?? { cases: [] };
  return pathParameters(call as never).includes(parameter)
    ? cases.filter((values) => values.length === 1)
    : cases;
}

it('has an oracle for every list, and in it every filter, sort and bucket that is declared', () => {
  const said = (name: ResourceName): unknown => {
    const { filters, sorts, sortedBy, buckets = {} } = oracles[name];
    return {
      filters: Object.keys(filters).sort(),
      sorts: Object.keys(sorts).sort(),
      sortedBy,
      buckets: Object.keys(buckets).sort(),
    };
  };
  for (const name of listed) {
    const { filters, sorts, sortedBy, buckets = [] } = declarationOf(name);
    expect(said(name), name).toEqual({
      filters: Object.keys(filters).sort(),
      sorts: Object.keys(sorts).sort(),
      sortedBy,
      buckets: [...buckets].sort(),
    });
  }
});

for (const name of listed) {
  const declaration = declarationOf(name);
  const oracle = oracles[name];
  const rowsOf = (): readonly Row[] => world.tables[name];
  const sortName = declaration.sortParameter ?? 'sortBy';

  describe.each([...listCalls(declaration)])('%s', (call) => {
    const isWhole = comesWhole(declaration, call);
    const whole: Record<string, string> = isWhole ? {} : { size: '500' };

    it.each(Object.keys(oracle.filters))('filters by %s', async (parameter) => {
      const filter = oracle.filters[parameter] as ListOracle['filters'][string];
      const all = expectedRows(oracle, rowsOf(), {}, world).length;
      let some = false;
      for (const values of casesOf(oracle, call, parameter)) {
        const asked = { ...base(name, call), [parameter]: values };
        const expected = expectedRows(oracle, rowsOf(), asked, world);
        const answer = await ask(call, asked, whole);
        expect(ids(answer.data), `${parameter} ${values.join(' | ')}`).toEqual(ids(expected));
        expect(answer.total).toBe(expected.length);
        some ||= expected.length > 0 && expected.length < all;
      }
      expect(some || filter.narrowsNothing, 'no case matches some rows and not all').toBeTruthy();
    });

    it('takes what several parameters have in common', async () => {
      const parameters = Object.keys(oracle.filters);
      let some = 0;
      for (let turn = 0; turn < 12 * parameters.length; turn += 1) {
        const picked = [
          parameters[turn % parameters.length],
          parameters[(turn * 7 + 3) % parameters.length],
        ] as string[];
        const asked: Asked = {
          ...base(name, call),
          ...Object.fromEntries(
            picked.map((parameter, index) => {
              const cases = casesOf(oracle, call, parameter);
              return [parameter, cases[(turn * (index + 3)) % cases.length] ?? []];
            }),
          ),
        };
        const expected = expectedRows(oracle, rowsOf(), asked, world);
        expect(ids((await ask(call, asked, whole)).data), address(call, asked)).toEqual(ids(expected));
        if (expected.length > 0) some += 1;
      }
      expect(some > 0 || parameters.length < 2).toBe(true);
    });

    it('refuses a value that is none, and names the parameter', async () => {
      for (const [parameter, filter] of Object.entries(oracle.filters))
        for (const value of filter.refused ?? []) {
          if (pathParameters(call as never).includes(parameter)) continue;
          const { status, body } = await refused(call, { ...base(name, call), [parameter]: [value] });
          const named = Object.keys((body.errors ?? {}) as object)[0];
          expect([status, value === 'file' ? parameter : named], `${parameter}=${value}`).toEqual([
            400,
            parameter,
          ]);
        }
    });

    it('refuses parameters, orders, pages and sizes that it does not know, and names them', async () => {
      const wrong: [string, string][] = [
        ['noSuch', '1'],
        ['deletedAt', '2026-01-01'],
        ['__proto__', '1'],
        ['constructor', '1'],
        [sortName, 'noSuch'],
        [sortName, '_id'],
        [sortName, `${Object.keys(oracle.sorts)[0]};drop table note`],
        [sortName, `${Object.keys(oracle.sorts)[0]} desc`],
        [sortName, '--'],
        [sortName, '(case when 1=1 then 1 else 2 end)'],
        [sortName === 'sort' ? 'sortBy' : 'sort', Object.keys(oracle.sorts)[0] ?? ''],
        ...['0', '-1', '1.5', '1e3', 'abc', '99999999999', '0x1'].flatMap((one): [string, string][] => [
          ['page', one],
          ['size', one],
        ]),
        ['size', '501'],
        ...(oracle.buckets
          ? [['getBuckets', 'yes'] as [string, string]]
          : [['getBuckets', 'true'] as [string, string]]),
      ];
      for (const [parameter, value] of wrong) {
        const { status, body } = await refused(call, base(name, call), { [parameter]: value });
        expect([status, Object.keys((body.errors ?? {}) as object)], `${parameter}=${value}`).toEqual([
          400,
          [parameter],
        ]);
      }
    });

    it('stands in the order asked for, absent values last, and in its own order otherwise', async () => {
      const sorts = Object.keys(oracle.sorts);
      const orders = [
        undefined,
        ...sorts.flatMap((sort) => [sort, `-${sort}`]),
        `-${sorts.at(-1)},${sorts[0]}`,
      ];
      for (const order of orders) {
        const { data } = await ask(call, base(name, call), { ...whole, ...(order && { [sortName]: order }) });
        const stored = new Map(rowsOf().map((row) => [row._id, row]));
        const rows = data.map(({ _id }) => stored.get(_id) as Row);
        const before = orderOf(oracle, order ?? oracle.sortedBy, world);
        const wrong = rows.findIndex((row, index) => index > 0 && before(rows[index - 1] as Row, row) > 0);
        expect(wrong, `${order}: row ${wrong}`).toBe(-1);
        expect(ids(data)).toEqual(ids(expectedRows(oracle, rowsOf(), base(name, call), world)));
      }
    });

    if (isWhole)
      it('comes whole, and refuses a page of it', async () => {
        const { data, total, size } = await ask(call, base(name, call));
        expect([data.length, size]).toEqual([total, total]);
        expect((await refused(call, base(name, call), { page: '1' })).status).toBe(400);
      });
    else
      it('comes page by page without a row twice or missing, however many are equal', async () => {
        for (const order of Object.keys(oracle.sorts).flatMap((sort) => [sort, `-${sort}`])) {
          const inOne = await ask(call, base(name, call), { ...whole, [sortName]: order });
          const size = Math.max(3, Math.ceil(inOne.total / 7));
          const paged: string[] = [];
          for (let page = 1; page <= Math.ceil(inOne.total / size); page += 1) {
            const answer = await ask(call, base(name, call), {
              [sortName]: order,
              page: String(page),
              size: String(size),
            });
            expect([answer.page, answer.size, answer.total]).toEqual([page, size, inOne.total]);
            paged.push(...answer.data.map(({ _id }) => _id));
          }
          expect(paged, order).toEqual(inOne.data.map(({ _id }) => _id));
          expect(new Set(paged).size).toBe(inOne.total);
        }
        const beyond = await ask(call, base(name, call), { page: '1000', size: '10' });
        expect([beyond.data, beyond.total]).toEqual([
          [],
          expectedRows(oracle, rowsOf(), base(name, call), world).length,
        ]);
      });

    if (oracle.buckets)
      it('counts its buckets over the same filter less their own', async () => {
        const plainly = (buckets: Record<string, Bucket[]> | undefined): unknown =>
          Object.fromEntries(
            Object.entries(buckets ?? {}).map(([field, counted]) => [
              field,
              [...counted].sort((a, b) => compare(String(a.value), String(b.value), false)),
            ]),
          );
        const cases: Asked[] = [
          {},
          ...Object.keys(oracle.filters).flatMap((parameter) =>
            casesOf(oracle, call, parameter)
              .slice(0, 2)
              .map((values) => ({ [parameter]: values })),
          ),
          Object.fromEntries(
            Object.values(oracle.buckets ?? {}).flatMap(({ own }) =>
              own && oracle.filters[own] ? [[own, oracle.filters[own].cases[0] ?? []]] : [],
            ),
          ),
        ];
        for (const one of cases) {
          const asked = { ...base(name, call), ...one };
          const { buckets } = await ask(call, asked, { getBuckets: 'true' });
          expect(plainly(buckets), address(call, asked)).toEqual(
            plainly(expectedBuckets(oracle, rowsOf(), asked, world, wordIn(name))),
          );
        }
        expect((await ask(call, base(name, call), { getBuckets: 'false' })).buckets).toBeUndefined();
      });
  });
}
