import { sql } from 'kysely';
import type { Migration } from 'kysely';

/** Since when a file is held, to the second; and deadlines of a day that end with the day where the file is. */
export const heldSince: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const zone = `(case state when 'AB' then 'America/Edmonton' when 'BC' then 'America/Vancouver' when 'MB' then 'America/Winnipeg'
  when 'NB' then 'America/Moncton' when 'NL' then 'America/St_Johns' when 'NS' then 'America/Halifax' when 'NT' then 'America/Yellowknife'
  when 'NU' then 'America/Iqaluit' when 'PE' then 'America/Halifax' when 'SK' then 'America/Regina' when 'YT' then 'America/Whitehorse'
  else 'America/Toronto' end)`;

const statements = [
  `alter table file add column "heldSince" timestamptz`,
  // The history tells when; a hold that it does not tell of began with its day.
  `update file f set "heldSince" = coalesce(
      (select max(h.at) from history h where h."entityId" = f._id and h.type = 'hold_set'),
      f."holdStartDate"::timestamp at time zone ${zone})
    where f.hold`,
  `update file set "statusDue" = ("statusDue" at time zone 'UTC') at time zone ${zone}
    where not closed and ("statusDue" at time zone 'UTC')::time = '23:59:59'`,
];
