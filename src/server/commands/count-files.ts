import { sql } from 'kysely';
import type { AnswerTo } from '#contract/commands/input';
import type { ListQuery } from '#contract/list-query';
import { readListQuery } from '#contract/list-query';
import { resources } from '#contract/resources/index';
import { readBuckets } from '../records/buckets';
import { counted, countedApart } from '../records/counted';
import { seldomApart } from '../records/seldom';
import type { RequestContext } from '../request/context';
import { isPastStatusDue, isUnassigned } from '../rules/file/file-filters';
import type { Handler } from './handler';

type Totals = AnswerTo<'countFiles'>['totals'];

/** How many files there are in scope, per stage and status and by what needs attention. */
export const countFiles: Handler<'countFiles'> = async (context) => {
  const { filters } = readListQuery(resources.file, context.parameters);
  const { all, less } = seldomApart('file', filters);
  const [buckets, totals, few] = await Promise.all([
    readBuckets(context, 'file', filters),
    readTotals(context, all),
    Promise.all(less.map((of) => readTotals(context, of))),
  ]);
  return { body: { buckets, totals: few.reduce(lessThose, totals) } };
};

async function readTotals(context: RequestContext, filters: ListQuery['filters']): Promise<Totals> {
  const week = new Date(context.now.getTime() - 7 * 86_400_000).toISOString();
  // Who a file is assigned to stands in no index that has the rest.
  const unassigned = countedApart('file', filters, context.caller).map(
    (part) => sql`(select count(*) from ${part} and t.active and ${isUnassigned})`,
  );
  const { rows } = await sql<Totals>`
    select count(*) filter (where t.active) active, count(*) filter (where t.hold) hold, count(*) filter (where t.closed) closed,
      count(*) filter (where t."isRushFile" and t.active) rush,
      count(*) filter (where t.active and ${isPastStatusDue(context.now)}) overdue,
      ${sql.join(unassigned, sql.raw(' + '))} unassigned,
      count(*) filter (where t.active and t."lastActivityDate" < ${week}::timestamptz) "noActivity7d"
    from ${counted('file', filters, context.caller)}`.execute(context.db);
  const [totals] = rows;
  if (!totals) throw new Error('a count without a grouping answers one row');
  return totals;
}

function lessThose(totals: Totals, few: Totals): Totals {
  const names = Object.keys(totals) as (keyof Totals)[];
  return Object.fromEntries(names.map((name) => [name, totals[name] - few[name]])) as unknown as Totals;
}
