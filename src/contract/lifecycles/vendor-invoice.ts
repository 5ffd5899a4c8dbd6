import { centsOf } from '../money/cents';
import type { Extent } from '../roles/special-actions';
import type { Side } from '../roles/sides';
import type { ValueOf } from '../vocabularies';

type Status = ValueOf<'invoiceStatus'>;

/**
 * From each state of a vendor's invoice, the states that there are, and whose step it is: who keeps it (the vendor, or who keys it
 * for him), who approves it, the accountants, or the host itself. One that is in the accounts is corrected there, and by a credit.
 */
export const vendorInvoiceSteps: {
  readonly [S in Status]: { readonly [Next in Status]?: 'owner' | 'approver' | 'accounts' | 'host' };
} = {
  draft: { submitted: 'owner', void: 'owner' },
  submitted: { auto_approved: 'host', in_review: 'host' },
  auto_approved: { pending_post: 'host' },
  in_review: { approved: 'approver', disputed: 'approver', rejected: 'approver' },
  disputed: { submitted: 'owner', in_review: 'approver', rejected: 'approver', void: 'owner' },
  rejected: { submitted: 'owner', void: 'owner' },
  approved: { pending_post: 'host' },
  pending_post: { posted: 'host', post_failed: 'host' },
  post_failed: { pending_post: 'accounts', posted: 'host' },
  posted: { partially_paid: 'host', paid: 'host' },
  partially_paid: { paid: 'host' },
  paid: {},
  void: {},
};

/** The states in which the vendor, or who keys it for him, may change what it says. */
export const openVendorInvoice: readonly Status[] = ['draft', 'disputed', 'rejected'];
/** The states in which it waits for someone's approval. */
export const waitingVendorInvoice: readonly Status[] = ['in_review'];
export const postable: readonly Status[] = ['pending_post', 'post_failed'];

/** Up to these totals, in cents, one level approves, and two; more takes all three. */
export const approvalLimits = { one: 50_000, two: 250_000 } as const;

/** What a line says that it comes to: its amount and its taxes, in cents. */
type Sum = { readonly [A in 'amount' | 'gst' | 'hst' | 'pst' | 'qst']?: string | null };

/** What is asked for with an invoice, in cents: what lines take off it lowers what is paid, and nobody's word that is needed. */
export function askedFor(lines: readonly Sum[]): number {
  return lines
    .map(({ amount, gst, hst, pst, qst }) =>
      [amount, gst, hst, pst, qst].reduce((sum, one) => sum + centsOf(one ?? '0.00'), 0),
    )
    .reduce((sum, line) => sum + Math.max(0, line), 0);
}

/** How many levels have to approve what is asked for, in cents: file manager, supervisor, accountant. */
export function levelsFor(total: number): 1 | 2 | 3 {
  if (total <= approvalLimits.one) return 1;
  return total <= approvalLimits.two ? 2 : 3;
}

/** The level before the first, where the client pays vendors itself. */
export const clientLevel = 0;

/** What a sale costs: an invoice of nothing else is approved at the first level by who sells. */
export const saleCosts: readonly ValueOf<'feeType'>[] = [
  'appraisal',
  'auction_entry',
  'auction_no_sale',
  'auction_sell_fee',
  'detailing',
  'key_cut',
  'photos_condition_report',
  'reconditioning',
  'safety_inspection',
  'transport_long_haul',
];

/** The levels at which a person approves by how far the right to approve reaches; on the client's side there is one level. */
export function levelsOfExtent(extent: Extent, side: Side): readonly number[] {
  if (side === 'vendor' || extent === 'no') return [];
  if (side === 'client') return [clientLevel];
  return { level_1: [1], level_1_sale: [1], level_2: [2], level_3: [3] }[extent as string] ?? [1, 2, 3];
}

export type VendorInvoiceRefusal =
  | 'NOT_NEXT'
  | 'NOT_YOURS'
  | 'NOT_YOUR_LEVEL'
  | 'NOT_YOUR_FILES'
  | 'OWN_INVOICE'
  | 'APPROVED_BEFORE'
  | 'NEEDS_REASON'
  | 'NEEDS_DOCUMENT';

/** What has to be known of a vendor's invoice and of the person who takes a step. */
export interface VendorInvoiceFacts {
  readonly hasDocument: boolean;
  readonly hasReason: boolean;
  readonly isSubmitter: boolean;
  readonly approvedBefore: boolean;
  /** The level at which it waits, and those at which the person approves. */
  readonly level: number;
  readonly levelsOf: readonly number[];
  readonly mayKeep: boolean;
  /** Whether the person works every file that it bills. */
  readonly worksFiles: boolean;
}

/**
 * Why a step may not be taken, or nothing where it may. Who submitted an invoice approves it at no level, and who approved
 * one level not the next.
 */
export function whyNotVendorInvoice(
  from: Status,
  to: Status,
  facts: VendorInvoiceFacts,
): VendorInvoiceRefusal | undefined {
  switch (vendorInvoiceSteps[from][to]) {
    case 'owner':
      if (!facts.mayKeep) return 'NOT_YOURS';
      if (to === 'void') return facts.hasReason ? undefined : 'NEEDS_REASON';
      return facts.hasDocument ? undefined : 'NEEDS_DOCUMENT';
    case 'approver':
      if (facts.levelsOf.length === 0) return 'NOT_YOURS';
      if (facts.isSubmitter) return 'OWN_INVOICE';
      if (facts.approvedBefore) return 'APPROVED_BEFORE';
      if (!facts.levelsOf.includes(facts.level)) return 'NOT_YOUR_LEVEL';
      if (!facts.worksFiles) return 'NOT_YOUR_FILES';
      return to === 'approved' || to === 'in_review' || facts.hasReason ? undefined : 'NEEDS_REASON';
    default:
      return 'NOT_NEXT';
  }
}

/** Where an invoice goes when a level approves it, in cents of what is asked for: on to the next one, or through. */
export function afterApproval(level: number, total: number): { readonly level: number } | 'approved' {
  return level < levelsFor(total) ? { level: level + 1 } : 'approved';
}

/** The states in which an invoice waits for a decision, and keeps its files from being closed. */
export const undecidedInvoice: readonly ValueOf<'invoiceStatus'>[] = ['submitted', 'in_review', 'disputed'];
