import { fieldStatuses, needsNote, needsPlace, timeBandOf } from '#contract/lifecycles/attempt';
import { Problem } from '#contract/problems';
import type { Draft, Recorded } from '#contract/resources/index';
import { sentence } from '#contract/words/sentence';
import { find } from '../../records/find';
import type { TransactionContext } from '../../request/context';
import { conflict, invalid } from '../refuse';

type Attempt = Recorded<'attempt'>;

/**
 * The host's part of a new attempt: who tried, and at what time of the day. Nobody tries for a file that nobody has accepted, that is
 * held, or that is in hand.
 * @throws Problem FILE_ON_HOLD, CONFLICT, or INVALID naming the field
 */
export async function completeAttempt(
  context: TransactionContext,
  draft: Draft<'attempt'>,
): Promise<Partial<Attempt>> {
  const { caller, db } = context;
  const file = await find(db, 'file', draft.fileId, caller);
  if (file.hold) throw new Problem('FILE_ON_HOLD');
  if (!fieldStatuses.includes(file.status)) {
    const why = file.recovery?.onHookAt ? 'attempts.takenAlready' : 'attempts.nobodyInField';
    throw conflict(sentence(why, { status: file.status }));
  }
  if (file.assignmentDate && draft.at < file.assignmentDate)
    throw invalid('at', sentence('attempts.beforeAssignment'));
  checkPlace(draft);
  if (needsNote.includes(draft.outcome) && !draft.note?.trim())
    throw invalid('note', sentence('attempts.noteNeeded'));
  return {
    agentUserId: caller.userId,
    companyId: caller.companyId,
    timeBand: timeBandOf(new Date(draft.at), file.state),
  };
}

function checkPlace({ outcome, latitude, longitude }: Draft<'attempt'>): void {
  if ((latitude == null) !== (longitude == null))
    throw invalid(latitude == null ? 'latitude' : 'longitude', sentence('attempts.placeWhole'));
  if (latitude == null && needsPlace.includes(outcome))
    throw invalid('latitude', sentence('attempts.placeNeeded'));
}
