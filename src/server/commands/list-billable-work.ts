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
  const billed = sql`select from "vendorInvoice" v where v."companyId" = ${companyId}::uuid
    and v."invoiceStatus" <> 'void' and v."deletedAt" is null`;
  // What is approved stands on its fee; a line of any other invoice will stand on that of its day, or on the oldest.
  const meant = sql`from "vendorInvoice" v cross join lateral jsonb_array_elements(v.lines) l
    where v."companyId" = ${companyId}::uuid and v."deletedAt" is null
    and v."invoiceStatus" in ('draft', 'submitted', 'in_review', 'disputed', 'rejected')
    and v."fileIds" @> array[f."fileId"] and l->>'fileId' = f."fileId"::text and l->>'feeType' = f."feeType"`;
  // A vendor's own pay is its own; whoever keys in for it reads of it what they read of fees.
  const isOwn = context.caller.tree.includes(companyId);
  const theirs = [sql`t."deletedAt" is null`, ...scopeConditions(feesInScope(context.caller))];
  const scope = scopeConditions(billableFiles(context.caller));
  const { rows } = await sql<Unbilled>`
    with worked as (
      select distinct on ("fileId") "fileId", status, "endedAt" from "companyAssignment"
      where "companyId" = ${companyId}::uuid and "acceptedAt" is not null and "deletedAt" is null
      order by "fileId", "assignedAt" desc
    ), open as (
      select f.*, (select count(*) ${meant}) meant, row_number() over (partition by f."fileId", f."feeType"
        order by (exists (select ${meant} and l->>'incurredOn' = f."incurredOn"::text)) desc, f."incurredOn", f._id) place
      from fee f where f."companyId" = ${companyId}::uuid and f.direction = 'payable' and f."vendorInvoiceId" is null
        and f.status in ('draft', 'pending_approval', 'approved') and f."deletedAt" is null
    ), owed as (
      select f."fileId", jsonb_agg(jsonb_build_object('fileId', f."fileId", 'feeType', f."feeType",
        'description', f.description, 'incurredOn', f."incurredOn", 'quantity', f.quantity,
        'unitAmount', f."unitAmount"::text, 'amount', f.amount::text) order by f."incurredOn", f._id) lines
      from open f where f.place > f.meant
        and (${isOwn} or f._id in (select t._id from fee t where ${sql.join(theirs, sql.raw(' and '))}))
      group by f."fileId"
    )
    select count(*) over ()::integer total, t._id "fileId", t.ref, t.state, w."endedAt", coalesce(o.lines, '[]') lines
    from file t join worked w on w."fileId" = t._id left join owed o on o."fileId" = t._id
    where ${sql.join(
      [
        sql`t."deletedAt" is null`,
        sql`(o.lines is not null or (w.status = 'completed' and not exists (${billed} and v."fileIds" @> array[t._id])))`,
        ...scope,
      ],
      sql.raw(' and '),
    )}
    order by w."endedAt" desc nulls last, t._id desc limit ${most}`.execute(context.db);
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
