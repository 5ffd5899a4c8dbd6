import { sql } from 'kysely';
import { payableInvoice } from '#contract/lifecycles/client-invoice';
import type { RowOf } from '#contract/commands/input';
import type { Sql } from '../database/tables';
import { conditions } from '../records/conditions';
import type { RequestContext } from '../request/context';

/** Fees that wait to be billed up to a day, as conditions on the alias `t` of a fee, in the caller's reach. */
export const waitingFees = ({ caller }: Pick<RequestContext, 'caller'>, until: string): Sql =>
  conditions('fee', { unbilled: [true], incurredOnTo: [until] }, caller);

/** Of each client with anything to bill, to issue, to send or to be paid: how many, and how much. */
export async function readClientsToBill(
  context: RequestContext,
  until: string,
): Promise<RowOf<'listClientsToBill'>[]> {
  const { db, caller } = context;
  const invoices = conditions('invoice', {}, caller);
  const { rows } = await sql<RowOf<'listClientsToBill'>>`
    with fees as (
      select f."clientId", count(distinct t."fileId")::integer files, count(*)::integer fees, sum(t.amount) unbilled
      from fee t join file f on f._id = t."fileId" where ${waitingFees(context, until)} group by 1
    ), invoices as (
      select t."clientId",
        count(*) filter (where t.status = 'draft')::integer drafts,
        sum(t.total) filter (where t.status = 'draft') "draftTotal",
        count(*) filter (where t.status = 'issued')::integer issued,
        sum(t.total) filter (where t.status = 'issued') "issuedTotal",
        count(*) filter (where t.status = any(${payableInvoice}))::integer open,
        sum(t."balanceDue") filter (where t.status = any(${payableInvoice})) owed
      from invoice t where ${invoices} and t.status in ('draft', 'issued', 'sent', 'partially_paid', 'disputed') group by 1
    )
    select c._id "clientId", c."companyName" "clientName",
      coalesce(a.files, 0) files, coalesce(a.fees, 0) fees, coalesce(a.unbilled, 0)::numeric(14,2) unbilled,
      coalesce(b.drafts, 0) drafts, coalesce(b."draftTotal", 0)::numeric(14,2) "draftTotal",
      coalesce(b.issued, 0) issued, coalesce(b."issuedTotal", 0)::numeric(14,2) "issuedTotal",
      coalesce(b.open, 0) open, coalesce(b.owed, 0)::numeric(14,2) owed
    from fees a full join invoices b using ("clientId") join company c on c._id = "clientId"
    order by lower(c."companyName"), c._id`.execute(db);
  return rows;
}

/** Of each file of a client what its next invoice would bill, before taxes, those with the most first. */
export async function readFilesToBill(
  context: RequestContext,
  clientId: string,
  until: string,
): Promise<RowOf<'listFilesToBill'>[]> {
  const { rows } = await sql<RowOf<'listFilesToBill'>>`
    select f._id "fileId", f.ref, f."debtorName", count(*)::integer fees, sum(t.amount)::numeric(14,2) unbilled
    from fee t join file f on f._id = t."fileId"
    where ${waitingFees(context, until)} and f."clientId" = ${clientId}::uuid
    group by f._id order by sum(t.amount) desc, f._id`.execute(context.db);
  return rows;
}
