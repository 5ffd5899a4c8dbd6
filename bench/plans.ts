import type pg from 'pg';
import { filterField, readListQuery } from '../src/contract/list-query';
import { comesWhole, listCalls, splitCall } from '../src/contract/resource';
import { declarationOf, resourceNames } from '../src/contract/resources/index';
import type { ResourceName } from '../src/contract/resources/index';
import type { SqlCatcher } from './captured-sql';
import { Problem } from '../src/contract/problems';
import type { Statement } from './captured-sql';
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

/** The order or filter of a list that takes the database the longest, as a call of it. */
export interface Worst {
  readonly name: string;
  readonly path: string;
}

/**
 * Reads the plans of every order and filter of every list that has pages, as `who` is allowed to ask for them, and tells how many rows each
 * touches for a page.
 */
export async function measurePlans(
  pool: pg.Pool,
  catcher: SqlCatcher,
  who: string,
): Promise<{ readonly figures: Figure[]; readonly worst: Worst[] }> {
  const figures: Figure[] = [];
  const worstOfAll: Worst[] = [];
  say(
    `\nfor ${who}, of each list: the most rows for a page, the longest time of the database for one, and what counting all takes`,
  );
  for (const name of resourceNames) {
    const declaration = declarationOf(name);
    const paged = listCalls(declaration).filter((one) => !comesWhole(declaration, one));
    // Where all that is in reach can be asked for, that is dearer than what belongs to one file.
    const call = paged.find((one) => !splitCall(one).path.includes('{')) ?? paged[0];
    if (!call || !catcher.lists(name)) continue;
    let most = { rows: 0, query: '' };
    let slowest = { ms: 0, query: '' };
    let counting = 0;
    for (const parameters of await askable(pool, name)) {
      const asked = { ...readListQuery(declaration, parameters), whole: false };
      const statements = await refusedAsNone(catcher.listed(name, asked));
      const page = statements.at(-1);
      if (!page) continue;
      const query = new URLSearchParams(parameters).toString();
      const { Plan: plan } = await explained(pool, page);
      const rows = rowsRead(plan);
      const ms = Math.min(await timeOf(pool, page), await timeOf(pool, page));
      const [count] = statements;
      if (query === '' && count && count !== page) counting = await timeOf(pool, count);
      if (rows >= most.rows) most = { rows, query };
      if (ms >= slowest.ms) slowest = { ms, query };
    }
    const told = (query: string): string => query || 'nothing asked';
    say(
      `${name.padEnd(20)} ${String(most.rows).padStart(8)} rows with ${told(most.query)}; ${slowest.ms.toFixed(2)} ms with ${told(slowest.query)}; ${counting.toFixed(1)} ms`,
    );
    // A list of one file is asked of it alone, and is as short as that is.
    const { path } = splitCall(call);
    if (!path.includes('{'))
      worstOfAll.push({ name: `${name} for ${who}: its worst page`, path: `${path}?${slowest.query}` });
    figures.push({
      name: `${name} for ${who}: rows touched for a page, at most`,
      value: most.rows,
      unit: 'rows',
      budget,
    });
  }
  return { figures, worst: worstOfAll };
}

/** What somebody may not ask for costs nothing. */
async function refusedAsNone(statements: Promise<Statement[]>): Promise<Statement[]> {
  try {
    return await statements;
  } catch (problem) {
    if (problem instanceof Problem) return [];
    throw problem;
  }
}

interface Explained {
  readonly Plan: Plan;
  readonly 'Execution Time': number;
}

async function explained(pool: pg.Pool, { sql, parameters }: Statement): Promise<Explained> {
  const { rows } = await pool.query<{ 'QUERY PLAN': [Explained] }>(
    `explain (analyze, timing off, format json) ${sql}`,
    [...parameters],
  );
  const [answer] = rows;
  if (!answer) throw new Error('the database explains nothing');
  return answer['QUERY PLAN'][0];
}

const timeOf = async (pool: pg.Pool, statement: Statement): Promise<number> =>
  (await explained(pool, statement))['Execution Time'];
