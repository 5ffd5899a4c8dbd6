import { Readable } from 'node:stream';
import { Problem } from '#contract/problems';
import { sentence } from '#contract/words/sentence';
import { downloadCloseOut } from '../close-out/download-close-out';
import type { JobRow } from '../database/tables';
import type { EvidenceInput } from '../evidence/evidence-input';
import { aboutRows } from '../jobs/about-rows';
import { download } from '../jobs/download';
import { countName } from '../jobs/past-due-rows';
import { resultPath } from '../jobs/export-list';
import type { ExportInput } from '../jobs/export-list';
import type { ImportInput } from '../jobs/import-placements';
import { outcomeLines } from '../jobs/job-lines';
import { inputOf } from '../jobs/job-row';
import { jobOf } from '../jobs/present-job';
import { find } from '../records/find';
import { demandReport } from '../reports/may-run';
import type { UpdateReportInput } from '../lender-jobs/update-report';
import type { ReportInput } from '../reports/report-input';
import type { SheetInput } from '../jobs/sheet-job';
import type { Answer, RequestContext } from '../request/context';
import { openFile } from '../storage/open-file';
import type { Handler } from './handler';

const results: { readonly [K in JobRow['kind']]: (context: RequestContext, job: JobRow) => Promise<Answer> } =
  {
    import: outcomesOfRows,
    update: outcomesOfRows,
    export: exportedList,
    close_out: downloadCloseOut,
    report: madeReport,
    lender: outcomesOfRows,
    update_report: toldLender,
    evidence_pack: evidencePack,
    undo: outcomesOfRows,
    reckoning: () => Promise.reject(new Problem('NOT_FOUND')),
    past_due: outcomesOfRows,
  };

/** What a job made: of an export or a report its file, of an import, an update or a count what became of each row. */
export const downloadJobResult: Handler<'downloadJobResult'> = async (context, { jobId }) => {
  const job = await jobOf(context.db, context.caller, jobId);
  return results[job.kind](context, job);
};

type WorkedInput = Omit<SheetInput & Partial<ImportInput>, 'fileName'> & { readonly fileName?: string };

function outcomesOfRows({ db, caller, language }: RequestContext, job: JobRow): Promise<Answer> {
  const { fileName = countName, dryRun } = inputOf<WorkedInput>(job);
  const about = job.kind === 'import' && dryRun ? aboutRows(job) : undefined;
  const lines = Readable.from(outcomeLines(db, { job, caller, language }, about));
  const name = fileName.replace(/\.[^.]*$/, '');
  return Promise.resolve(download(lines, `${name}-result.csv`, 'csv'));
}

async function exportedList(context: RequestContext, job: JobRow): Promise<Answer> {
  const { resource, format, fileName = `${resource}.${format}` } = inputOf<ExportInput>(job);
  // The right may have been taken away since; what the file holds was taken by it.
  context.demand(`${resource}.export`);
  return keptFile(context, job, fileName, format);
}

async function madeReport(context: RequestContext, job: JobRow): Promise<Answer> {
  const { reportType, format, fileName } = inputOf<ReportInput>(job);
  demandReport(context.caller, reportType);
  return keptFile(context, job, fileName, format);
}

async function toldLender(context: RequestContext, job: JobRow): Promise<Answer> {
  context.demand('exportJob.create');
  return keptFile(context, job, inputOf<UpdateReportInput>(job).fileName, 'csv');
}

async function evidencePack(context: RequestContext, job: JobRow): Promise<Answer> {
  context.demand('file.export');
  const { fileId, fileName } = inputOf<EvidenceInput>(job);
  // The file may have left its asker's sight since.
  await find(context.db, 'file', fileId, context.caller);
  return keptFile(context, job, fileName, 'zip');
}

async function keptFile(
  { app }: RequestContext,
  job: JobRow,
  fileName: string,
  format: 'csv' | 'xlsx' | 'pdf' | 'zip',
): Promise<Answer> {
  if (job.resultPath === null) throw new Problem('NOT_FOUND');
  const file = await openFile(resultPath(app.settings, job.resultPath));
  if (!file) throw new Problem('NOT_FOUND', { message: sentence('documents.exportedFileNoLongerKept') });
  return download(file.stream, fileName, format);
}
