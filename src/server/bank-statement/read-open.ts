import { sql } from 'kysely';
import { payableInvoice } from '#contract/lifecycles/client-invoice';
import { conditions } from '../records/conditions';
import type { RequestContext } from '../request/context';
import type { OpenInvoice, PendingPayment } from './propose';

type Reader = Pick<RequestContext, 'db' | 'caller'>;

/**
 * What clients owe the caller's agency, the oldest first: of each invoice what is free of it, which is what it owes less what payments that
 * have not cleared are to pay. `of`: one client's alone.
 */
export async function readOpenInvoices(
  { db, caller }: Reader,
  of: { readonly clientId?: string; readonly invoiceIds?: readonly string[] } = {},
): Promise<OpenInvoice[]> {
  const filters = {
    status: payableInvoice,
    ...(of.clientId && { clientId: [of.clientId] }),
    ...(of.invoiceIds && { ids: of.invoiceIds }),
  };
  const { rows } = await sql<OpenInvoice>`
    with reserved as (
      select (a->>'invoiceId')::uuid "invoiceId", sum((a->>'amount')::numeric) amount
      from payment p cross join jsonb_array_elements(p.allocations) a
      where p.status = 'pending' and p."deletedAt" is null and jsonb_typeof(p.allocations) = 'array' and a->>'invoiceId' is not null
      group by 1
    )
    select t._id id, t."invoiceNumber", t."clientId", c."companyName" "clientName", t.status = 'disputed' "isDisputed",
      (t."balanceDue" - coalesce(r.amount, 0))::numeric(14,2) "balanceDue"
    from invoice t join company c on c._id = t."clientId" left join reserved r on r."invoiceId" = t._id
    where ${conditions('invoice', filters, caller)} and t."creditOfInvoiceId" is null
      and t."supplierId" = any(${caller.family}::uuid[]) and t."balanceDue" > coalesce(r.amount, 0)
    order by t."dueDate", t."issueDate", t._id`.execute(db);
  return rows;
}

/** The payments that the caller sees and that have not cleared. */
export async function readPending({ db, caller }: Reader): Promise<PendingPayment[]> {
  const { rows } = await sql<PendingPayment>`
    select t._id id, t.direction, t.amount, t."receivedDate", t.reference, t."payerName"
    from payment t where ${conditions('payment', { status: ['pending'] }, caller)}
      and t.method not in ('cash', 'trust_transfer') order by t."receivedDate", t._id`.execute(db);
  return rows;
}
