import { stringify } from 'csv-stringify/sync';
import { escapeFormula } from './escape-formula';

/** What a spreadsheet program needs to see in order to read accents right. */
export const byteOrderMark = '\ufeff';

/** A cell: text, which is kept from being a formula; or a number by its digits, which are left as they stand. */
export type CsvCell = string | { readonly digits: string } | null;

/** Rows as lines of a CSV. */
export function csvLines(rows: readonly (readonly CsvCell[])[]): string {
  return stringify(
    rows.map((row) => row.map(written)),
    { record_delimiter: '\r\n', quoted_match: /[\r\n]|^\s|\s$/ },
  );
}

function written(cell: CsvCell): string | null {
  if (cell === null) return null;
  return typeof cell === 'string' ? escapeFormula(cell) : cell.digits;
}
