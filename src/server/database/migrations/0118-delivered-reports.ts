import { sql } from 'kysely';
import type { Migration } from 'kysely';

/** Reports that are delivered to the SFTP folder of a company: how often it was tried, when next, and what came of it. */
export const deliveredReports: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `alter table "companyReportSchedule" add column "deliveryFolder" text`,
  `create table "reportDelivery" (
    "jobId" uuid primary key references job on delete cascade,
    "scheduleId" uuid not null references "companyReportSchedule" on delete cascade,
    attempts integer not null default 0,
    "nextAttemptAt" timestamptz not null,
    "deliveredAt" timestamptz,
    "failedAt" timestamptz
  )`,
  `create index report_delivery_waiting on "reportDelivery" ("nextAttemptAt") where "deliveredAt" is null and "failedAt" is null`,
  `create index report_delivery_schedule on "reportDelivery" ("scheduleId")`,
];
