import { startJob } from '../jobs/job-row';
import { localTime } from '../jobs/export-cells';
import { lenderOf } from '../lender-jobs/lender-of';
import type { UpdateReportInput } from '../lender-jobs/update-report';
import type { Handler } from './handler';

/** Starts the job that tells a lender how its open files stand. */
export const makeUpdateReport: Handler<'makeUpdateReport'> = async (context, { lender: key }) => {
  const { lender, clientId } = await lenderOf(context, key);
  const at = localTime(context.now.toISOString(), context.caller.timeZone).replace(/[^0-9]/g, '');
  const input: UpdateReportInput = { lender, clientId, fileName: `update-${lender}-${at}.csv` };
  return startJob(context, { kind: 'update_report', input });
};
