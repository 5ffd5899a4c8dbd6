import type { Db } from '../database/tables';

/** A person asked for the job to end. What is done stays done. */
export class Cancelled extends Error {}

/** The host is closing: the job is left as it stands, for the next that takes it up. */
export class Interrupted extends Error {}

/**
 * Between two batches: whether to go on.
 * @throws Cancelled or Interrupted
 */
export async function checkStop(db: Db, jobId: string, signal: AbortSignal): Promise<void> {
  if (signal.aborted) throw new Interrupted('the host is closing');
  const job = await db.selectFrom('job').select('cancelAsked').where('_id', '=', jobId).executeTakeFirst();
  if (!job || job.cancelAsked) throw new Cancelled('cancelled');
}
