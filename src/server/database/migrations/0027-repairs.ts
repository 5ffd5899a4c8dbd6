import { sql } from 'kysely';
import type { Kysely, Migration } from 'kysely';

/** What is put in order before a unit is sold, and which units are for sale. */
export const repairs: Migration = {
  async up(db) {
    await sql`create table "repairsAndReconditioning" (
      _id uuid primary key,
      "fileId" uuid not null references file on delete cascade,
      category text not null,
      description text,
      status text not null,
      "vendorCompanyId" uuid references company,
      "estimateAmount" numeric(14,2),
      "estimateDate" date,
      "estimateDocumentId" uuid references document on delete set null,
      "estimatedBy" uuid references "user",
      "expectedLift" numeric(14,2),
      "sellAsIs" boolean not null,
      "approvalRequestId" uuid references request on delete set null,
      "approvedAmount" numeric(14,2),
      "approvedBy" uuid references "user",
      "approvedAt" timestamptz,
      "orderedDate" date,
      "completedDate" date,
      "actualAmount" numeric(14,2),
      "varianceReason" text,
      "warrantyUntil" date,
      "photosBefore" uuid[],
      "photosAfter" uuid[],
      "repairedValue" numeric(14,2),
      "createdAt" timestamptz not null,
      "updatedAt" timestamptz not null,
      "deletedAt" timestamptz,
      "createdBy" uuid,
      "updatedBy" uuid,
      version integer not null default 1
    )`.execute(db);
    await sql`create index repairs_file on "repairsAndReconditioning" ("fileId", "createdAt" desc, _id desc)`.execute(
      db,
    );
    for (const [name, column] of [
      ['created', 'createdAt'],
      ['status', 'status'],
      ['vendor', 'vendorCompanyId'],
    ])
      await sql`create index ${sql.raw(`repairs_${name}`)} on "repairsAndReconditioning" (${sql.ref(String(column))}, _id)
        where "deletedAt" is null`.execute(db);
    await keepUnits(db);
  },
};

/**
 * The units that are for sale, with the facts that they are found and ordered by as columns of their own: on a file these lie inside one
 * JSON value with much else. The database keeps them itself, whoever writes the file. `since`: when the unit came to be sold.
 */
async function keepUnits(db: Kysely<unknown>): Promise<void> {
  await sql`create table "remarketingUnit" (
    "fileId" uuid primary key references file on delete cascade,
    since timestamptz not null,
    status text not null,
    "clientId" uuid not null,
    "auctionId" uuid,
    "saleDate" date,
    "reservePrice" numeric(14,2),
    "cbbAverage" numeric(14,2),
    "noSaleCount" integer
  )`.execute(db);
  for (const column of ['since', 'status', 'clientId', 'auctionId', 'saleDate'])
    await sql`create index ${sql.raw(`remarketing_unit_${column.toLowerCase()}`)} on "remarketingUnit" (${sql.ref(column)}, "fileId")`.execute(
      db,
    );
  await sql`create function keep_remarketing_unit() returns trigger language plpgsql as $$
    begin
      if new.stage in ('remarketing', 'settlement') and not new.closed and new."deletedAt" is null then
        insert into "remarketingUnit" values (new._id, new."statusSince", new.status, new."clientId",
          (new.remarketing ->> 'auctionId')::uuid, (new.remarketing ->> 'saleDate')::date,
          (new.remarketing ->> 'reservePrice')::numeric, (new.remarketing ->> 'cbbAverage')::numeric,
          (new.remarketing ->> 'noSaleCount')::integer)
        on conflict ("fileId") do update set status = excluded.status, "clientId" = excluded."clientId",
          "auctionId" = excluded."auctionId", "saleDate" = excluded."saleDate", "reservePrice" = excluded."reservePrice",
          "cbbAverage" = excluded."cbbAverage", "noSaleCount" = excluded."noSaleCount";
      else
        delete from "remarketingUnit" where "fileId" = new._id;
      end if;
      return null;
    end $$`.execute(db);
  await sql`create trigger file_remarketing_unit after insert or update of stage, status, closed, "deletedAt", remarketing, "clientId"
    on file for each row execute function keep_remarketing_unit()`.execute(db);
  await sql`insert into "remarketingUnit" select f._id, coalesce((select min(h.at) from history h, jsonb_array_elements(h.changes) c
      where h."fileId" = f._id and h.entity = 'file' and c ->> 'field' = 'stage' and c ->> 'after' = 'remarketing'), f."statusSince"),
    f.status, f."clientId", (f.remarketing ->> 'auctionId')::uuid, (f.remarketing ->> 'saleDate')::date,
    (f.remarketing ->> 'reservePrice')::numeric, (f.remarketing ->> 'cbbAverage')::numeric,
    (f.remarketing ->> 'noSaleCount')::integer
    from file f where f.stage in ('remarketing', 'settlement') and not f.closed and f."deletedAt" is null`.execute(
    db,
  );
}
