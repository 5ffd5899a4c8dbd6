import type { RowOf } from '#contract/commands/input';
import { sql } from 'kysely';
import { todayIn } from '#contract/placement/province-time';
import { sentence } from '#contract/words/sentence';
import { scopeConditions } from '../records/conditions';
import { feesInScope } from '../rules/fee/fee-side';
import { invalid } from '../rules/refuse';
import { writesFor } from '../rules/vendor-invoice/writes-for';
import { billedAs } from '../rules/vendor-invoice/owed-line';
import type { OwedLine } from '../rules/vendor-invoice/owed-line';
import { billableFiles } from '../rules/vendor-invoice/scope';
import { readSurroundings } from '../rules/vendor-invoice/surroundings';
import type { Handler } from './handler';

const most = 50;

type Owed = OwedLine & RowOf<'listBillableWork'>['lines'][number];
type Unbilled = RowOf<'listBillableWork'> & { readonly total: number; readonly lines: readonly Owed[] };

/**
 * What a vendor did and has not billed: what is owed to it and stands on no invoice, and the files whose work is over and that no
 * invoice of its own names. What nobody owes yet begins as a file without lines.
 */
export const listBillableWork: Handler<'listBillableWork'> = async (context, { companyId }) => {
  if (!writesFor(context.caller, companyId))
    throw invalid('companyId', sentence('vendorInvoices.companyIdNotCompanyBill'));
  // Each table is gone through once, since a vendor may have done twenty thousand jobs. What is approved stands on its fee; a line of any other
  // invoice ("unsettled") will stand on that of its day, or on the oldest.
  // A vendor's own pay is its own; whoever keys in for it reads of it what they read of fees.
  const theirs = context.caller.tree.includes(companyId) ? [] : scopeConditions(feesInScope(context.caller));
  const scope = scopeConditions(billableFiles(context.caller));
  const { rows } = await sql<Unbilled>`
    with worked as materialized (
      select distinct on ("fileId") "fileId", status, "endedAt" from "companyAssignment"
      where "companyId" = ${companyId}::uuid and "acceptedAt" is not null and "deletedAt" is null
      order by "fileId", "assignedAt" desc
    ), billed as materialized (
      select distinct unnest("fileIds") "fileId" from "vendorInvoice"
      where "companyId" = ${companyId}::uuid and "invoiceStatus" <> 'void' and "deletedAt" is null
    ), unsettled as materialized (
      select (l->>'fileId')::uuid "fileId", l->>'feeType' "feeType", l->>'incurredOn' "incurredOn"
      from "vendorInvoice" v cross join lateral jsonb_array_elements(v.lines) l
      where v."companyId" = ${companyId}::uuid and v."deletedAt" is null
        and v."invoiceStatus" in ('draft', 'submitted', 'in_review', 'disputed', 'rejected')
    ), meant as (
      select "fileId", "feeType", count(*) lines, array_agg("incurredOn") days from unsettled group by 1, 2
    ), open as (
      select f.*, coalesce(m.lines, 0) meant, row_number() over (partition by f."fileId", f."feeType"
        order by coalesce(f."incurredOn"::text = any(m.days), false) desc, f."incurredOn", f._id) place
      from fee f left join meant m on m."fileId" = f."fileId" and m."feeType" = f."feeType"
      where f."companyId" = ${companyId}::uuid and f.direction = 'payable' and f."vendorInvoiceId" is null
        and f.status in ('draft', 'pending_approval', 'approved') and f."deletedAt" is null
    ), owed as materialized (
      select f.* from open f join fee t on t._id = f._id where ${sql.join([sql`f.place > f.meant`, ...theirs], sql.raw(' and '))}
    ), page as materialized (
      select count(*) over ()::integer total, t._id, t.ref, t.state, w."endedAt"
      from file t join worked w on w."fileId" = t._id
      left join (select distinct "fileId" from owed) o on o."fileId" = t._id left join billed b on b."fileId" = t._id
      where ${sql.join(
        [
          sql`t."deletedAt" is null`,
          sql`(o."fileId" is not null or (w.status = 'completed' and b."fileId" is null))`,
          ...scope,
        ],
        sql.raw(' and '),
      )}
      order by w."endedAt" desc nulls last, t._id desc limit ${most}
    ), lines as (
      select f."fileId", jsonb_agg(jsonb_build_object('fileId', f."fileId", 'feeType', f."feeType",
        'description', f.description, 'incurredOn', f."incurredOn", 'quantity', f.quantity,
        'unitAmount', f."unitAmount"::text, 'amount', f.amount::text) order by f."incurredOn", f._id) lines
      from owed f where f."fileId" in (select _id from page) group by f."fileId"
    )
    select p.total, p._id "fileId", p.ref, p.state, p."endedAt", coalesce(o.lines, '[]') lines
    from page p left join lines o on o."fileId" = p._id
    order by p."endedAt" desc nulls last, p._id desc`.execute(context.db);
  const around = await readSurroundings(
    context.db,
    companyId,
    rows.map(({ fileId }) => fileId),
  );
  const today = todayIn(around.vendor.state, context.now);
  const data = rows.map(({ total: _, ...row }) => ({
    ...row,
    lines: row.lines.map((line) => billedAs(line, today, around)),
  }));
  return { body: { data, total: rows[0]?.total ?? 0 } };
};
