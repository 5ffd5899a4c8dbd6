import { sql } from 'kysely';
import type { ListQuery } from '#contract/list-query';
import type { ResourceName } from '#contract/resources/index';
import type { Sql } from '../database/tables';
import { from } from './from';
import type { Ordering } from './ordering';

/** So few rows are sooner found all and put in order than met on a walk through an order that says nothing of them. */
const few = 2_000;

/**
 * The ids of one page of a list: they stand in an index with what they are ordered by, so that the rows before the page are passed over
 * there, and only the page's own are read. `total`: how many rows there are in all.
 */
export function pageOf(
  name: ResourceName,
  { page, size }: Pick<ListQuery, 'page' | 'size'>,
  { where, order }: { readonly where: Sql; readonly order: Ordering },
  total: number,
): Sql {
  const { joins, by, absent, through } = order;
  const skipped = (page - 1) * size;
  const window = sql`limit ${size} offset ${skipped}`;
  if (total <= few)
    return sql`select t._id from (select t.* from ${from(name)} where ${where} offset 0) t ${joins} order by ${by} ${window}`;
  // What is named is little beside what points to it: each is gone through by itself, from the first on, until the page is full.
  if (through)
    return sql`select t._id from (${through.records}) o cross join lateral (select t._id from ${from(name)}
      where ${where} and ${through.column} = o._id order by ${through.last} limit ${skipped + size}) t ${window}`;
  if (!absent) return sql`select t._id from ${from(name)} ${joins} where ${where} order by ${by} ${window}`;
  // An index read backwards has what is absent first: so what is there comes by itself, and the rest after it.
  const backwards = (part: number, which: Sql): Sql =>
    sql`(select ${sql.raw(String(part))} part, ${absent} going_by, t._id from ${from(name)}
      where ${where} and ${absent} ${which} order by ${absent} desc nulls first, t._id desc limit ${skipped + size})`;
  return sql`select _id from (${backwards(1, sql.raw('is not null'))} union all ${backwards(2, sql.raw('is null'))}) page
    order by part, going_by desc nulls last, _id desc ${window}`;
}
