import { sql } from 'kysely';
import type { Migration } from 'kysely';

/**
 * The database writes a function of an expression out into a statement where nothing in it may change. `unaccent` may, as its dictionary can
 * be replaced, so that `fold` was called for each row, which took ten times as long as all that it does. What has a letter beyond a to z is
 * still asked for it, by a function of its own; all else is folded without a call. Each text is folded as before, and no index changes.
 */
export const lettersFoldedSoon: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `create function unaccented(value text) returns text language plpgsql immutable parallel safe strict as
    $$ begin return public.unaccent('public.unaccent'::regdictionary, value); end $$`,
  `create or replace function fold(value text) returns text language sql immutable parallel safe
    return lower(case when octet_length(value) = length(value) then value else unaccented(value) end)`,
];
