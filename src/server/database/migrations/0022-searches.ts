import { sql } from 'kysely';
import type { Migration } from 'kysely';

/** Searches that are bought for a file, each kind with a table of its own, and who holds rights in what the file is about. */
export const searches: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const kept = `"createdAt" timestamptz not null, "updatedAt" timestamptz not null, "deletedAt" timestamptz,
  "createdBy" uuid, "updatedBy" uuid, version integer not null default 1`;

const order = (name: string, columns: string): readonly string[] => [
  `create table "${name}" (
    _id uuid primary key,
    "fileId" uuid not null references file on delete cascade,
    status text not null,
    again boolean not null,
    cost numeric(14,2) not null,
    provider text not null,
    "providerReference" text,
    "orderedBy" uuid not null references "user",
    "orderedAt" timestamptz not null,
    "completedAt" timestamptz,
    "expiresOn" date,
    problem jsonb,
    ${columns},
    ${kept}
  )`,
  `create index "${name}_file" on "${name}" ("fileId", "orderedAt" desc, _id desc)`,
  `create index "${name}_at" on "${name}" ("orderedAt" desc, _id desc)`,
  // A provider's reference is of one order: a second that claims it is never taken for bought.
  `create unique index "${name}_reference" on "${name}" (provider, "providerReference") where "providerReference" is not null`,
];

const statements: readonly string[] = [
  ...order(
    'vinSearch',
    `vin text not null, jurisdictions text[] not null, "ownRegistrationFound" boolean, "priorityRank" integer, results jsonb`,
  ),
  ...order(
    'personDebtorSearch',
    `"relatedPartyId" uuid not null references "relatedParty" on delete cascade, jurisdictions text[] not null,
    "searchMode" text not null, results jsonb`,
  ),
  ...order(
    'lienDischarge',
    `"registrationNumber" text not null, jurisdiction text not null, reason text not null, "dischargeNumber" text,
    "dischargedOn" date`,
  ),
  ...order('vhr', `vin text not null, product text not null, "includeIcbc" boolean not null, summary jsonb`),
  // What is on its way to a provider: written with the order, so that it is asked for however often a host dies over it.
  `create table "searchOrder" (
    "searchId" uuid primary key,
    attempts integer not null,
    "nextAt" timestamptz not null,
    "createdAt" timestamptz not null
  )`,
  `create table "lienHolder" (
    _id uuid primary key,
    "fileId" uuid not null references file on delete cascade,
    parties jsonb,
    ${kept}
  )`,
  `create index "lienHolder_file" on "lienHolder" ("fileId")`,
  `create index "lienHolder_at" on "lienHolder" ("updatedAt" desc, _id desc)`,
  // Each file has its list from the first moment, whichever way it came: it goes by the file's own id.
  `create function "beginLienHolders"() returns trigger language plpgsql as $$
  begin
    insert into "lienHolder" (_id, "fileId", "createdAt", "updatedAt", "createdBy", "updatedBy")
      select _id, _id, "createdAt", "createdAt", "createdBy", "createdBy" from placed;
    return null;
  end $$`,
  `create trigger "beginLienHolders" after insert on file referencing new table as placed
    for each statement execute function "beginLienHolders"()`,
  `insert into "lienHolder" (_id, "fileId", "createdAt", "updatedAt", "createdBy", "updatedBy")
    select _id, _id, "createdAt", "createdAt", "createdBy", "createdBy" from file`,
];
