import { readDay } from './statement-days';

/** Kinds of accounts as Desjardins writes them: everyday, savings, loans, margins and shares. */
const folioKind = /^(EOP|ET|ES|PR|MC|CS)\d{0,2}$/;

/**
 * The columns of a statement of Desjardins, which has no heads: branch, folio, kind of account, day, place among the day's lines,
 * words, cheque, withdrawn, deposited, four of interest and loans, balance. In a month without deposits nothing else tells which of the two
 * amounts is there.
 */
export function byFolio(rows: readonly (readonly string[])[]) {
  const said = rows.filter((row) => row.some((cell) => cell.trim() !== ''));
  const isFolio = (row: readonly string[]): boolean =>
    row.length >= 13 &&
    folioKind.test(row[2]?.trim() ?? '') &&
    readDay(row[3]?.trim() ?? '', true) !== undefined &&
    /^\d+$/.test(row[4]?.trim() ?? '');
  if (said.length === 0 || !said.every(isFolio)) return undefined;
  return { above: 0, date: 3, description: [5, 6], amount: { debit: 7, credit: 8 }, account: 1 };
}
