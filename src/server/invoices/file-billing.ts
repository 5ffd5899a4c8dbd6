import { sql } from 'kysely';
import { issuedInvoice } from '#contract/lifecycles/client-invoice';
import type { FileBilling } from '#contract/money/file-money';
import type { Db, Sql } from '../database/tables';
import { trustEffect } from '../rules/payment/trust';

/**
 * The billing of a file, whose id is given in SQL, as a query of one row, with how many of its fees and payments are undecided. A fee
 * that was paid directly counts as billed and paid.
 */
export function selectBilling(id: Sql): Sql {
  return sql`
    select (i.billed + f.direct)::numeric(14,2) billed, (i.paid + f.direct)::numeric(14,2) paid, i.owed, p."trustHeld",
      p.remitted, f.unbilled, i."openInvoices", i.drafts, f."undecidedFees", p."pendingPayments"
    from (
      select coalesce(sum(total) filter (where counts), 0)::numeric(14,2) billed,
        coalesce(sum("paidAmount") filter (where counts), 0)::numeric(14,2) paid,
        coalesce(sum("balanceDue") filter (where counts), 0)::numeric(14,2) owed,
        count(*) filter (where counts and "balanceDue" <> 0) "openInvoices",
        count(*) filter (where status = 'draft') drafts
      from (select *, status = any(${issuedInvoice}::text[]) counts from invoice
        where "fileId" = ${id} and "deletedAt" is null) all_invoices
    ) i, (
      select coalesce(sum("totalAmount") filter (where status = 'approved'), 0)::numeric(14,2) unbilled,
        coalesce(sum("totalAmount") filter (where status = 'paid' and "invoiceId" is null), 0)::numeric(14,2) direct,
        count(*) filter (where status in ('draft', 'pending_approval')) "undecidedFees"
      from fee where "fileId" = ${id} and direction = 'receivable' and "deletedAt" is null
    ) f, (
      select coalesce(sum(${trustEffect('p')}) filter (where "isTrust" and status = 'cleared'), 0)::numeric(14,2) "trustHeld",
        coalesce(sum(amount) filter (where "paymentType" = 'client_remittance' and status = 'cleared'), 0)::numeric(14,2) remitted,
        count(*) filter (where status = 'pending') "pendingPayments"
      from payment p where "fileId" = ${id} and status in ('cleared', 'pending') and "deletedAt" is null
    ) p`;
}

/** Reads the billing of a file in one query. */
export async function fileBilling(db: Db, fileId: string): Promise<FileBilling> {
  const { rows } =
    await sql<FileBilling>`select billed, paid, owed, "trustHeld", remitted, unbilled, "openInvoices", drafts
    from (${selectBilling(sql`${fileId}::uuid`)}) b`.execute(db);
  const [billing] = rows;
  if (!billing) throw new Error('the billing of a file could not be read');
  return billing;
}
