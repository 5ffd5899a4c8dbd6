import { sql } from 'kysely';
import type { Migration } from 'kysely';

/** Each fact of the sale of a unit, by its column. */
const facts = {
  auctionId: 'uuid',
  auctionStockNumber: 'text',
  conditionGrade: 'float8',
  appraisalValue: 'numeric(14,2)',
  appraisalDate: 'date',
  cbbAverage: 'numeric(14,2)',
  reservePrice: 'numeric(14,2)',
  floorPrice: 'numeric(14,2)',
  reserveStatus: 'text',
  saleDate: 'date',
  saleChannel: 'text',
  runNumber: 'text',
  runCount: 'integer',
  noSaleCount: 'integer',
  lastBid: 'numeric(14,2)',
  offerStatus: 'text',
  salePrice: 'numeric(14,2)',
  purchaserId: 'uuid',
  proceedsStatus: 'text',
  ownershipStatus: 'text',
  lienStatus: 'text',
  announcements: 'text',
  lightCode: 'text',
} as const;

/** Those that units were found by before. */
const before: readonly string[] = ['auctionId', 'saleDate', 'reservePrice', 'cbbAverage', 'noSaleCount'];

const names = Object.keys(facts).map((name) => `"${name}"`);
const typed = Object.entries(facts)
  .map(([name, type]) => `"${name}" ${type}`)
  .join(', ');

/**
 * All facts of the sale of a unit become columns of it, kept with the file in the same statement as before. No fact has an index but those
 * that people begin with every day: status, client, auction, day of sale and age. What is for sale is a few thousand units of all files, and
 * one more index is written with every change of a sale: reading them all takes less than a page is waited for.
 */
export const factsOfUnits: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  // Numbers in a text by their value: run 9 before run 14, as they are called out.
  `create collation numbered (provider = icu, locale = 'und-u-kn')`,
  `alter table "remarketingUnit" ${Object.entries(facts)
    .filter(([name]) => !before.includes(name))
    .map(([name, type]) => `add column "${name}" ${type}`)
    .join(', ')}`,
  `create or replace function keep_remarketing_unit() returns trigger language plpgsql as $$
    begin
      if new.stage in ('remarketing', 'settlement') and not new.closed and new."deletedAt" is null then
        insert into "remarketingUnit" ("fileId", since, status, "clientId", ${names.join(', ')})
          select new._id, new."statusSince", new.status, new."clientId", ${names.join(', ')}
          from jsonb_to_record(coalesce(new.remarketing, '{}')) as sale(${typed})
        on conflict ("fileId") do update set status = excluded.status, "clientId" = excluded."clientId",
          ${names.map((name) => `${name} = excluded.${name}`).join(', ')};
      else
        delete from "remarketingUnit" where "fileId" = new._id;
      end if;
      return null;
    end $$`,
  `update "remarketingUnit" u set (${names.join(', ')}) = (select ${names.join(', ')}
      from jsonb_to_record(coalesce(f.remarketing, '{}')) as sale(${typed}))
    from file f where f._id = u."fileId"`,
];
