import { sql } from 'kysely';
import type { AnswerTo } from '#contract/commands/input';
import { readListQuery } from '#contract/list-query';
import { resources } from '#contract/resources/index';
import { readBuckets } from '../records/buckets';
import { counted } from '../records/counted';
import { isPastStatusDue, isUnassigned } from '../rules/file/file-filters';
import type { Handler } from './handler';

/** How many files there are in scope, per stage and status and by what needs attention. */
export const countFiles: Handler<'countFiles'> = async (context) => {
  const { filters } = readListQuery(resources.file, context.parameters);
  const week = new Date(context.now.getTime() - 7 * 86_400_000).toISOString();
  const totals = sql<AnswerTo<'countFiles'>['totals']>`
    select count(*) filter (where t.active) active, count(*) filter (where t.hold) hold, count(*) filter (where t.closed) closed,
      count(*) filter (where t."isRushFile" and t.active) rush,
      count(*) filter (where t.active and ${isPastStatusDue(context.now)}) overdue,
      count(*) filter (where t.active and ${isUnassigned}) unassigned,
      count(*) filter (where t.active and t."lastActivityDate" < ${week}::timestamptz) "noActivity7d"
    from ${counted('file', filters, context.caller)}`.execute(context.db);
  const [buckets, { rows }] = await Promise.all([readBuckets(context, 'file', filters), totals]);
  const [counts] = rows;
  if (!counts) throw new Error('a count without a grouping answers one row');
  return { body: { buckets, totals: counts } };
};
