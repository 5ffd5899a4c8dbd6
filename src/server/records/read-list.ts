import { sql } from 'kysely';
import { Problem } from '#contract/problems';
import type { ListQuery } from '#contract/list-query';
import type { ResourceName } from '#contract/resources/index';
import { declarationOf } from '#contract/resources/index';
import { sentence } from '#contract/words/sentence';
import type { Db, Row } from '../database/tables';
import type { Caller } from '../request/caller';
import { columns } from './columns';
import { conditions } from './conditions';
import { counted } from './counted';
import { from } from './from';
import { ordering } from './ordering';
import { pageOf } from './page-of';
import { totalOf } from './totals';

/** A list that is not paged comes whole or not at all: a part of it would pass for the whole. */
const mostUnpaged = 2_000;

function tooMany(name: ResourceName): Problem {
  const { belongs, filters } = declarationOf(name);
  const parameter = belongs && filters[belongs] ? belongs : (Object.keys(filters)[0] ?? '');
  const message = sentence('problems.thereMoreThanNarrowList', { most: mostUnpaged, name: parameter });
  return new Problem('MALFORMED', { message, errors: { [parameter]: sentence('problems.narrowList') } });
}

/**
 * One page of a list, as rows, and how many there are in all. A list that is not paged comes whole.
 * @throws Problem MALFORMED, naming the parameter to narrow it by, where a list without pages would be longer than is sent at once
 */
export async function readList(
  db: Db,
  name: ResourceName,
  query: ListQuery,
  caller: Caller,
): Promise<{ rows: Row[]; total: number }> {
  const where = conditions(name, query.filters, caller);
  const order = ordering(name, query.sort, caller);
  if (query.whole) {
    const { rows } =
      await sql<Row>`select ${columns(name, 'brief', caller)} from ${from(name)} ${order.joins} where ${where}
      order by ${order.by} limit ${mostUnpaged + 1}`.execute(db);
    if (rows.length > mostUnpaged) throw tooMany(name);
    return { rows, total: rows.length };
  }
  // What there are few of is read in another way than what there is much of, see `pageOf`.
  const total = await totalOf(
    db,
    sql<{ total: number }>`select count(*) total from ${counted(name, query.filters, caller)}`,
  );
  if (total <= (query.page - 1) * query.size) return { rows: [], total };
  const ids = pageOf(name, query, { where, order }, total);
  const { rows } = await sql<Row>`select ${columns(name, 'brief', caller)} from ${from(name)} ${order.joins}
    where t._id = any(array(${ids})) order by ${order.by}`.execute(db);
  return { rows, total };
}
