import type { Db } from '../src/server/database/tables';
import { sql } from 'kysely';

/** The lists of vendors' invoices that are measured: every filter, and the orders that people use. */
export const vendorInvoiceViews: readonly Record<string, string>[] = [
  {},
  { decidable: 'true' },
  { invoiceStatus: 'in_review', sortBy: '-total' },
  { flags: 'over_contract', sortBy: 'dueDate' },
  { dateFrom: '2026-01-01', dateTo: '2026-12-31', sortBy: 'companyName' },
  { invoiceNumber: '4100' },
  { fileRefNumber: 'LNA-2600001' },
];

/** Makes so many invoices out of the demo's own, each on a file and a day of its own. */
export async function multiplyVendorInvoices(db: Db, count: number): Promise<void> {
  await sql`
    with files as materialized (select _id, ref, row_number() over (order by _id) - 1 n from file),
      models as materialized (select v.*, row_number() over (order by v._id) - 1 n from "vendorInvoice" v)
    insert into "vendorInvoice"
    select made.* from generate_series(1, ${count}::integer) i
    join models m on m.n = i % (select count(*) from models) join files f on f.n = i % (select count(*) from files)
    cross join lateral jsonb_populate_record(null::"vendorInvoice", to_jsonb(m) || jsonb_build_object(
      '_id', gen_random_uuid(), 'invoiceNumber', m."invoiceNumber" || '-' || i, 'sageBillId', null,
      'fileIds', jsonb_build_array(f._id), 'fileRefNumber', jsonb_build_array(f.ref),
      'invoiceDate', m."invoiceDate" - (i % 700))) made`.execute(db);
}
