import { createReadStream } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { updateReportColumns } from '#contract/lender-jobs/update-layout';
import type { JobRow, Row, Sql } from '../database/tables';
import { checkClient } from '../jobs/check-client';
import { localTime } from '../jobs/export-cells';
import type { ExportColumn } from '../jobs/export-columns';
import { resultPath } from '../jobs/export-list';
import { selected } from '../jobs/export-rows';
import type { Outcome, Running } from '../jobs/job-context';
import { inputOf } from '../jobs/job-row';
import { streamRows } from '../jobs/stream-rows';
import { keepFile } from '../jobs/write-sheet';
import { conditions } from '../records/conditions';
import { masksFor } from '../records/hidden-fields';
import { maskRow } from '../records/present';
import { demand } from '../request/rights';
import type { Caller } from '../request/caller';
import type { AppContext } from '../request/context';
import { byteOrderMark, csvLines } from '../spreadsheets/write-csv';
import type { LenderKey } from './lender-of';
import { reachedFolder } from './reached-folder';

/** What the job of an update report was asked. */
export interface UpdateReportInput {
  readonly lender: LenderKey;
  readonly clientId: string;
  readonly fileName: string;
}

const own = [
  'ref',
  'bankAccountNumber',
  'stage',
  'status',
  'statusSince',
  'hold',
  'holdReason',
  'lastActivityDate',
  'recovery',
  'storage',
  'notice',
  'priorNotice',
  'remarketing',
  'nextAction',
  'nextActionDate',
  'balanceAmount',
];
const charged = (
  table: string,
  among: Sql,
): Sql => sql`(select coalesce(sum(x.amount), 0)::numeric(14,2) from ${sql.table(table)} x
  where x."fileId" = t._id and x."deletedAt" is null and x.direction = 'receivable' and ${among})`;

/** What is worked out of a file for its lender, by the columns of the layout. Amounts go the way of the file's own. */
const worked = (caller: Caller, today: string): { readonly [column: string]: Sql } => ({
  daysOpen: sql`(${today}::date - (coalesce(t."assignmentDate", t."createdAt") at time zone ${caller.timeZone})::date)`,
  vendorName: sql`(select c."companyName" from "companyAssignment" a join company c on c._id = a."companyId"
    where a."fileId" = t._id and a.status = 'accepted' and a."deletedAt" is null order by a."acceptedAt" desc nulls last limit 1)`,
  lastClientNote: sql`(select left(n.body, 500) from (select t.* from note t where ${conditions('note', {}, caller)}) n
    where n."fileId" = t._id and (n.audience in ('client', 'client_and_vendor') or n."postedToClient")
    order by n."createdAt" desc limit 1)`,
  storageLot: sql`(select c."companyName" from company c where c._id = (t.storage ->> 'lotCompanyId')::uuid)`,
  storageDays: sql`(least((t.storage ->> 'outDate')::date, ${today}::date) - (t.storage ->> 'inDate')::date)`,
  locationCity: sql`(select c.city from company c where c._id = (t.storage ->> 'lotCompanyId')::uuid)`,
  locationProvince: sql`t.state`,
  feesToDate: charged('fee', sql`x.status not in ('draft', 'declined', 'void', 'written_off')`),
  projectedFees: charged('projectedFee', sql`x.status = 'projected'`),
});

/** Tells a lender how its open files stand, as who asked for it may see them, and leaves the file in its drop folder. */
export async function runUpdateReport(running: Running): Promise<Outcome> {
  const { app, job, caller } = running;
  const { lender, clientId, fileName } = inputOf<UpdateReportInput>(job);
  demand(caller, 'exportJob.create');
  await checkClient(app.db, caller, clientId);
  const now = app.now();
  const today = localTime(now.toISOString(), caller.timeZone).slice(0, 10);
  const facts = worked(caller, today);
  const where = sql`${conditions('file', {}, caller)} and t."clientId" = ${clientId}::uuid and not t.closed`;
  const hidesAmounts = masksFor(caller, 'file').has('balanceAmount');
  const columns = sql.join([
    selected('file', own, caller),
    ...Object.entries(facts).map(([name, value]) => sql`${value} as ${sql.ref(name)}`),
  ]);
  const reading = {
    language: caller.language,
    count: sql`select count(*) total from file t where ${where}`,
    rows: sql`select ${columns} from file t where ${where} order by t.ref`,
    mask: (row: Row) => {
      maskRow('file', row, caller);
      if (hidesAmounts) Object.assign(row, { feesToDate: null, projectedFees: null });
    },
  };
  const result = `${job._id}.csv`;
  const file = resultPath(app.settings, result);
  const nothing: readonly ExportColumn[] = [];
  const rows = await keepFile(file, (write) =>
    streamRows(running, reading, nothing, (_, batches) =>
      write(Readable.from(lines(batches, caller.timeZone))),
    ),
  );
  await reachedFolder(app, lender).leave(fileName, await buffer(createReadStream(file)), markOf(job));
  return { resultPath: result, taken: { resource: 'file', kind: 'update_report', format: 'csv', rows } };
}

/** Takes away what a host that died began to leave of an update report for its lender. */
export async function clearUpdateReport(app: AppContext, job: JobRow): Promise<void> {
  const { lender, fileName } = inputOf<UpdateReportInput>(job);
  await reachedFolder(app, lender).clear(fileName, markOf(job));
}

const markOf = ({ _id }: Pick<JobRow, '_id'>): string => _id.slice(-8);

async function* lines(batches: AsyncIterable<readonly Row[]>, timeZone: string): AsyncGenerator<string> {
  yield byteOrderMark + csvLines([[...updateReportColumns]]);
  for await (const rows of batches) yield csvLines(rows.map((row) => cellsOf(row, timeZone)));
}

function cellsOf(row: Row, timeZone: string): string[] {
  const part = (name: string): Record<string, unknown> => (row[name] ?? {}) as Record<string, unknown>;
  const day = (value: unknown): unknown => (value ? localTime(String(value), timeZone).slice(0, 10) : null);
  const said: Record<string, unknown> = {
    ...row,
    accountNumber: row.bankAccountNumber,
    agencyRef: row.ref,
    statusDate: day(row.statusSince),
    hold: row.hold ? 'Y' : 'N',
    lastActivityDate: day(row.lastActivityDate),
    securedDate: part('recovery').securedDate,
    noticeExpiryDate: part('priorNotice').priorNoticeExpiry ?? part('notice').earliestSaleDate,
    estimatedSaleDate: part('remarketing').saleDate,
    reservePrice: part('remarketing').reservePrice,
  };
  return updateReportColumns.map((name) => {
    const value = said[name];
    return value === null || value === undefined || typeof value === 'object' ? '' : String(value);
  });
}
