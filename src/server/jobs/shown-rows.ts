import { columnsOf } from '#contract/placement/columns';
import { placementNames } from '#contract/placement/mapping';
import { readColumns } from '#contract/placement/read-columns';
import type { Mapping } from '#contract/placement/read-columns';
import type { CellProblem } from '#contract/placement/reasons';
import type { JobRow } from '../database/tables';
import { masked, masksFor } from '../records/hidden-fields';
import type { Mask } from '../records/hidden-fields';
import type { Caller } from '../request/caller';
import { inputOf } from './job-row';
import type { SheetInput } from './sheet-job';
import { knownUpdateNames } from '#contract/placement/update-names';

interface Kept {
  readonly cells: readonly string[] | null;
  readonly problems: readonly CellProblem[];
}

const ofPlacement: ReadonlyMap<string, string> = new Map(columnsOf('file'));

type Found = Readonly<Record<string, number | undefined>>;
interface Sheet {
  /** Which cell holds which column. */
  readonly find: (header: readonly string[], mapping?: Mapping) => Found;
  /** The field of a file that a column is; empty where it is none. */
  readonly fieldOf: (column: string) => string;
}

const placed: Sheet = {
  find: (header, mapping) => readColumns(placementNames, header, mapping).positions,
  fieldOf: (column) => ofPlacement.get(column) ?? '',
};
const changed: Sheet = {
  find: (header, mapping) => readColumns(knownUpdateNames, header, mapping).positions,
  fieldOf: (column) => column,
};
const sheets: { readonly [K in JobRow['kind']]?: Sheet } = {
  import: placed,
  lender: placed,
  update: changed,
};

/** Rows of a job as its person may read them: cells and problems under the masks of the fields of a file that they tell. */
export function shownRows(caller: Caller, job: JobRow): <R extends Kept>(row: R) => R {
  const sheet = sheets[job.kind];
  const masks = masksFor(caller, 'file');
  if (!sheet || masks.size === 0) return (row) => row;
  const { header = [], mapping } = inputOf<Partial<SheetInput>>(job);
  const positions = sheet.find(header, mapping);
  const heads = header.map((head) => head.trim());
  const maskAt = new Map<number, Mask>();
  const maskOf = new Map<string, Mask>();
  // Where no column numbers the files, an account says which one is meant.
  const meant = positions.ref === undefined ? ['accountNumber', 'ref'] : [];
  for (const [column, at = -1] of Object.entries(positions)) {
    const field = sheet.fieldOf(column);
    const mask = masks.get(field);
    if (!mask) continue;
    maskAt.set(at, mask);
    const called = [column, heads[at] ?? column, ...(field === 'bankAccountNumber' ? meant : [])];
    for (const name of called) maskOf.set(name, mask);
  }
  return (row) => ({
    ...row,
    cells: row.cells?.map((cell, at) => shown(cell, maskAt.get(at))) ?? null,
    problems: row.problems.map((problem) => ({
      ...problem,
      value: shown(problem.value, maskOf.get(problem.column)),
    })),
  });
}

const shown = (cell: string, mask: Mask | undefined): string =>
  mask && cell !== '' ? String(masked(cell, mask) ?? '') : cell;
