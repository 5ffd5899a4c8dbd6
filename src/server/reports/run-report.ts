import { resultPath } from '../jobs/export-list';
import { localTime } from '../jobs/export-cells';
import type { Outcome, Running } from '../jobs/job-context';
import { inputOf } from '../jobs/job-row';
import { streamRows } from '../jobs/stream-rows';
import { keepFile, sheetBytes } from '../jobs/write-sheet';
import { choiceWord } from '../words/value-words';
import { filtersFor } from './company-filters';
import { demandReport } from './may-run';
import { mostRows } from './report-input';
import type { ReportInput } from './report-input';
import { reportColumns, reportReading } from './report-rows';
import { reportTypes } from './report-types';
import { reportPdf } from './report-pdf';

/** Makes a report: as things stood at one moment, by what its person may see now, whenever it was asked for. */
export async function runReport(running: Running): Promise<Outcome> {
  const { app, job, caller } = running;
  const { reportType, parameters, format, language } = inputOf<ReportInput>(job);
  demandReport(caller, reportType);
  const type = reportTypes[reportType];
  const now = app.now();
  const today = localTime(now.toISOString(), caller.timeZone).slice(0, 10);
  const filters = await filtersFor(app.db, caller);
  const columns = reportColumns(type, language, filters);
  const ask = { caller, now, today, parameters };
  const reading = reportReading(type, ask, { language, filters, most: mostRows });
  const fileName = `${job._id}.${format}`;
  const title = choiceWord('reportType', reportType, language);
  const rows = await keepFile(resultPath(app.settings, fileName), (write) =>
    streamRows(running, reading, columns, async (names, batches) => {
      const sheet = { title, columns, batches, telling: { names, language, timeZone: caller.timeZone } };
      if (format !== 'pdf') return write(sheetBytes(format, sheet));
      const { sums = [] } = type;
      return write(reportPdf(sheet, { parameters, day: today, companyName: caller.companyName, sums }));
    }),
  );
  return { resultPath: fileName, taken: { resource: 'report', kind: reportType, format, rows } };
}
