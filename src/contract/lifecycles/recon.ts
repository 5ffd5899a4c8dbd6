import { centsOf } from '../money/cents';
import type { ValueOf } from '../vocabularies';

type Status = ValueOf<'reconStatus'>;

/**
 * From each state of a repair, where it may go. Whether it is approved is the client's to decide, in the request that an estimate waits
 * for: nobody sets it.
 */
export const reconMoves: { readonly [S in Status]: readonly Status[] } = {
  draft: ['estimate_requested', 'estimate_received', 'cancelled'],
  estimate_requested: ['estimate_received', 'cancelled'],
  estimate_received: ['approval_pending', 'estimate_requested', 'cancelled'],
  approval_pending: ['approved', 'declined', 'estimate_received', 'cancelled'],
  approved: ['ordered', 'cancelled'],
  declined: ['estimate_received', 'cancelled'],
  ordered: ['in_progress', 'completed', 'cancelled'],
  in_progress: ['completed', 'cancelled'],
  completed: ['invoiced'],
  invoiced: [],
  cancelled: [],
};

/** A step that somebody takes, rather than a decision. */
export type ReconStep = Exclude<Status, 'draft' | 'approved' | 'declined'>;

/** The steps that people take from a state. */
export const reconSteps = (from: Status): ReconStep[] =>
  reconMoves[from].filter((to): to is ReconStep => to !== 'draft' && !decidedRecon.includes(to));

/** The states that only a decision leads to. */
export const decidedRecon: readonly Status[] = ['approved', 'declined'];
/** The states in which a repair begins. */
export const firstRecon: readonly Status[] = ['draft', 'estimate_requested', 'estimate_received'];
/** The states in which its estimate may still be worded. */
export const openEstimate: readonly Status[] = [...firstRecon, 'declined'];
/** What is bought with such a step: neither on a held file nor once the unit is sold. */
export const reconWork: readonly Status[] = ['ordered', 'in_progress'];
/** The moves that the shop itself makes. */
export const shopMoves: readonly Status[] = ['estimate_received', 'in_progress', 'completed'];

/** Whether what a repair came to is so far above what was approved that a reason is due: by 10 %, or by $100.00, whichever is less. */
export function needsVarianceReason(actual: string | null, approved: string | null): boolean {
  if (actual === null) return false;
  const allowed = centsOf(approved);
  const excess = centsOf(actual) - allowed;
  return excess > 0 && (excess * 10 >= allowed || excess >= 10_000);
}
