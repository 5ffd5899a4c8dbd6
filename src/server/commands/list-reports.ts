import { sql } from 'kysely';
import type { RowOf, Unworded } from '#contract/commands/input';
import { reportParameters } from '#contract/reports/report-parameters';
import type { ReportParameter } from '#contract/reports/report-parameters';
import type { ValueOf } from '#contract/vocabularies/index';
import type { JobRow } from '../database/tables';
import { inputOf } from '../jobs/job-row';
import { keptFor } from '../reports/report-input';
import type { ReportInput } from '../reports/report-input';
import type { Handler } from './handler';

/** The reports that were made for the caller or are being made, newest first. */
export const listReports: Handler<'listReports'> = async (
  { db, caller, now },
  { page, size, dateFrom, dateTo },
) => {
  const day = sql`(j."createdAt" at time zone ${caller.timeZone})::date`;
  const all = [
    sql`j."userId" = ${caller.userId}::uuid and j.kind = 'report'`,
    ...(dateFrom ? [sql`${day} >= ${dateFrom}::date`] : []),
    ...(dateTo ? [sql`${day} <= ${dateTo}::date`] : []),
  ];
  const { rows } = await sql<JobRow & { count: number; delivery: ValueOf<'reportDelivery'> | null }>`
    select j.*, count(*) over ()::integer count,
      case when d."deliveredAt" is not null then 'delivered' when d."failedAt" is not null then 'failed'
        when d."jobId" is not null then 'waiting' end delivery
    from job j left join "reportDelivery" d on d."jobId" = j._id where ${sql.join(all, sql` and `)}
    order by j."createdAt" desc, j._id desc limit ${size} offset ${(page - 1) * size}`.execute(db);
  const total = rows[0]?.count ?? 0;
  return {
    body: {
      data: rows.map(({ delivery, ...job }) => ({ ...presented(job, now), delivery })),
      total,
      page,
      size,
    },
  };
};

/** What a report is narrowed by that is narrowed by nothing. */
const unnarrowed = Object.fromEntries(Object.keys(reportParameters).map((name) => [name, null])) as {
  readonly [P in ReportParameter]: null;
};

function presented(job: JobRow, now: Date): Omit<Unworded<RowOf<'listReports'>>, 'delivery'> {
  const { reportType, parameters, format, fileName, scheduleId } = inputOf<ReportInput>(job);
  const { _id, done, total, message, createdAt, endedAt, resultPath } = job;
  const keptUntil = resultPath && endedAt ? new Date(Date.parse(endedAt) + keptFor).toISOString() : null;
  const isExpired = keptUntil !== null && keptUntil < now.toISOString();
  return {
    _id,
    reportType,
    parameters: { ...unnarrowed, ...parameters },
    format,
    status: isExpired ? 'expired' : job.status === 'done' ? 'complete' : job.status,
    done,
    total,
    rowCount: job.status === 'done' ? done : null,
    message,
    fileName,
    resultUrl: resultPath && !isExpired ? `/api/desk/jobs/${_id}/result` : null,
    scheduleId: scheduleId ?? null,
    createdAt,
    endedAt,
    keptUntil,
  };
}
