import { todayIn } from '#contract/placement/province-time';
import { sideOf } from '#contract/roles/sides';
import { Problem } from '#contract/problems';
import type { Recorded } from '#contract/resources/index';
import { may } from '../../request/rights';
import type { TransactionContext } from '../../request/context';
import { statusDueReleased } from './status-due';

const longestDays = 90;

/**
 * Sets or releases a hold, with what the host adds to it.
 * @throws Problem FORBIDDEN, or INVALID naming the fields that a hold needs.
 */
export function changeHold(context: TransactionContext, after: Recorded<'file'>): Partial<Recorded<'file'>> {
  return after.hold ? setHold(context, after) : releaseHold(context, after);
}

function setHold(context: TransactionContext, after: Recorded<'file'>): Partial<Recorded<'file'>> {
  if (!may(context.caller, 'file', 'hold'))
    throw new Problem('FORBIDDEN', { message: 'Your role asks for a hold; it does not set one.' });
  const today = todayIn(after.state, context.now);
  checkReview(after, today);
  return {
    active: false,
    holdSource: sideOf(context.caller.activityType) === 'client' ? 'client' : 'agency',
    holdStartDate: today,
    heldSince: context.now.toISOString(),
    holdAcknowledgements: [],
  };
}

/** A hold says why, and when it is looked at again. */
export function checkReview(after: Recorded<'file'>, today: string): void {
  const errors: Record<string, string> = {};
  const last = new Date(Date.parse(`${today}T00:00:00Z`) + longestDays * 86_400_000)
    .toISOString()
    .slice(0, 10);
  if (!after.holdReason) errors.holdReason = 'holdReason is a required field';
  if (!after.holdUntil) errors.holdUntil = 'holdUntil is a required field';
  else if (after.holdUntil < today) errors.holdUntil = 'holdUntil must not be in the past';
  else if (after.holdUntil > last) errors.holdUntil = `holdUntil must be within ${longestDays} days`;
  const [message] = Object.values(errors);
  if (message) throw new Problem('INVALID', { message, errors });
}

function releaseHold(context: TransactionContext, after: Recorded<'file'>): Partial<Recorded<'file'>> {
  if (!may(context.caller, 'file', 'releaseHold'))
    throw new Problem('FORBIDDEN', { message: 'Your role asks for a release; it does not release.' });
  return {
    active: !after.closed,
    holdReason: null,
    holdSource: null,
    holdStartDate: null,
    heldSince: null,
    statusDue: statusDueReleased(after, context.now),
    holdUntil: null,
    holdNote: null,
    holdAcknowledgements: null,
  };
}
