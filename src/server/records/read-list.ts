import { sql } from 'kysely';
import type { CompiledQuery } from 'kysely';
import type { ListQuery } from '#contract/list-query';
import type { ResourceName } from '#contract/resources/index';
import type { Db, Row } from '../database/tables';
import type { Caller } from '../request/caller';
import { columns } from './columns';
import { conditions, conditionsOnWalk } from './conditions';
import { countOf } from './counted';
import { from } from './from';
import { onceFor } from './once-for';
import { ordering } from './ordering';
import { pageOf, sizeOf } from './page-of';
import { totalOf } from './totals';

/** One page of a list, as rows, and how many there are in all. */
export async function readList(
  db: Db,
  name: ResourceName,
  query: ListQuery,
  caller: Caller,
): Promise<{ rows: Row[]; total: number }> {
  const { filters, page, size, sort } = query;
  const view = `${name} ${JSON.stringify([filters, sort])}`;
  const counting = onceFor(caller, `total:${view}`, (who) => totalIn(db, name, query, who));
  // What there are few of is read in another way than what there is much of, see `pageOf`.
  const total = await totalOf(db, counting);
  if (total <= (page - 1) * size) return { rows: [], total };
  const window = `${page} ${size} ${sizeOf(query, total)}`;
  const paging = onceFor(caller, `page:${window}:${view}`, (who) => rowsIn(db, name, query, who, total));
  const { rows } = await db.executeQuery(paging);
  return { rows, total };
}

/** The statement that counts. An order that is refused is refused before anything is asked. */
function totalIn(
  db: Db,
  name: ResourceName,
  { filters, sort }: ListQuery,
  caller: Caller,
): CompiledQuery<{ total: number }> {
  ordering(name, sort, caller);
  return sql<{ total: number }>`select ${countOf(name, filters, caller)} total`.compile(db);
}

/** The statement that finds the rows of a page. */
function rowsIn(
  db: Db,
  name: ResourceName,
  query: ListQuery,
  caller: Caller,
  total: number,
): CompiledQuery<Row> {
  const order = ordering(name, query.sort, caller);
  const where = conditions(name, query.filters, caller);
  const held = { where, ...conditionsOnWalk(name, query.filters, caller, order.column) };
  const ids = pageOf(name, query, held, order, total);
  return sql<Row>`select ${columns(name, 'brief', caller)} from ${from(name)} ${order.joins}
    where t._id = any(array(${ids})) order by ${order.by}`.compile(db);
}
