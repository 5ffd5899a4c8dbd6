import { sql } from 'kysely';
import { todayIn } from '#contract/placement/province-time';
import { Problem } from '#contract/problems';
import { sentence } from '#contract/words/sentence';
import type { CountInput } from '../jobs/past-due-rows';
import { rowsOfCount } from '../jobs/past-due-rows';
import { inputOf, noteDoneJob } from '../jobs/job-row';
import { conditions } from '../records/conditions';
import type { TransactionContext } from '../request/context';
import { inTransaction } from '../request/in-transaction';
import { countPastDue } from '../rules/file/file-past-due';
import { invalid } from '../rules/refuse';
import { eachInScope } from './each-in-scope';
import type { Handler } from './handler';

/** The province in which a day begins first. */
const first = 'NL';

/**
 * Counts the days past due of open files on to a day: of named files, or of all in scope that have a count. `dryRun` says what that would
 * do; its `jobId` has it done.
 */
export const updateDaysPastDue: Handler<'updateDaysPastDue'> = (context, { jobId, dryRun, ...given }) =>
  inTransaction(context, async (context) => {
    const { fileIds, asOf } = jobId ? await checkedCount(context, jobId) : given;
    // Days that are still to come would be counted again when they come.
    if (asOf && asOf > todayIn(first, context.now))
      throw invalid('asOf', sentence('values.notFuture', { field: 'asOf' }));
    const isCheck = dryRun ?? false;
    const named = fileIds?.length ? sql`t._id = any(${fileIds}::uuid[])` : sql`true`;
    const which = sql`${conditions('file', {}, context.caller)} and ${named}`;
    const counted = await countPastDue(context, { which, asOf, isCheck });
    const data = fileIds?.length
      ? await eachInScope(context, 'file', { field: 'fileIds', ids: fileIds }, ({ closed }) =>
          closed ? new Problem('FILE_CLOSED') : undefined,
        )
      : undefined;
    const input: CountInput = {
      ...(fileIds?.length && { fileIds }),
      ...(asOf && { asOf }),
      dryRun: isCheck,
      header: ['ref'],
    };
    const noted = await noteDoneJob(context, { kind: 'past_due', input }, rowsOfCount(counted, data));
    return { body: { updated: counted.length, jobId: noted, ...(data && { data }) } };
  });

/** What a check of the caller was asked. @throws Problem INVALID where there is none */
async function checkedCount({ db, caller }: TransactionContext, jobId: string): Promise<CountInput> {
  const job = await db
    .selectFrom('job')
    .select('input')
    .where('_id', '=', jobId)
    .where('userId', '=', caller.userId)
    .where('kind', '=', 'past_due')
    .executeTakeFirst();
  if (!job) throw invalid('jobId', sentence('documents.notYourCount'));
  return inputOf<CountInput>(job);
}
