import { sql } from 'kysely';
import { readListQuery } from '#contract/list-query';
import { resources } from '#contract/resources/index';
import { readBuckets } from '../records/buckets';
import { conditions } from '../records/conditions';
import { isPastStatusDue, isUnassigned } from '../rules/file/file-filters';
import type { Handler } from './handler';

interface Totals {
  active: number;
  hold: number;
  closed: number;
  rush: number;
  overdue: number;
  unassigned: number;
  noActivity7d: number;
}

/** How many files there are in scope, per stage and status and by what needs attention. */
export const countFiles: Handler<'countFiles'> = async (context) => {
  const { filters } = readListQuery(resources.file, context.parameters);
  const week = new Date(context.now.getTime() - 7 * 86_400_000).toISOString();
  const totals = sql<Totals>`
    select count(*) filter (where t.active) active, count(*) filter (where t.hold) hold, count(*) filter (where t.closed) closed,
      count(*) filter (where t."isRushFile" and t.active) rush,
      count(*) filter (where t.active and ${isPastStatusDue(context.now)}) overdue,
      count(*) filter (where t.active and ${isUnassigned}) unassigned,
      count(*) filter (where t.active and t."lastActivityDate" < ${week}::timestamptz) "noActivity7d"
    from file t where ${conditions('file', filters, context.caller)}`.execute(context.db);
  const [buckets, counted] = await Promise.all([
    readBuckets(context.db, 'file', filters, context.caller),
    totals,
  ]);
  return { body: { buckets, totals: counted.rows[0] } };
};
