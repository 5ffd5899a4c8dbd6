import { checkRow, noRowsSeen } from '#contract/placement/check-row';
import { cellsSay } from '#contract/placement/row-says';
import {
  incomingPositions,
  placementCells,
  placementPositions,
  recordTypes,
  trailerMark,
} from '#contract/lender-jobs/incoming-layout';
import { checkClient } from '../jobs/check-client';
import { inputOf } from '../jobs/job-row';
import type { Outcome, Running } from '../jobs/job-context';
import { workSheet } from '../jobs/sheet-job';
import { noteProgress } from '../jobs/turn';
import { checkFieldGroups } from '../records/field-groups';
import { demand } from '../request/rights';
import type { SheetRow } from '../spreadsheets/read-rows';
import { applyRows } from './apply-rows';
import type { LenderInput } from './lender-input';
import type { LenderRow } from './lender-row';

/** Does what the rows of a lender's file ask for, each with the rights of who let it in, and notes what became of it. */
export async function runLenderJob(running: Running): Promise<Outcome> {
  const { app, job, caller } = running;
  const input = inputOf<LenderInput>(job);
  demand(caller, 'importJob.create');
  demand(caller, 'file.create');
  await checkClient(app.db, caller, input.clientId);
  checkFieldGroups(caller, 'file', { bankAccountNumber: '', balanceAmount: '', arrearsAmount: '' });
  if (job.total === null) await noteProgress(app.db, job, { total: input.rows });
  const positions = incomingPositions(input.header);
  const seen = noRowsSeen();
  const now = new Date(job.createdAt);
  const read = (row: SheetRow): LenderRow => {
    const at = (name: string): string => (row.cells[positions.get(name) ?? -1] ?? '').trim();
    const account = at('accountNumber');
    if (row.cells[0]?.trim() === trailerMark)
      return { ...row, type: 'end', account, placement: undefined, problems: [] };
    const type = recordTypes.find((one) => one === at('recordType').toUpperCase());
    if (type !== 'NEW' && type !== 'UPD')
      return { ...row, type, account, placement: undefined, problems: [] };
    return {
      ...row,
      type,
      account,
      ...checkRow(cellsSay(placementCells(row.cells, positions), placementPositions), seen, now),
    };
  };
  await workSheet({ ...running, job: { ...job, total: input.rows } }, input, read, (context, rows) =>
    applyRows(
      context,
      input,
      rows.filter(({ type }) => type !== 'end'),
    ),
  );
  return {};
}
