import { sql } from 'kysely';
import { sideOf } from '#contract/roles/sides';
import type { Sql } from '../../database/tables';
import type { Caller } from '../../request/caller';

/** How an invoice fares in the accounts is the agency's matter: for others it is on its way there until it is in them. */
const ofAccounts = ['sageBillId', 'sageStatus', 'sageError', 'provider', 'bookedOn'];
/** What a vendor's price list says is between the vendor and the agency. */
const ofContract = [
  'contractAmount',
  'variance',
  'companyFeeId',
  'unit',
  'unitPrice',
  'freeUnits',
  'minimumAmount',
  'maximumAmount',
];

/** How an invoice fares in the accounts, for whom that is nothing. */
export const hiddenOfInvoice = (caller: Caller): readonly string[] =>
  sideOf(caller.activityType) === 'agency' ? [] : ofAccounts;

/** An invoice that could not be posted is on its way for whoever is not told of the accounts; see `maskInvoice`. */
export const invoiceShownAs = (caller: Caller, field: string): Sql | undefined =>
  field !== 'invoiceStatus' || sideOf(caller.activityType) === 'agency'
    ? undefined
    : sql`(case t."invoiceStatus" when 'post_failed' then 'pending_post' else t."invoiceStatus" end)`;

/** Takes out of an invoice what is for the agency alone: the accounts, why a level approved, and from clients the contract. */
export function maskInvoice(caller: Caller, invoice: Record<string, unknown>): void {
  const side = sideOf(caller.activityType);
  if (side === 'agency') return;
  if (invoice.invoiceStatus === 'post_failed') invoice.invoiceStatus = 'pending_post';
  const { approvals, checks } = invoice;
  if (Array.isArray(approvals))
    invoice.approvals = approvals.map((one: { decision: string }) =>
      one.decision === 'approved' ? { ...one, note: null } : one,
    );
  if (side === 'client' && Array.isArray(checks))
    invoice.checks = checks.map((one: object) =>
      Object.fromEntries(Object.entries(one).filter(([name]) => !ofContract.includes(name))),
    );
}
