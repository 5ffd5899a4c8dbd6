import { startJob } from '../jobs/job-row';
import { checkParameters, reportName } from '../reports/ask-report';
import { demandReport } from '../reports/may-run';
import type { ReportInput } from '../reports/report-input';
import type { Handler } from './handler';

/** Has a report made in the background, by what the caller may see when it is made. */
export const createReport: Handler<'createReport'> = async (
  context,
  { reportType, parameters, format, language },
) => {
  const { caller, now } = context;
  demandReport(caller, reportType);
  const worded = { language: language ?? context.language, timeZone: caller.timeZone, format };
  const input: ReportInput = {
    reportType,
    parameters: checkParameters(reportType, parameters ?? {}),
    format,
    language: worded.language,
    fileName: reportName(reportType, now, worded),
  };
  return startJob(context, { kind: 'report', input });
};
