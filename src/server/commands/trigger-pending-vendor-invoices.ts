import { sql } from 'kysely';
import { postable } from '#contract/lifecycles/vendor-invoice';
import { scopeConditions } from '../records/conditions';
import { vendorInvoicesInScope } from '../rules/vendor-invoice/scope';
import { postInvoice } from '../vendor-invoices/post-invoice';
import type { Handler } from './handler';

const most = 500;

/**
 * Tries again whatever is on its way to the accounts, the oldest first. Where they cannot be reached, the rest goes on waiting: what
 * holds for one of them holds for all.
 */
export const triggerPendingVendorInvoices: Handler<'triggerPendingVendorInvoices'> = async (context) => {
  const all = [
    sql`t."invoiceStatus" = any(${[...postable]}::text[])`,
    sql`t."deletedAt" is null`,
    ...scopeConditions(vendorInvoicesInScope(context.caller)),
  ];
  const { rows } = await sql<{ _id: string }>`
    select t._id from "vendorInvoice" t where ${sql.join(all, sql.raw(' and '))}
    order by t."invoiceDate", t._id limit ${most}`.execute(context.db);
  const counts = { tried: 0, posted: 0, refused: 0, waiting: 0 };
  for (const { _id } of rows) {
    const { outcome } = await postInvoice(context.app, _id, context);
    counts.tried += 1;
    if (outcome === 'posted') counts.posted += 1;
    if (outcome === 'refused') counts.refused += 1;
    if (outcome === 'unreachable') break;
  }
  return { body: { ...counts, waiting: rows.length - counts.posted - counts.refused } };
};
