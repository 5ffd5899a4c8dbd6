import { sql } from 'kysely';
import type { ListQuery } from '#contract/list-query';
import type { ResourceName } from '#contract/resources/index';
import { batchesOf } from '../database/batches';
import type { Db, Row, Sql } from '../database/tables';
import type { Caller } from '../request/caller';
import { columns } from './columns';
import { conditions } from './conditions';
import { countedApart } from './counted';
import { reachesFew } from './few-reached';
import { from } from './from';
import { ordering } from './ordering';

/** So many are read and sent at once; where there are more, they are read as they are sent. */
const few = 2_000;

/** A list that has no pages: its rows where they are few, else as they are read, however many there are. */
export async function readWhole(
  db: Db,
  name: ResourceName,
  query: ListQuery,
  caller: Caller,
): Promise<Row[] | AsyncGenerator<Row[], void, undefined>> {
  const order = ordering(name, query.sort, caller);
  const rows = sql<Row>`select ${columns(name, 'brief', caller)} from ${from(name)} ${order.joins}
    where ${held(name, query.filters, caller)} order by ${order.by}`;
  const first = await sql<Row>`${rows} limit ${few + 1}`.execute(db);
  return first.rows.length > few ? batchesOf(db, rows) : first.rows;
}

/** The condition of the list, which who reaches few files is held to by what was found on these. */
function held(name: ResourceName, filters: ListQuery['filters'], caller: Caller): Sql {
  if (!reachesFew(caller)) return conditions(name, filters, caller);
  const found = countedApart(name, filters, caller).map((part) => sql`select t._id from ${part}`);
  return sql`t._id = any(array(${sql.join(found, sql.raw(' union all '))}))`;
}
