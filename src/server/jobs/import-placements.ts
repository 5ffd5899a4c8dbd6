import { checkRow, noRowsSeen } from '#contract/placement/check-row';
import type { PlacementColumn } from '#contract/placement/columns';
import { readHeader } from '#contract/placement/mapping';
import type { Mapping } from '#contract/placement/read-columns';
import { readingWith } from '#contract/placement/row-says';
import type { Corrections, ValueMapping } from '#contract/placement/row-says';
import { Problem } from '#contract/problems';
import { checkFieldGroups } from '../records/field-groups';
import { demand } from '../request/rights';
import { checkClient } from './check-client';
import { inputOf } from './job-row';
import type { Outcome, Running } from './job-context';
import { placeRows } from './place-rows';
import type { PlacedRow } from './place-rows';
import { openedCorrections } from './sealed-cells';
import { workSheet } from './sheet-job';
import type { SheetInput } from './sheet-job';

export interface ImportInput extends SheetInput {
  readonly clientId: string;
  readonly mapping: Mapping;
  readonly values?: ValueMapping;
  readonly corrections?: Corrections;
}

/** Makes files of the rows of a spreadsheet. */
export async function runImport(running: Running): Promise<Outcome> {
  const { app, job, caller } = running;
  const input = inputOf<ImportInput>(job);
  demand(caller, 'importJob.create');
  demand(caller, 'file.create');
  await checkClient(app.db, caller, input.clientId);
  const { positions, errors } = readHeader(input.header, input.mapping);
  if (errors[0]) throw new Problem('INVALID', { message: errors[0] });
  const corrections = openedCorrections(app.sealer, input.upload, input.corrections ?? {});
  const says = (column: PlacementColumn): boolean =>
    positions[column] !== undefined ||
    Object.values(corrections).some((cells) => cells[column] !== undefined);
  checkFieldGroups(caller, 'file', {
    bankAccountNumber: '',
    ...(says('balance') && { balanceAmount: '' }),
    ...(says('arrears') && { arrearsAmount: '' }),
  });
  const seen = noRowsSeen();
  const reading = readingWith(positions, input.values ?? {}, corrections);
  const now = new Date(job.createdAt);
  await workSheet(
    running,
    input,
    (row): PlacedRow => ({ ...row, ...checkRow(reading(row.row, row.cells), seen, now, input.dayFirst) }),
    (context, rows) => placeRows(context, input, rows),
  );
  return {};
}
