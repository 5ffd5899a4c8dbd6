import { createReadStream } from 'node:fs';
import { access } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { Problem } from '#contract/problems';
import { download } from '../jobs/download';
import { headerOf } from '../jobs/export-columns';
import { resultPath } from '../jobs/export-list';
import type { ExportInput } from '../jobs/export-list';
import { outcomeLines } from '../jobs/job-lines';
import { inputOf } from '../jobs/job-row';
import { jobOf } from '../jobs/present-job';
import type { SheetInput } from '../jobs/sheet-job';
import type { Handler } from './handler';

/** What a job made: of an export its file, of an import or update what became of each row. */
export const downloadJobResult: Handler<'downloadJobResult'> = async (work, { jobId }) => {
  const { db, caller, house } = work;
  const job = await jobOf(db, caller, jobId);
  if (job.kind !== 'export') {
    const lines = Readable.from(outcomeLines(db, jobId, caller.language));
    return download(lines, `${inputOf<SheetInput>(job).fileName.replace(/\.[^.]*$/, '')}-result.csv`, 'csv');
  }
  const { resource, format, language } = inputOf<ExportInput>(job);
  // The right may have been taken away since; what the file holds was taken by it.
  work.demand(`${resource}.export`);
  if (job.resultPath === null) throw new Problem('NOT_FOUND');
  const file = resultPath(house.settings, job.resultPath);
  await access(file).catch(() => {
    throw new Problem('NOT_FOUND', { message: 'The exported file is no longer kept. Export again.' });
  });
  const day = (job.endedAt ?? job.createdAt).slice(0, 10);
  return download(
    createReadStream(file),
    `${headerOf(resource, resource, language)}-${day}.${format}`,
    format,
  );
};
