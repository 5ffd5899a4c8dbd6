import { centsOf } from '../money/cents';
import type { ValueOf } from '../vocabularies';

type Status = ValueOf<'feeStatus'>;

/**
 * From each state of a fee, where people may take it. What an invoice does to a fee (`invoiced`, and back when the invoice is void;
 * `paid`) is the invoice's, and `pending_approval` is where a fee above its threshold waits for its request.
 */
export const feeMoves: { readonly [S in Status]: readonly Status[] } = {
  draft: ['pending_approval', 'approved', 'void'],
  pending_approval: ['approved', 'declined', 'draft', 'void'],
  approved: ['draft', 'written_off', 'void'],
  invoiced: ['written_off'],
  paid: [],
  declined: ['draft', 'void'],
  written_off: [],
  void: [],
};

/** The states in which what a fee is for and what it costs may still change. */
export const openFee: readonly Status[] = ['draft', 'pending_approval', 'declined'];
/** The states in which a client is shown what it is charged: what is still being worked out is ours. */
export const shownFee: readonly Status[] = ['approved', 'invoiced', 'paid', 'written_off'];
/** What somebody enters themselves, where it waits for nobody. */
export const enteredFee: readonly Status[] = ['draft', 'approved'];
/** The states whose amounts count as owed. */
export const countedFee: readonly Status[] = ['approved', 'invoiced', 'paid'];

/** From when a fee can be paid: what a client is charged once it is billed, what a vendor is owed once it stands. */
export const payableFee: { readonly [D in ValueOf<'feeDirection'>]: readonly Status[] } = {
  receivable: ['invoiced', 'paid'],
  payable: ['approved', 'invoiced', 'paid'],
};

const states = Object.keys(feeMoves) as Status[];
/** The fees that can be written off, by the filters of their list: charged to the client, and standing. */
export const writtenOffFees = {
  direction: ['receivable'],
  status: states.filter((status) => feeMoves[status].includes('written_off')),
} as const satisfies {
  readonly direction: readonly ValueOf<'feeDirection'>[];
  readonly status: readonly Status[];
};

/** Whether a fee costs more than its price list says. `varianceFromSchedule`: the difference, signed, where there is a list. */
export const isOverList = ({
  varianceFromSchedule,
}: {
  readonly varianceFromSchedule: string | null;
}): boolean => varianceFromSchedule !== null && centsOf(varianceFromSchedule) > 0;

export type FeeRefusal =
  | 'NOT_NEXT'
  | 'NOT_OVER'
  | 'NEEDS_APPROVAL'
  | 'CLIENT_DECIDES'
  | 'OWN_FEE'
  | 'NEEDS_DESCRIPTION'
  | 'NEEDS_DOCUMENT'
  | 'NEEDS_REASON';

/** What has to be known of a fee and of the person who moves it. */
export interface FeeFacts {
  readonly feeType: ValueOf<'feeType'>;
  readonly overThreshold: boolean;
  /** It costs more than the price list that holds for it. */
  readonly overList: boolean;
  readonly mayApproveOver: boolean;
  /** It goes over what its client lets itself be charged, and the client alone decides about it. */
  readonly clientDecides: boolean;
  /** They entered it, or named its price last. */
  readonly isEntrant: boolean;
  readonly hasDescription: boolean;
  readonly hasDocument: boolean;
  /** The reason that a write-off or a refusal is given for. */
  readonly hasReason: boolean;
}

/** Why a fee may not go to a state, or nothing where it may. */
export function whyNotFee(from: Status, to: Status, facts: FeeFacts): FeeRefusal | undefined {
  if (!feeMoves[from].includes(to)) return 'NOT_NEXT';
  if ((to === 'approved' || to === 'declined') && facts.clientDecides) return 'CLIENT_DECIDES';
  if (to === 'declined' && !facts.mayApproveOver) return 'NEEDS_APPROVAL';
  if ((to === 'written_off' || to === 'declined') && !facts.hasReason) return 'NEEDS_REASON';
  if (to !== 'approved' && to !== 'pending_approval') return undefined;
  if (to === 'pending_approval' && !facts.overThreshold) return 'NOT_OVER';
  if (facts.feeType === 'other' && !facts.hasDescription) return 'NEEDS_DESCRIPTION';
  if (facts.feeType === 'other' && !facts.hasDocument) return 'NEEDS_DOCUMENT';
  if (to !== 'approved') return undefined;
  if (facts.isEntrant && (facts.overThreshold || facts.overList)) return 'OWN_FEE';
  return facts.overThreshold && !facts.mayApproveOver ? 'NEEDS_APPROVAL' : undefined;
}
