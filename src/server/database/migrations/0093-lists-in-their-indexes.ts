import { sql } from 'kysely';
import type { Migration } from 'kysely';

/**
 * What a filter finds is put in order in an index that has every column that the list is ordered by, and not in its rows: those are
 * wide, and a page shows few of them.
 */
export const listsInTheirIndexes: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `create index file_listed on file (hold, "isRushFile", closed, active, stage, status, state, "contractType", "clientId", "assetType", "agencyId")
    include (_id, "lastActivityDate", "assignmentDate", "closedDate", ref, "daysPastDue", "nextActionDate", "debtorName", "statusDue",
      "nextDeadline", "nextDeadlineKind", "balanceAmount") where "deletedAt" is null`,
  // An order by status goes on by number, as every order does.
  `drop index file_status`,
  `create index file_status on file (status, _id) where "deletedAt" is null`,
  // A client's files in their usual order are met on the way through all, or found by the client.
  `drop index file_client`,
  `drop index vendor_invoice_counted`,
  `create index vendor_invoice_counted on "vendorInvoice" ("invoiceDate" desc, _id desc, "invoiceStatus", "companyId")
    include (flags, "dueDate", total) where "deletedAt" is null`,
  `drop index vendor_invoice_status`,
  `create index vendor_invoice_status on "vendorInvoice" ("invoiceStatus", _id)
    include ("invoiceDate", "companyId", "dueDate", total) where "deletedAt" is null`,
  // What waits for a person, less what that person approved at a level before.
  `drop index vendor_invoice_waiting`,
  `create index vendor_invoice_waiting on "vendorInvoice" ("approvalLevel", "invoiceDate" desc, _id desc)
    include ("submittedBy", "saleCosts", "dueDate", total, "companyId", "invoiceStatus") where "invoiceStatus" = 'in_review' and "deletedAt" is null`,
  `create index vendor_invoice_approvals on "vendorInvoice" using gin (approvals jsonb_path_ops) with (fastupdate = off)
    where "invoiceStatus" = 'in_review' and "deletedAt" is null`,
  // Few have a flag; those that have one are told apart in the index.
  `drop index vendor_invoice_flags`,
  `create index vendor_invoice_flags on "vendorInvoice" ("invoiceDate" desc, _id desc)
    include (flags, "dueDate", total, "companyId", "invoiceStatus") where flags <> '{}' and "deletedAt" is null`,
];
