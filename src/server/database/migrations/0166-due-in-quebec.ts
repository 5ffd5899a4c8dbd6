import { sql } from 'kysely';
import type { Migration } from 'kysely';

/** Whoever waited in Québec for a notice that was served after the surrender waited until no day: until the end of the first on which the unit may be sold. */
export const dueInQuebec: Migration = {
  async up(db) {
    await sql`update file set "statusDue" =
        ((("priorNotice" ->> 'surrenderFrom')::date + 1)::timestamp at time zone 'America/Toronto') - interval '1 second'
      where status = 'notice_sent' and state = 'QC' and not closed and "deletedAt" is null and "statusDue" is null
        and "priorNotice" ->> 'surrenderFrom' is not null`.execute(db);
  },
};
