import { sql } from 'kysely';
import type { Sql } from '../database/tables';

/** A switch of a list: the rows that meet a condition, those that do not, or, asked for both, all. */
export function flagFilter(values: readonly unknown[], condition: Sql): Sql {
  if (values.includes(true) && values.includes(false)) return sql`true`;
  return values.includes(true) ? sql`(${condition})` : sql`(${condition}) is not true`;
}
