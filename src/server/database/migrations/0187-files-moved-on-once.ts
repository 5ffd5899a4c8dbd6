import { sql } from 'kysely';
import type { Migration } from 'kysely';

/**
 * The state of a file moves on once in a transaction, however many of its rows are changed there. Each of them asked for it anew until now,
 * by a statement that locks the row of the state: a fifth of all that a load of many rows took.
 */
export const filesMovedOnOnce: Migration = {
  async up(db) {
    await sql.raw(statement).execute(db);
  },
};

const statement = `
  create or replace function move_files_on(ids uuid[]) returns void language plpgsql as $$
  begin
    perform from unnest(ids) id where id is not null and not exists (
      select from "fileStanding" s where s."fileId" = id and s.state = pg_current_xact_id());
    if not found then return; end if;
    insert into "fileStanding" select _id, pg_current_xact_id() from file where _id = any(ids) order by _id
      on conflict ("fileId") do update set state = excluded.state where "fileStanding".state <> excluded.state;
  end $$`;
