import { amountOf, centsOf } from '#contract/money/cents';
import { readAmount } from '#contract/money/read-amount';
import { sentence } from '#contract/words/sentence';
import type { Sentence } from '#contract/words/sentence';
import { invalid } from '../rules/refuse';
import type { SheetRow } from '../spreadsheets/read-rows';
import type { StatementColumns } from './statement-columns';
import { findColumns } from './statement-columns';
import { readDays } from './statement-days';

/** One line of a bank's statement. `amount`: a decimal string, below zero where money went out. */
export interface StatementLine {
  readonly row: number;
  readonly bookedOn: string;
  readonly description: string;
  readonly amount: string;
  readonly account: string;
}

/** A statement as it was read: its lines, and the rows that are none, each with the reason. */
export interface Statement {
  readonly lines: readonly StatementLine[];
  readonly unread: readonly { readonly row: number; readonly why: Sentence }[];
}

export const mostLines = 5_000;

/**
 * Reads the statement of a bank, whichever bank it is: with heads in either language or with none, one column of amounts or one for each
 * direction. `dayFirst` says how its days are meant where nothing else does; `today`: what is booked later is a slip.
 * @throws Problem INVALID naming `file` where it is no statement, `dayFirst` where its days may be read both ways
 */
export function readStatement(
  rows: readonly SheetRow[],
  { dayFirst, today }: { readonly dayFirst: boolean | undefined; readonly today: string },
): Statement {
  const columns = findColumns(rows.map(({ cells }) => cells));
  if (!columns) throw invalid('file', sentence('money.noStatement'));
  const below = rows.slice(columns.above);
  if (below.length > mostLines)
    throw invalid('file', sentence('money.statementTooLong', { most: mostLines }));
  const read = readDays(
    below.map(({ cells }) => cells[columns.date] ?? ''),
    dayFirst,
  );
  if ('problem' in read) throw invalid('dayFirst', sentence('money.statementTwoDays'));
  const lines: StatementLine[] = [];
  const unread: { row: number; why: Sentence }[] = [];
  for (const [at, { row, cells }] of below.entries()) {
    const line = lineOf(cells, columns, read.days[at], today);
    if ('why' in line) unread.push({ row, why: line.why });
    else lines.push({ row, ...line });
  }
  return { lines, unread };
}

function lineOf(
  cells: readonly string[],
  columns: StatementColumns,
  day: string | undefined,
  today: string,
): Omit<StatementLine, 'row'> | { readonly why: Sentence } {
  if (day === undefined) return { why: sentence('money.statementRowNoDay') };
  if (day > today) return { why: sentence('money.statementRowToCome') };
  const amount = amountIn(cells, columns);
  if (amount === undefined || centsOf(amount) === 0) return { why: sentence('money.statementRowNoAmount') };
  const described = columns.description.map((column) => cells[column]?.trim() ?? '').filter(Boolean);
  return {
    bookedOn: day,
    description: [...new Set(described)].join(' · ').replace(/\s+/g, ' ').slice(0, 300),
    amount,
    account: (columns.account === undefined ? '' : (cells[columns.account] ?? '')).trim().slice(-40),
  };
}

function amountIn(cells: readonly string[], { amount }: StatementColumns): string | undefined {
  const at = (column: number): string | undefined => {
    const read = readAmount(cells[column] ?? '');
    return 'value' in read ? (read.value ?? '0.00') : undefined;
  };
  if (typeof amount === 'number') return at(amount);
  const [debit, credit] = [at(amount.debit), at(amount.credit)];
  if (debit === undefined || credit === undefined) return undefined;
  // Some banks write what went out with a sign, others by its column alone.
  return amountOf(centsOf(credit) - Math.abs(centsOf(debit)));
}
