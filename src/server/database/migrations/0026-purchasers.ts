import { sql } from 'kysely';
import type { Migration } from 'kysely';

/** Who buys what was recovered. Companies that bought so far become purchasers under the same id. */
export const purchasers: Migration = {
  async up(db) {
    await sql`
      create table purchaser (
        _id uuid primary key,
        "purchaserType" text not null,
        "legalName" text,
        "firstName" text,
        "lastName" text,
        "dealerLicenceNumber" text,
        "licenceProvince" text,
        "gstHstNumber" text,
        "qstNumber" text,
        "pstNumber" text,
        address text,
        city text,
        state text,
        "postalCode" text,
        country text not null,
        phone text,
        email text,
        "isTaxExempt" boolean not null,
        "exemptionReason" text,
        "bidLimit" numeric(14, 2),
        status text not null,
        "blockedReason" text,
        notes text,
        "companyId" uuid not null references company,
        "createdAt" timestamptz not null,
        "updatedAt" timestamptz not null,
        "deletedAt" timestamptz,
        "createdBy" uuid,
        "updatedBy" uuid,
        version integer not null default 1
      )`.execute(db);
    await sql`create index purchaser_company on purchaser ("companyId", "legalName", "lastName", _id)`.execute(
      db,
    );
    await sql`create index file_purchaser on file ((remarketing ->> 'purchaserId'))
      where remarketing ->> 'purchaserId' is not null`.execute(db);
    await sql`
      insert into purchaser (_id, "purchaserType", "legalName", "gstHstNumber", "qstNumber", address, city, state, "postalCode", country,
        phone, email, "isTaxExempt", status, "companyId", "createdAt", "updatedAt")
      select c._id, case when c."activityType" = 'auction' then 'auction_house' else 'dealer' end,
        coalesce(c."legalName", c."companyName"), c."gstHstNumber", c."qstNumber", c."addressLine1", c.city, c.state, c."postalCode",
        c.country, c.phone, c.email, false, 'active', (array_agg(f."agencyId"))[1], now(), now()
      from company c join file f on f.remarketing ->> 'purchaserId' = c._id::text group by c._id`.execute(db);
  },
};
