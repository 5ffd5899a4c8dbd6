import { sql } from 'kysely';
import type { Migration } from 'kysely';

/** Links to the reports of a schedule's run, each for one person, that wait to be mailed: how often it was tried, when next, and what came of it. */
export const mailedReports: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `create table "reportLink" (
    _id uuid primary key,
    "scheduleId" uuid not null references "companyReportSchedule" on delete cascade,
    "userId" uuid not null references "user" on delete cascade,
    "jobIds" uuid[] not null,
    attempts integer not null default 0,
    "nextAttemptAt" timestamptz not null,
    "sentAt" timestamptz,
    "failedAt" timestamptz
  )`,
  `create index report_link_waiting on "reportLink" ("nextAttemptAt") where "sentAt" is null and "failedAt" is null`,
  `create index report_link_schedule on "reportLink" ("scheduleId")`,
  `create index report_link_user on "reportLink" ("userId")`,
];
