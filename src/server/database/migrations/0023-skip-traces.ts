import { sql } from 'kysely';
import type { Migration } from 'kysely';

/** Searches for people and things, with what they found. */
export const skipTraces: Migration = {
  async up(db) {
    await sql`create table "skipTrace" (
      _id uuid primary key,
      "fileId" uuid not null references file on delete cascade,
      "skipTraceType" text not null,
      "relatedPartyId" uuid references "relatedParty" on delete set null,
      source text not null,
      provider text,
      "permissiblePurpose" text not null,
      "consentReference" text,
      "companyId" uuid not null references company,
      "orderedBy" uuid not null references "user",
      "orderedAt" timestamptz not null,
      "completedAt" timestamptz,
      result text not null,
      confidence text,
      cost numeric(14,2),
      "approvalRequestId" uuid references request on delete set null,
      attempts jsonb,
      addresses jsonb,
      phones jsonb,
      employers jsonb,
      vehicles jsonb,
      sightings jsonb,
      summary text,
      "promotedItems" jsonb,
      "sharedWithVendor" boolean not null,
      "documentId" uuid references document on delete set null,
      "createdAt" timestamptz not null,
      "updatedAt" timestamptz not null,
      "deletedAt" timestamptz,
      "createdBy" uuid,
      "updatedBy" uuid,
      version integer not null default 1
    )`.execute(db);
    await sql`create index skip_trace_file on "skipTrace" ("fileId", "orderedAt" desc, _id desc)`.execute(db);
    for (const [name, column] of [
      ['ordered', 'orderedAt'],
      ['type', 'skipTraceType'],
      ['result', 'result'],
    ])
      await sql`create index ${sql.raw(`skip_trace_${name}`)} on "skipTrace" (${sql.ref(String(column))}, _id)
        where "deletedAt" is null`.execute(db);
    await sql`create index skip_trace_approval on "skipTrace" ("approvalRequestId")
      where "approvalRequestId" is not null`.execute(db);
  },
};
