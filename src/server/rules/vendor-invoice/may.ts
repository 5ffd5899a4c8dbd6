import { sql } from 'kysely';
import {
  openVendorInvoice,
  postable,
  vendorInvoiceSteps,
  waitingVendorInvoice,
  whyNotVendorInvoice,
} from '#contract/lifecycles/vendor-invoice';
import type { VendorInvoiceRefusal } from '#contract/lifecycles/vendor-invoice';
import type { Problem } from '#contract/problems';
import type { Recorded } from '#contract/resources/index';
import { sentence } from '#contract/words/sentence';
import type { Db } from '../../database/tables';
import type { Caller } from '../../request/caller';
import type { RequestContext } from '../../request/context';
import { actionsOn } from '../../request/rights';
import { inAccounts } from '../../vendor-invoices/in-accounts';
import { worksFilesOf } from '../handled-files';
import { conflict } from '../refuse';
import { factsOf } from './facts';
import { writesFor } from './writes-for';

/** What is no step with one record: lists of them are fetched from the accounts, or sent there. */
const ofMany = new Set(['pullSage', 'triggerPending', 'create']);

/**
 * What a caller may do with an invoice: `edit` where they may change anything of it, `approve` where it waits for them, `submit` and
 * `void` where they keep it, `delete` until the accounts know it, `takeBack` where they ask for nothing more, `postSage` where it is on its way to the accounts.
 */
export function mayWithInvoice(
  caller: Caller,
  invoice: Partial<Recorded<'vendorInvoice'>>,
  actions: readonly string[],
): string[] {
  const status = invoice.invoiceStatus ?? 'paid';
  const isKept = writesFor(caller, invoice.companyId) && openVendorInvoice.includes(status);
  const facts = factsOf(caller, invoice, true);
  const decides = whyNotVendorInvoice(status, 'approved', facts) === undefined;
  const takesBack = whyNotVendorInvoice(status, 'in_review', facts) === undefined;
  const allowed: Readonly<Record<string, boolean>> = {
    edit: isKept || decides || takesBack,
    approve: decides,
    postSage: postable.includes(status),
    delete: !inAccounts.includes(status),
  };
  const kept = actions.filter((action) => allowed[action] ?? !ofMany.has(action));
  const steps = isKept ? (['submitted', 'void'] as const).filter((to) => vendorInvoiceSteps[status][to]) : [];
  const taken = takesBack && actions.includes('approve') ? ['takeBack'] : [];
  return [...kept, ...taken, ...steps.map((to) => (to === 'submitted' ? 'submit' : to))];
}

/** Why an invoice is not to be taken away by those whose role takes invoices away. */
export function whyNotDelete(
  _: Caller,
  { invoiceStatus }: Partial<Recorded<'vendorInvoice'>>,
  action: 'edit' | 'delete',
): Problem | undefined {
  if (action !== 'delete' || !inAccounts.includes(invoiceStatus ?? 'paid')) return undefined;
  return conflict(sentence('vendorInvoices.accountsKnowInvoice'));
}

/** Why an invoice that waits for a level is not this caller's to approve, and what they may do with it then; nothing where it is. */
export async function whoseApproval(
  { caller, db }: Pick<RequestContext, 'caller' | 'db'>,
  invoice: Recorded<'vendorInvoice'>,
): Promise<{ readonly whyNotApprove: VendorInvoiceRefusal | null; readonly may?: readonly string[] }> {
  if (!waitingVendorInvoice.includes(invoice.invoiceStatus)) return { whyNotApprove: null };
  const worksFiles = await worksAll(db, caller, invoice);
  const facts = factsOf(caller, invoice, true, worksFiles);
  const whyNotApprove = whyNotVendorInvoice(invoice.invoiceStatus, 'approved', facts) ?? null;
  if (whyNotApprove !== 'NOT_YOUR_FILES') return { whyNotApprove };
  const may = mayWithInvoice(caller, invoice, actionsOn(caller, 'vendorInvoice'));
  return { whyNotApprove, may: may.filter((action) => !['approve', 'edit', 'takeBack'].includes(action)) };
}

async function worksAll(db: Db, caller: Caller, { _id }: Recorded<'vendorInvoice'>): Promise<boolean> {
  if (!caller.writesOwnOnly) return true;
  const { rows } =
    await sql`select from "vendorInvoice" t where t._id = ${_id}::uuid and ${worksFilesOf(caller)}`.execute(
      db,
    );
  return rows.length > 0;
}
