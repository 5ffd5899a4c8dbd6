import type { ValueOf } from '../vocabularies';

type Status = ValueOf<'requestStatus'>;

/**
 * From each state of a request, where it may go. Deciding is for those who decide; cancelling and sending in, for who asked. What is
 * given rather than allowed goes to `fulfilled` at once.
 */
export const requestMoves: { readonly [S in Status]: readonly Status[] } = {
  draft: ['submitted', 'cancelled'],
  submitted: ['in_review', 'approved', 'declined', 'information_needed', 'fulfilled', 'cancelled', 'expired'],
  in_review: ['approved', 'declined', 'information_needed', 'fulfilled', 'cancelled', 'expired'],
  information_needed: ['submitted', 'cancelled', 'expired'],
  approved: ['fulfilled'],
  declined: [],
  cancelled: [],
  expired: [],
  fulfilled: [],
};

/** The states in which a request waits for somebody. */
export const openRequests: readonly Status[] = ['submitted', 'in_review', 'information_needed'];
/** The states in which it waits for those who decide. */
export const decidableRequests: readonly Status[] = ['submitted', 'in_review'];
/** The moves of those who decide. */
export const decisions: readonly Status[] = ['in_review', 'approved', 'declined', 'information_needed'];
/** The states in which who asked may still word it anew. */
export const wordedAnew: readonly Status[] = ['draft', 'submitted', 'information_needed'];

export type RequestRefusal = 'NOT_NEXT' | 'OWN_REQUEST' | 'NOT_YOURS' | 'NEEDS_NOTE' | 'NEEDS_DECISION';

/** What has to be known of a request and of the person who moves it. */
export interface RequestFacts {
  readonly isRequester: boolean;
  /** The person decides this request: its type at their desk, and it is their side that is asked. */
  readonly decides: boolean;
  /** The person is on the side that is asked. */
  readonly isAsked: boolean;
  /** What is asked for is given rather than allowed. */
  readonly isAnswered: boolean;
  /** It is done with something that is said: whoever gives it says it, and not who asked. */
  readonly isSaid: boolean;
  readonly mayCancelAny: boolean;
  readonly hasNote: boolean;
}

/** Why a request may not go to a state, or nothing where it may. Who asked never decides. */
export function whyNotRequest(from: Status, to: Status, facts: RequestFacts): RequestRefusal | undefined {
  if (!requestMoves[from].includes(to) || to === 'expired') return 'NOT_NEXT';
  if (to === 'cancelled') return facts.isRequester || facts.mayCancelAny ? undefined : 'NOT_YOURS';
  if (to === 'submitted') return facts.isRequester ? undefined : 'NOT_YOURS';
  if (to === 'fulfilled') return whyNotFulfilled(from, facts);
  if (facts.isRequester) return 'OWN_REQUEST';
  if (!facts.decides) return 'NOT_YOURS';
  const saysWhy = to === 'declined' || to === 'information_needed';
  return saysWhy && !facts.hasNote ? 'NEEDS_NOTE' : undefined;
}

// What was approved is marked as done by either side; what was asked for and came, by whoever gave or got it.
function whyNotFulfilled(from: Status, facts: RequestFacts): RequestRefusal | undefined {
  if (from !== 'approved' && !facts.isAnswered) return 'NEEDS_DECISION';
  if (facts.isSaid && facts.isRequester) return 'OWN_REQUEST';
  return facts.isRequester || facts.isAsked || facts.decides ? undefined : 'NOT_YOURS';
}
