import { findHead } from '#contract/placement/read-columns';
import type { ColumnNames, Mapping } from '#contract/placement/read-columns';
import { sentence } from '#contract/words/sentence';
import type { SheetRow } from '../spreadsheets/read-rows';
import { readHeadRow, readMapping } from './read-layout';
import type { FormFields, GivenSheet } from './take-sheet';
import { invalid, readFlag } from './take-sheet';

/** What a form says of how its spreadsheet is to be read. */
export const howRead = ['mapping', 'sheet', 'headRow', 'dayFirst'] as const;

/** How a spreadsheet was read when it was checked. */
export interface ReadBefore {
  readonly sheet?: string;
  readonly headRow?: number;
  readonly mapping?: Mapping;
  readonly dayFirst?: boolean;
}

/** Where its columns are named, and what they were said to mean. */
export interface ChosenHead {
  readonly head: SheetRow | undefined;
  readonly sheet: string | undefined;
  readonly mapping: Mapping;
}

/**
 * Finds the row that names the columns of a spreadsheet: the one that the form names, else the one of the check before it, else the one
 * that means the most.
 * @throws Problem INVALID naming `headRow` or `mapping`
 */
export async function chooseHead<C extends string>(
  known: ColumnNames<C>,
  { top }: GivenSheet,
  fields: FormFields,
  before: ReadBefore | undefined,
): Promise<ChosenHead> {
  const sheet = fields.sheet ?? before?.sheet;
  const rows = await top(sheet);
  const headRow = fields.headRow ? readHeadRow(fields.headRow) : before?.headRow;
  const cells = rows.map((row) => row.cells);
  const head = headRow === undefined ? rows[findHead(known, cells)] : rows.find(({ row }) => row === headRow);
  if (headRow !== undefined && !head)
    throw invalid('headRow', sentence('documents.noHeadsInRow', { row: headRow }));
  return { head, sheet, mapping: fields.mapping ? readMapping(fields.mapping) : (before?.mapping ?? {}) };
}

/**
 * How its days are read that could be two: as the form says, else as the check before it; not at all where neither does.
 * @throws Problem INVALID naming `dayFirst`
 */
export function chooseDays(
  fields: FormFields,
  before: ReadBefore | undefined,
): { readonly dayFirst?: boolean } {
  const dayFirst = fields.dayFirst ? readFlag('dayFirst', fields.dayFirst) : before?.dayFirst;
  return dayFirst === undefined ? {} : { dayFirst };
}
