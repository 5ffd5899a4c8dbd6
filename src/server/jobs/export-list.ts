import path from 'node:path';
import type { ResourceName } from '#contract/resources/index';
import { demand } from '../request/rights';
import type { Settings } from '../settings';
import { exportColumns } from './export-columns';
import { exportRows } from './export-rows';
import { listWord } from '../words/list-words';
import type { Language } from '../words/languages';
import { inputOf } from './job-row';
import type { Outcome, Running } from './job-context';
import { keepFile, sheetBytes } from './write-sheet';

export interface ExportInput {
  readonly resource: ResourceName;
  /** The list's parameters, as its address carries them. */
  readonly query: string;
  readonly columns: readonly string[] | null;
  readonly format: 'csv' | 'xlsx';
  readonly language: Language;
  /** What the file is kept as by who asked for it; exports from before have none. */
  readonly fileName?: string;
}

/** Where the result of a job lies. */
export function resultPath(settings: Pick<Settings, 'dataDir'>, fileName: string): string {
  return path.join(settings.dataDir, 'exports', fileName);
}

/** Writes all rows of a list into a file: as it stood at one moment, in its person's scope and as they may see it. */
export async function runExport(running: Running): Promise<Outcome> {
  const { app, job, caller } = running;
  const input = inputOf<ExportInput>(job);
  const { resource, query, format, language } = input;
  demand(caller, `${resource}.export`);
  const columns = exportColumns(resource, input.columns, language);
  const fileName = `${job._id}.${format}`;
  const rows = await keepFile(resultPath(app.settings, fileName), (write) =>
    exportRows(running, input, columns, (names, batches) => {
      const telling = { names, language, timeZone: caller.timeZone };
      return write(sheetBytes(format, { title: listWord(resource, language), columns, batches, telling }));
    }),
  );
  return { resultPath: fileName, taken: { resource, query, format, rows } };
}
