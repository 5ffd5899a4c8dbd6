import { sql } from 'kysely';
import type { Sql } from '../../database/tables';
import type { Caller } from '../../request/caller';
import { worksFilesOf } from '../handled-files';
import { approvesSalesOnly, levelsOf } from './levels';

/** Whether an invoice waits for this caller: at a level of theirs, on files that they work, and neither submitted nor approved by them. */
export function waitsFor(values: readonly unknown[], caller: Caller): Sql {
  const mine = sql`(t."invoiceStatus" = 'in_review' and t."approvalLevel" = any(${[...levelsOf(caller)]}::integer[])
    and t."submittedBy" is distinct from ${caller.userId}::uuid
    and t._id not in (select a._id from "vendorInvoice" a where a."invoiceStatus" = 'in_review' and a."deletedAt" is null
      and a.approvals @> ${JSON.stringify([{ userId: caller.userId, decision: 'approved' }])}::jsonb)
    and ${worksFilesOf(caller)} ${approvesSalesOnly(caller) ? sql`and t."saleCosts"` : sql``})`;
  const wanted = new Set(values);
  if (wanted.size > 1) return sql`true`;
  return wanted.has(true) ? mine : sql`not coalesce(${mine}, false)`;
}
