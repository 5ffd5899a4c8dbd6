import { sql } from 'kysely';
import { Problem } from '#contract/problems';
import type { Recorded } from '#contract/resources/index';
import { settle } from '../records/settle';
import { updateRow } from '../records/store';
import type { Write } from '../request/work';
import { entrantsOf } from './fee-approval';
import { reviewProjection } from './projection-realize';

/**
 * Approves a fee that waits, for a request that was decided: by what right is the request's to say. What does not wait any more
 * stays as it is.
 * @throws Problem FORBIDDEN for who entered it
 */
export function approveFee(write: Write, feeId: string | null, note: string | null): Promise<void> {
  return decide(write, feeId, 'approved', note);
}

/** Declines a fee that waits, for a request that was decided. */
export function declineFee(write: Write, feeId: string | null, note: string | null): Promise<void> {
  return decide(write, feeId, 'declined', note);
}

async function decide(
  write: Write,
  feeId: string | null,
  status: 'approved' | 'declined',
  note: string | null,
): Promise<void> {
  // Not by the decider's reach: a client decides on a fee that it is shown only once it stands.
  const { rows } = await sql<Recorded<'fee'>>`
    select * from fee t where _id = ${feeId}::uuid and "deletedAt" is null for update`.execute(write.db);
  const [fee] = rows;
  if (fee?.status !== 'pending_approval') return;
  if ((await entrantsOf(write.db, fee)).includes(write.caller.userId))
    throw new Problem('FORBIDDEN', { message: 'Who entered a fee above its threshold does not approve it.' });
  const decided = {
    status,
    decisionNote: note,
    updatedAt: write.now.toISOString(),
    updatedBy: write.caller.userId,
    version: fee.version + 1,
  };
  // Not as a change of the fee by itself, which would settle the request that is being decided.
  await updateRow(write.db, 'fee', fee._id, decided);
  const after = { ...fee, ...decided };
  await settle(write, 'fee', 'updated', { before: fee, after, changed: ['status', 'decisionNote'] });
  await reviewProjection(write, after);
}
