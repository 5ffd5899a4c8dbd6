import { sql } from 'kysely';
import type { Migration } from 'kysely';

const condition = `new.stage in ('remarketing', 'settlement') and not new.closed and new."deletedAt" is null`;

/**
 * What makes a file a unit is said once, by `is_unit`: units are kept by it, and found by it. It is written out wherever it is asked, so an
 * index that holds what it says serves it as before.
 */
export const whatAUnitIs: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `create function is_unit(stage text, closed boolean, "deletedAt" timestamptz) returns boolean language sql immutable parallel safe
    return stage in ('remarketing', 'settlement') and not closed and "deletedAt" is null`,
  // Nothing else of how a unit is kept changes.
  `do $do$
    declare
      before text := pg_get_functiondef('keep_remarketing_unit()'::regprocedure);
      after text := replace(before, $$${condition}$$, 'is_unit(new.stage, new.closed, new."deletedAt")');
    begin
      if after = before then raise exception 'units are kept by another condition'; end if;
      execute after;
    end $do$`,
];
