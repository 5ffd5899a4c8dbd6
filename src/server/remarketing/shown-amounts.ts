import { sql } from 'kysely';
import type { Sql } from '../database/tables';
import { isWithin, masksFor } from '../records/hidden-fields';
import type { Caller } from '../request/caller';

/** What is worked out of fields of a file, for whom one of these is hidden: nothing. */
export function shownBy(caller: Caller): (value: Sql, ...by: readonly string[]) => Sql {
  const masked = [...masksFor(caller, 'file').keys()];
  return (value, ...by) =>
    by.some((field) => masked.some((path) => isWithin(field, path))) ? sql`null` : value;
}
