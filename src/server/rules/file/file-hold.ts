import { todayIn } from '#contract/placement/province-time';
import { sideOf } from '#contract/roles/sides';
import { Problem } from '#contract/problems';
import type { Recorded } from '#contract/resources/index';
import { sentence } from '#contract/words/sentence';
import type { Sentence } from '#contract/words/sentence';
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
    throw new Problem('FORBIDDEN', { message: sentence('files.roleAsksHoldDoesNot') });
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
  const errors: Record<string, Sentence> = {};
  const last = new Date(Date.parse(`${today}T00:00:00Z`) + longestDays * 86_400_000)
    .toISOString()
    .slice(0, 10);
  if (!after.holdReason) errors.holdReason = sentence('values.required', { field: 'holdReason' });
  if (!after.holdUntil) errors.holdUntil = sentence('values.required', { field: 'holdUntil' });
  else if (after.holdUntil < today) errors.holdUntil = sentence('values.notPast', { field: 'holdUntil' });
  else if (after.holdUntil > last)
    errors.holdUntil = sentence('files.holdUntilWithinDays', { days: longestDays });
  const [message] = Object.values(errors);
  if (message) throw new Problem('INVALID', { message, errors });
}

function releaseHold(context: TransactionContext, after: Recorded<'file'>): Partial<Recorded<'file'>> {
  if (!may(context.caller, 'file', 'releaseHold'))
    throw new Problem('FORBIDDEN', { message: sentence('files.roleAsksReleaseDoesNot') });
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
