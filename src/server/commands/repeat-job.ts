import { sql } from 'kysely';
import { Problem } from '#contract/problems';
import { sentence } from '#contract/words/sentence';
import { overseen } from '../jobs/jobs-of-all';
import { inTransaction } from '../request/in-transaction';
import type { Handler } from './handler';

/** Takes up a job again that failed or was stopped; it goes on after what it has done, and nothing is done twice. */
export const repeatJob: Handler<'repeatJob'> = (context, { jobId }) =>
  inTransaction(context, async ({ db, caller, app }) => {
    const found = await sql`select from job j where j._id = ${jobId}::uuid and ${overseen(caller)}`.execute(
      db,
    );
    if (found.rows.length === 0) throw new Problem('NOT_FOUND');
    const again = await db
      .updateTable('job')
      .set({ status: 'queued', cancelAsked: false, message: null, endedAt: null })
      .where('_id', '=', jobId)
      .where('status', 'in', ['failed', 'cancelled'])
      .returning('_id')
      .executeTakeFirst();
    if (!again) throw new Problem('CONFLICT', { message: sentence('documents.jobNotToRepeat') });
    await app.jobs.enqueue(db, jobId);
    return { status: 202, body: { jobId } };
  });
