import type pg from 'pg';
import { filterField, readListQuery } from '../src/contract/list-query';
import { comesWhole, listCalls, splitCall } from '../src/contract/resource';
import { declarationOf, resourceNames } from '../src/contract/resources/index';
import type { ResourceName } from '../src/contract/resources/index';
import type { SqlCatcher } from './captured-sql';
import { say } from './figure';
import type { Figure } from './figure';
import { rowsRead } from '../tests/support/rows-read';
import type { Plan } from '../tests/support/rows-read';

/** Rows that a list may touch, in tables and indexes, to answer one of its pages. */
const budget = 20_000;

/**
 * Every order of a list, either way round, and every filter by a value that the house has: by one that is drawn, and where there are few values,
 * as of a choice, by the most seldom too. What is common is met soon, and what is seldom is nowhere near.
 */
export async function askable(pool: pg.Pool, name: ResourceName): Promise<Record<string, string>[]> {
  const declaration = declarationOf(name);
  const sort = declaration.sortParameter ?? 'sortBy';
  const orders = Object.keys(declaration.sorts).flatMap((by) => [{ [sort]: by }, { [sort]: `-${by}` }]);
  const filters = await Promise.all(
    Object.entries(declaration.filters).map(async ([parameter, filter]) => {
      const { kind } = filterField(declaration, parameter);
      if (kind === 'flag') return [{ [parameter]: 'true' }, { [parameter]: 'false' }];
      if (filter.how === 'rule' || filter.on.includes('.')) return [];
      const drawn = `select "${filter.on}" value from "${name}" where "${filter.on}" is not null order by md5(_id::text) limit 1`;
      const seldom = `select "${filter.on}" value from "${name}" where "${filter.on}" is not null group by 1 order by count(*) limit 1`;
      const values = new Set<string>();
      for (const query of kind === 'choice' ? [drawn, seldom] : [drawn]) {
        const { rows } = await pool.query<{ value: unknown }>(query);
        const [value] = [rows[0]?.value].flat();
        if (typeof value === 'string' || typeof value === 'number') values.add(String(value));
      }
      return [...values].map((value) => ({ [parameter]: value }));
    }),
  );
  return [{}, ...orders, ...filters.flat()];
}

/** The order or filter of a list whose page touches the most rows, as a call of it. */
export interface Worst {
  readonly name: string;
  readonly path: string;
}

/** Reads the plan of every order and filter of every list that has pages, and tells how many rows each touches for a page. */
export async function measurePlans(
  pool: pg.Pool,
  catcher: SqlCatcher,
): Promise<{ readonly figures: Figure[]; readonly worst: Worst[] }> {
  const figures: Figure[] = [];
  const worstOfAll: Worst[] = [];
  for (const name of resourceNames) {
    const declaration = declarationOf(name);
    const paged = listCalls(declaration).filter((one) => !comesWhole(declaration, one));
    // Where all that is in reach can be asked for, that is dearer than what belongs to one file.
    const call = paged.find((one) => !splitCall(one).path.includes('{')) ?? paged[0];
    if (!call) continue;
    let worst = { rows: 0, query: '' };
    for (const parameters of await askable(pool, name)) {
      const query = { ...readListQuery(declaration, parameters), whole: false };
      const rows = await rowsTouched(pool, await catcher.page(name, query));
      if (rows >= worst.rows) worst = { rows, query: new URLSearchParams(parameters).toString() };
    }
    say(
      `${name.padEnd(20)} ${String(worst.rows).padStart(8)} rows for a page, with ${worst.query || 'nothing asked'}`,
    );
    // A list of one file is asked of it alone, and is as short as that is.
    const { path } = splitCall(call);
    if (!path.includes('{'))
      worstOfAll.push({ name: `${name}: its worst page`, path: `${path}?${worst.query}` });
    figures.push({
      name: `${name}: rows touched for a page, at most`,
      value: worst.rows,
      unit: 'rows',
      budget,
    });
  }
  return { figures, worst: worstOfAll };
}

async function rowsTouched(
  pool: pg.Pool,
  { sql, parameters }: { sql: string; parameters: readonly unknown[] },
): Promise<number> {
  const { rows } = await pool.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
    `explain (analyze, timing off, format json) ${sql}`,
    [...parameters],
  );
  const [answer] = rows;
  return answer ? rowsRead(answer['QUERY PLAN'][0].Plan) : 0;
}
