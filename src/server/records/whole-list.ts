import { sql } from 'kysely';
import type { ListQuery } from '#contract/list-query';
import type { ResourceName } from '#contract/resources/index';
import { batchesOf } from '../database/batches';
import type { Db, Row } from '../database/tables';
import type { Caller } from '../request/caller';
import { columns } from './columns';
import { conditions } from './conditions';
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
    where ${conditions(name, query.filters, caller)} order by ${order.by}`;
  const first = await sql<Row>`${rows} limit ${few + 1}`.execute(db);
  return first.rows.length > few ? batchesOf(db, rows) : first.rows;
}
