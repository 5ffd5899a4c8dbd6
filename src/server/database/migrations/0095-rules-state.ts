import { sql } from 'kysely';
import type { Migration } from 'kysely';

/**
 * One row that says in which state the rules of the law are. Each statement that changes one moves it on within its transaction, and
 * no state comes twice, so that a host may remember the rules under it: what is rolled back is never asked for again.
 */
const rulesState = /* sql */ `
  create table "rulesState" (state uuid not null default gen_random_uuid());
  insert into "rulesState" default values;

  create function move_rules_on() returns trigger language plpgsql as $$
  begin
    update "rulesState" set state = gen_random_uuid();
    return null;
  end $$;

  create trigger rules_move_on after insert or update or delete or truncate on "enforcementRule"
    for each statement execute function move_rules_on();
`;

export const rulesMoveOn: Migration = {
  up: async (db) => {
    await sql.raw(rulesState).execute(db);
  },
};
