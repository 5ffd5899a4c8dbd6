import { sql } from 'kysely';
import type { Migration } from 'kysely';

/** Who issued an invoice, and the numbers of each who issues: a supplier's next one follows the highest that it has given. */
export const numbersOfSuppliers: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `alter table invoice add column "supplierId" uuid references company`,
  `update invoice i set "supplierId" = a.lineage[1] from file f join company a on a._id = f."agencyId"
    where f._id = i."fileId" and i."invoiceNumber" is not null`,
  `drop index invoice_number`,
  `create unique index invoice_number on invoice ("invoiceNumber", "supplierId")`,
  `drop table "invoiceCounter"`,
  `create table "invoiceCounter" (
    "supplierId" uuid not null references company,
    year integer not null,
    last integer not null,
    primary key ("supplierId", year)
  )`,
  `insert into "invoiceCounter" ("supplierId", year, last)
    select "supplierId", split_part("invoiceNumber", '-', 2)::int, max(split_part("invoiceNumber", '-', 3)::int)
    from invoice where "supplierId" is not null and "invoiceNumber" ~ '^INV-[0-9]{4}-[0-9]{1,9}$' group by 1, 2`,
];
