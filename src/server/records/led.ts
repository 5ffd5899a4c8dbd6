import type { Sql } from '../database/tables';

/**
 * The records that have a value which an order goes by, found by other rows that point to them: those rows under an alias (`from`), where they
 * point (`points`), and what they are put in order by in an index, as the list is (`by`). `besides`: that a record has no such row, under the
 * alias `t`, and `last` the order of those.
 */
export interface Led {
  readonly from: Sql;
  readonly points: Sql;
  readonly by: Sql;
  readonly besides: Sql;
  readonly last: Sql;
}
