import { openRequests, requestMoves, whyNotRequest, wordedAnew } from '#contract/lifecycles/request';
import type { RequestRefusal } from '#contract/lifecycles/request';
import { requestTypes } from '#contract/lifecycles/request-types';
import { Problem } from '#contract/problems';
import type { Recorded } from '#contract/resources/index';
import { sentence } from '#contract/words/sentence';
import type { Sentence } from '#contract/words/sentence';
import type { Caller } from '../../request/caller';
import { isLimited, may } from '../../request/rights';
import { conflict, invalid } from '../refuse';

type Request = Recorded<'request'>;

const refusals: { readonly [R in RequestRefusal]: (current: Request) => Problem } = {
  NOT_NEXT: ({ status }) => conflict(said[status]),
  OWN_REQUEST: () => new Problem('FORBIDDEN', { message: sentence('conversation.whoAsksDoesNotDecide') }),
  NOT_YOURS: () => new Problem('FORBIDDEN', { message: sentence('conversation.requestNotYoursMove') }),
  NEEDS_NOTE: () => invalid('decisionNote', sentence('values.required', { field: 'decisionNote' })),
  NEEDS_DECISION: () => conflict(sentence('conversation.requestDecidedBeforeDone')),
};

const said: { readonly [S in Request['status']]: Sentence } = {
  draft: sentence('conversation.requestNotBeenSentYet'),
  submitted: sentence('conversation.requestWaitsDecided'),
  in_review: sentence('conversation.requestBeingLooked'),
  information_needed: sentence('conversation.requestWaitsAnswerWhoAsked'),
  approved: sentence('conversation.requestBeenApprovedAlready'),
  declined: sentence('conversation.requestBeenDeclinedAlready'),
  cancelled: sentence('conversation.requestBeenTakenBack'),
  expired: sentence('conversation.requestExpired'),
  fulfilled: sentence('conversation.requestBeenApprovedDoneAlready'),
};

/**
 * Holds a move of a request to its lifecycle and to who makes it.
 * @throws Problem CONFLICT where it is not next, FORBIDDEN where it is not the caller's, INVALID where it has to say why
 */
export function checkMove(
  caller: Caller,
  current: Request,
  to: Request['status'],
  note: string | null | undefined,
): void {
  const refusal = whyNotRequest(current.status, to, {
    isRequester: isRequester(caller, current),
    decides: current.decidable === true,
    isAsked: caller.family.includes(current.assignedToCompanyId ?? ''),
    isAnswered: requestTypes[current.requestType].answered === true,
    isSaid: requestTypes[current.requestType].answer !== undefined,
    mayCancelAny: may(caller, 'request', 'cancel') && !isLimited(caller, 'request', 'cancel'),
    hasNote: Boolean(note?.trim()),
  });
  if (refusal) throw refusals[refusal](current);
}

export function isRequester(caller: Caller, { requestedBy }: Partial<Request>): boolean {
  return requestedBy === caller.userId;
}

/** Whether the caller may take a request back now. */
export function mayCancel(caller: Caller, request: Partial<Request>): boolean {
  const open = request.status !== undefined && requestMoves[request.status].includes('cancelled');
  return open && (isRequester(caller, request) || !isLimited(caller, 'request', 'cancel'));
}

/** Whether the caller may word a request anew: their own, while nobody has decided it. */
export function mayReword(caller: Caller, request: Partial<Request>): boolean {
  return request.status !== undefined && wordedAnew.includes(request.status) && isRequester(caller, request);
}

/** Whether a request waits for somebody. */
export function isOpen({ status }: Pick<Request, 'status'>): boolean {
  return openRequests.includes(status);
}
