import { sql } from 'kysely';
import type { ListQuery } from '#contract/list-query';
import type { ResourceName } from '#contract/resources/index';
import type { Db, Row, Sql } from '../database/tables';
import type { Caller } from '../request/caller';
import { conditions, conditionsOnWalk } from './conditions';
import { countedApart, countOf } from './counted';
import { reachesFew } from './few-reached';
import { from } from './from';
import { selectListed, takeWord } from './listed-rows';
import type { ListedRow } from './listed-rows';
import { onceFor } from './once-for';
import { oneByOne } from './one-by-one';
import { ordering } from './ordering';
import { allThat, inOrder, isFew, pageOf, sizeOf } from './page-of';
import { listedWord } from './row-word';
import { countedBefore, rememberTotal, totalOf } from './totals';
import type { Counting } from './totals';

/** One page of a list, as rows, and how many there are in all, where that is not known yet. */
export async function readList(
  db: Db,
  name: ResourceName,
  query: ListQuery,
  caller: Caller,
  known?: number,
): Promise<{ readonly rows: ListedRow[]; readonly total: number }> {
  // What there are few of is read in another way than what there is much of, see `pageOf`.
  const total = known ?? (await totalOf(db, counting(db, name, query, caller)));
  if (total <= skippedBy(query)) return { rows: [], total };
  const paging = onceFor(caller, `page:${windowOf(name, query, total)}`, (who) =>
    sql<Row>`${selectListed(name, who)} ${rowsBy(pageIn(name, query, who, total), name, query, who)}`.compile(
      db,
    ),
  );
  const { rows } = await db.executeQuery(paging);
  return { rows: rows.map(takeWord), total };
}

/**
 * The words of the rows of one page, see `listedWord`, and how many there are in all, by one statement. No words where the page is to be asked
 * for in another way than when its rows were counted last, and no total either where they never were.
 */
export async function readWords(
  db: Db,
  name: ResourceName,
  query: ListQuery,
  caller: Caller,
): Promise<{ readonly words?: readonly string[]; readonly total?: number }> {
  const count = counting(db, name, query, caller);
  const before = countedBefore(db, count);
  if (!before) return {};
  if (before.total <= skippedBy(query)) return before.isFresh ? { total: before.total } : {};
  const window = windowOf(name, query, before.total);
  const statement = onceFor(caller, `words:${before.isFresh}:${window}`, (who) => {
    const words = (ids: Sql): Sql =>
      sql`array(select ${listedWord(name, who)} ${rowsBy(ids, name, query, who)}) words`;
    const total = before.isFresh ? sql`null` : countOf(name, query.filters, who);
    const told =
      (!before.isFresh && isFoundToCount(before.total, who) && countedWith(name, query, who, words)) ||
      sql`select ${total} total, ${words(pageIn(name, query, who, before.total))}`;
    return sql<{ total: number | null; words: string[] }>`${told}`.compile(db);
  });
  const began = performance.now();
  const { rows } = await db.executeQuery(statement);
  const [found] = rows;
  if (!found) return {};
  const { total, words } = found;
  if (total === null) return { total: before.total, words };
  rememberTotal(db, count, total, performance.now() - began);
  return windowOf(name, query, total) === window ? { total, words } : { total };
}

const skippedBy = ({ page, size }: ListQuery): number => (page - 1) * size;
const viewOf = (name: ResourceName, { filters, sort }: ListQuery): string =>
  `${name} ${JSON.stringify([filters, sort])}`;
const windowOf = (name: ResourceName, query: ListQuery, total: number): string =>
  `${query.page} ${query.size} ${sizeOf(query, total)}:${viewOf(name, query)}`;

/** The statement that counts. An order that is refused is refused before anything is asked. */
function counting(db: Db, name: ResourceName, query: ListQuery, caller: Caller): Counting {
  return onceFor(caller, `total:${viewOf(name, query)}`, (who) => {
    ordering(name, query.sort, who);
    return sql<{ total: number }>`select ${countOf(name, query.filters, who)} total`.compile(db);
  });
}

/** So many at most are put in order as they are counted, where counting finds each by its file. A power of two: see `sizeOf`. */
const manyOfFew = 2 ** 14;

/** Whether all rows of a list are found one after the other to be counted: where there are few, or few files that they may lie on. */
const isFoundToCount = (total: number, caller: Caller): boolean =>
  isFew(total) || (reachesFew(caller) && total <= manyOfFew);

/**
 * What there are few of is all put in order for a page: it is found once, and counted as it was found. Not where its order is worked out
 * of whole rows, which would be kept beside for it.
 */
function countedWith(
  name: ResourceName,
  query: ListQuery,
  caller: Caller,
  words: (ids: Sql) => Sql,
): Sql | undefined {
  const order = ordering(name, query.sort, caller);
  if (!order.columns) return undefined;
  const found = allThat(fewApart(name, query.filters, caller), order);
  const ids = inOrder(sql`select * from found`, order, query);
  return sql`with found as materialized (${found}) select (select count(*) from found) total, ${words(ids)}`;
}

/** The ids of a page. */
function pageIn(name: ResourceName, query: ListQuery, caller: Caller, total: number): Sql {
  const order = ordering(name, query.sort, caller);
  const where = conditions(name, query.filters, caller);
  const parts = countedApart(name, query.filters, caller);
  const onWalk = (who: Caller): ReturnType<typeof conditionsOnWalk> =>
    conditionsOnWalk(name, query.filters, who, order.column);
  const walk = onWalk(caller);
  const held = {
    ...{ where, parts, ...walk, isReach: walk.isReach && !reachesFew(caller) },
    ofFew: {
      parts: fewApart(name, query.filters, caller),
      besides: onWalk(oneByOne(caller)).besides,
    },
  };
  return pageOf(name, query, held, order, total);
}

/**
 * The rows of a list of few, in parts. Who reaches all that the platform’s agency handles reaches about as many as its filters find: each is
 * looked up. Others may reach few of very many.
 */
const fewApart = (name: ResourceName, filters: ListQuery['filters'], caller: Caller): readonly Sql[] =>
  countedApart(name, filters, caller.operates && caller.scope === 'tree' ? oneByOne(caller) : caller);

/** The rows of a page in their order, under the alias `t`: what follows what is selected. */
function rowsBy(ids: Sql, name: ResourceName, query: ListQuery, caller: Caller): Sql {
  const order = ordering(name, query.sort, caller);
  return sql`from ${from(name)} ${order.joins} where t._id = any(array(${ids})) order by ${order.by}`;
}
