import { sql } from 'kysely';
import type { Migration } from 'kysely';

/** What each seeded role may do with attempts; a role that somebody made gets none until they are given to it. */
const given: Readonly<Record<string, string>> = {
  administrator: 'LSCEX',
  supervisor: 'LSCEX',
  file_manager: 'LSCE',
  remarketing_specialist: 'LS',
  lender_supervisor: 'LSX',
  lender_user: 'LS',
  vendor_manager: 'LSCE',
  field_agent: 'LSCE',
};
const verbs: Readonly<Record<string, string>> = {
  L: 'list',
  S: 'show',
  C: 'create',
  E: 'edit',
  X: 'export',
};

/** What is done in the field for a file. */
export const attempts: Migration = {
  async up(db) {
    await sql`create table attempt (
      _id uuid primary key,
      "fileId" uuid not null references file on delete cascade,
      at timestamptz not null,
      outcome text not null,
      "addressRelatedPartyId" uuid references "relatedParty" on delete set null,
      address text,
      latitude float8,
      longitude float8,
      "timeBand" text not null,
      "agentUserId" uuid not null references "user",
      "companyId" uuid not null references company,
      note text,
      photos uuid[],
      "createdAt" timestamptz not null,
      "updatedAt" timestamptz not null,
      "deletedAt" timestamptz,
      "createdBy" uuid,
      "updatedBy" uuid,
      version integer not null default 1
    )`.execute(db);
    await sql`create index attempt_file on attempt ("fileId", at desc, _id desc)`.execute(db);
    for (const column of ['at', 'outcome', 'timeBand', 'companyId', 'agentUserId'])
      await sql`create index on attempt (${sql.ref(column)}, _id) where "deletedAt" is null`.execute(db);
    for (const [role, letters] of Object.entries(given)) {
      const permission = { resource: 'attempt', actions: [...letters].map((letter) => verbs[letter]) };
      await sql`update role set permissions = permissions || ${JSON.stringify([permission])}::jsonb
        where key = ${role} and not permissions @> '[{"resource": "attempt"}]'`.execute(db);
    }
  },
};
