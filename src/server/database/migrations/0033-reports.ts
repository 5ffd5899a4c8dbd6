import { sql } from 'kysely';
import type { Migration } from 'kysely';

/** Reports that are made by themselves, what a company's reports on files are narrowed by, and which files of lenders were taken. */
export const reports: Migration = {
  async up(db) {
    await sql`create table "companyReportSchedule" (
      _id uuid primary key,
      name text not null,
      "companyId" uuid not null references company,
      "reportTypes" text[] not null,
      format text not null,
      "clientId" uuid references company,
      state text,
      frequency text not null,
      "dayOfWeek" text,
      "dayOfMonth" integer,
      "timeOfDay" text not null,
      "timeZone" text not null,
      recipients uuid[] not null,
      language text not null,
      "deliveryMethod" text not null,
      "isActive" boolean not null,
      "setBy" uuid not null references "user",
      "firstDay" date not null,
      "lastRunAt" timestamptz,
      "nextRunAt" timestamptz,
      "lastStatus" jsonb,
      "createdAt" timestamptz not null,
      "updatedAt" timestamptz not null,
      "deletedAt" timestamptz,
      "createdBy" uuid,
      "updatedBy" uuid,
      version integer not null default 1
    )`.execute(db);
    await sql`create index schedule_due on "companyReportSchedule" ("nextRunAt", _id) where "deletedAt" is null`.execute(
      db,
    );
    await sql`create index schedule_company on "companyReportSchedule" ("companyId", _id) where "deletedAt" is null`.execute(
      db,
    );
    await sql`create index job_reports on job ("userId", "createdAt" desc, _id desc) where kind = 'report'`.execute(
      db,
    );
    await sql`create table "lenderFile" (
      lender text not null,
      hash text not null,
      "fileName" text not null,
      "jobId" uuid not null,
      primary key (lender, hash)
    )`.execute(db);
    await sql`alter table company add column "integrationKey" text`.execute(db);
    await sql`create unique index company_integration on company ("integrationKey") where "deletedAt" is null`.execute(
      db,
    );
    await sql`alter table company add column "reportFilters" jsonb`.execute(db);
  },
};
