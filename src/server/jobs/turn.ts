import type { UpdateObject } from 'kysely';
import type { Db, JobRow, Tables, Tx } from '../database/tables';

/** A job, and how often it had been taken up when this worker took it. */
export type Turn = Pick<JobRow, '_id' | 'turn'>;

/** Another took the job up after this worker, which lost the lock and lives: the job is the other's. */
export class Superseded extends Error {}

/**
 * Writes down how far a job is.
 * @throws Superseded
 */
export async function noteProgress(
  db: Db,
  { _id, turn }: Turn,
  progress: UpdateObject<Tables, 'job'>,
): Promise<void> {
  const noted = await db
    .updateTable('job')
    .set(progress)
    .where('_id', '=', _id)
    .where('turn', '=', turn)
    .returning('_id')
    .executeTakeFirst();
  if (!noted) throw new Superseded('another worker is at this job');
}

/**
 * Lets what a transaction wrote for a job be kept only by who took the job up last: who takes it up meanwhile waits until the transaction is
 * over, and so sees all that it wrote or nothing.
 * @throws Superseded
 */
export const holdTurn = (tx: Tx, job: Turn): Promise<void> => noteProgress(tx, job, { turn: job.turn });
