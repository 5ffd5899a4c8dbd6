import { sql } from 'kysely';
import type { ListQuery } from '#contract/list-query';
import type { ResourceName } from '#contract/resources/index';
import type { Db, Row } from '../database/tables';
import type { Caller } from '../request/caller';
import { columns } from './columns';
import { conditions, conditionsOnWalk } from './conditions';
import { counted } from './counted';
import { from } from './from';
import { ordering } from './ordering';
import { pageOf } from './page-of';
import { totalOf } from './totals';

/** One page of a list, as rows, and how many there are in all. */
export async function readList(
  db: Db,
  name: ResourceName,
  query: ListQuery,
  caller: Caller,
): Promise<{ rows: Row[]; total: number }> {
  const order = ordering(name, query.sort, caller);
  const where = conditions(name, query.filters, caller);
  const held = { where, ...conditionsOnWalk(name, query.filters, caller, order.column) };
  // What there are few of is read in another way than what there is much of, see `pageOf`.
  const total = await totalOf(
    db,
    sql<{ total: number }>`select count(*) total from ${counted(name, query.filters, caller)}`,
  );
  if (total <= (query.page - 1) * query.size) return { rows: [], total };
  const ids = pageOf(name, query, held, order, total);
  const { rows } = await sql<Row>`select ${columns(name, 'brief', caller)} from ${from(name)} ${order.joins}
    where t._id = any(array(${ids})) order by ${order.by}`.execute(db);
  return { rows, total };
}
