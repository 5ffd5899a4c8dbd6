import type { Corrections } from '#contract/placement/row-says';
import { isSealedColumn, sealedPositions } from '#contract/placement/sealed-columns';
import type { Mapping } from '#contract/placement/read-columns';
import { masked } from '../records/hidden-fields';
import type { Sealer } from '../sealing/sealer';
import type { RowOutcome } from './job-row';

const withoutValue = (cell: string): string => (cell === '' ? '' : String(masked(cell, 'sealed')));

/**
 * What became of rows, without what is sealed elsewhere: of that their job keeps only that it was there. Who takes a row again has it read
 * again from the spreadsheet.
 */
export function withoutSealed({
  header,
  mapping,
}: {
  readonly header: readonly string[];
  readonly mapping?: Mapping;
}): (outcome: RowOutcome) => RowOutcome {
  const sealed = sealedPositions(header, mapping);
  return (outcome) => ({
    ...outcome,
    cells: outcome.cells?.map((cell, at) => (sealed.has(at) ? withoutValue(cell) : cell)) ?? null,
    problems: outcome.problems.map((problem) =>
      isSealedColumn(problem.column) ? { ...problem, value: withoutValue(problem.value) } : problem,
    ),
  });
}

/** What a person put right in the rows of an upload, as their job keeps it: under a seal what is sealed elsewhere. */
export const sealedCorrections = (sealer: Sealer, upload: string, put: Corrections): Corrections =>
  eachSealed(put, (cell, place) => sealer.seal(cell, `${upload}.${place}`));

/** The same as it is read when the rows are taken. */
export const openedCorrections = (sealer: Sealer, upload: string, put: Corrections): Corrections =>
  eachSealed(put, (cell, place) => sealer.open(cell, `${upload}.${place}`));

function eachSealed(put: Corrections, change: (cell: string, place: string) => string): Corrections {
  const cellsOf = ([row, cells]: [string, Readonly<Record<string, string>>]) => [
    row,
    Object.fromEntries(
      Object.entries(cells).map(([column, cell]) => [
        column,
        isSealedColumn(column) ? change(cell, `${row}.${column}`) : cell,
      ]),
    ),
  ];
  return Object.fromEntries(Object.entries(put).map(cellsOf)) as Corrections;
}
