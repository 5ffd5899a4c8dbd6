import { sql } from 'kysely';
import { todayIn } from '#contract/placement/province-time';
import { Problem } from '#contract/problems';
import { sentence } from '#contract/words/sentence';
import { conditions } from '../records/conditions';
import { inTransaction } from '../request/in-transaction';
import { countPastDue } from '../rules/file/file-past-due';
import { invalid } from '../rules/refuse';
import { eachInScope } from './each-in-scope';
import type { Handler } from './handler';

/** The province in which a day begins first. */
const first = 'NL';

/** Counts the days past due of open files on to a day: of named files, or of all in scope that have a count. */
export const updateDaysPastDue: Handler<'updateDaysPastDue'> = (context, { fileIds, asOf }) =>
  inTransaction(context, async (context) => {
    // Days that are still to come would be counted again when they come.
    if (asOf && asOf > todayIn(first, context.now))
      throw invalid('asOf', sentence('values.notFuture', { field: 'asOf' }));
    const named = fileIds?.length ? sql`t._id = any(${fileIds}::uuid[])` : sql`true`;
    const which = sql`${conditions('file', {}, context.caller)} and ${named}`;
    const updated = await countPastDue(context, { which, asOf });
    if (!fileIds?.length) return { body: { updated } };
    const several = { field: 'fileIds', ids: fileIds };
    const data = await eachInScope(context, 'file', several, ({ closed }) =>
      closed ? new Problem('FILE_CLOSED') : undefined,
    );
    return { body: { updated, data } };
  });
