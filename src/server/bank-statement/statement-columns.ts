import { readAmount } from '#contract/money/read-amount';
import { statementHeads, descriptionHeads } from '#contract/words/statement-heads';
import { byFolio } from './folio-columns';
import { plainWords } from './plain-words';
import { readDay } from './statement-days';

type Row = readonly string[];

/** In which columns of a statement the parts of its lines stand, and how many rows stand above them. */
export interface StatementColumns {
  readonly above: number;
  readonly date: number;
  readonly description: readonly number[];
  /** One column with a sign, or one for each direction. */
  readonly amount: number | { readonly debit: number; readonly credit: number };
  readonly account: number | undefined;
}

/** How many rows a bank may write above the heads. */
const mostAbove = 20;

/** Finds the columns of a statement by their heads, or, where it has none, by what stands in them. */
export function findColumns(rows: readonly Row[]): StatementColumns | undefined {
  for (const [above, row] of rows.slice(0, mostAbove).entries()) {
    const found = byHeads(row);
    if (found) return { ...found, above: above + 1 };
  }
  return byFolio(rows) ?? byContent(rows);
}

function byHeads(row: Row): Omit<StatementColumns, 'above'> | undefined {
  const names = row.map(plainWords);
  const at = (name: keyof typeof statementHeads): number | undefined => {
    const columns = statementHeads[name].map((head) => names.indexOf(head)).filter((column) => column >= 0);
    return columns[0];
  };
  const [date, amount, debit, credit] = [at('date'), at('amount'), at('debit'), at('credit')];
  if (date === undefined) return undefined;
  const money = debit !== undefined && credit !== undefined ? { debit, credit } : amount;
  if (money === undefined) return undefined;
  const description = names.flatMap((name, column) => (descriptionHeads.includes(name) ? [column] : []));
  return { date, description, amount: money, account: at('account') };
}

function byContent(rows: readonly Row[]): StatementColumns | undefined {
  const width = Math.max(0, ...rows.map((row) => row.length));
  const columns = [...Array(width).keys()].map((column) => ({
    column,
    cells: rows.map((row) => row[column]?.trim() ?? ''),
  }));
  const filled = columns.filter(({ cells }) => cells.some(Boolean));
  const date = filled.find(({ cells }) => cells.every((cell) => readDay(cell, true) ?? readDay(cell, false)));
  const money = filled.filter((each) => each !== date && isMoney(each.cells));
  const [first, second] = money;
  if (!date || !first) return undefined;
  const apart = second?.cells.every((cell, row) => !cell || !first.cells[row]);
  return {
    above: 0,
    date: date.column,
    description: filled
      .filter(
        (each) => each !== date && !money.includes(each) && each.cells.some((cell) => /\p{L}{2}/u.test(cell)),
      )
      .map(({ column }) => column),
    amount: second && apart ? { debit: first.column, credit: second.column } : first.column,
    account: undefined,
  };
}

/** Numbers of cheques and accounts have no cents. */
const isMoney = (cells: readonly string[]): boolean =>
  cells.some((cell) => /\d[.,]\d{1,2}\D*$/.test(cell)) && cells.every((cell) => 'value' in readAmount(cell));
