import { openRequests, requestMoves, whyNotRequest, wordedAnew } from '#contract/lifecycles/request';
import type { RequestRefusal } from '#contract/lifecycles/request';
import { requestTypes } from '#contract/lifecycles/request-types';
import { Problem } from '#contract/problems';
import type { Recorded } from '#contract/resources/index';
import type { Caller } from '../../request/caller';
import { isLimited, may } from '../../request/rights';
import { conflict, invalid } from '../refuse';

type Request = Recorded<'request'>;

const refusals: { readonly [R in RequestRefusal]: (current: Request) => Problem } = {
  NOT_NEXT: ({ status }) => conflict(said[status]),
  OWN_REQUEST: () => new Problem('FORBIDDEN', { message: 'Who asks does not decide.' }),
  NOT_YOURS: () => new Problem('FORBIDDEN', { message: 'This request is not yours to move.' }),
  NEEDS_NOTE: () => invalid('decisionNote', 'decisionNote is a required field'),
  NEEDS_DECISION: () => conflict('This request is decided before it is done.'),
};

const said: { readonly [S in Request['status']]: string } = {
  draft: 'The request has not been sent in yet.',
  submitted: 'The request waits to be decided.',
  in_review: 'The request is being looked at.',
  information_needed: 'The request waits for an answer of who asked.',
  approved: 'The request has been approved already.',
  declined: 'The request has been declined already.',
  cancelled: 'The request has been taken back.',
  expired: 'The request has expired.',
  fulfilled: 'The request has been approved and done already.',
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
