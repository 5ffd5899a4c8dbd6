import { incomingPositions, neededIncoming, trailerMark } from '#contract/lender-jobs/incoming-layout';
import { amountOf } from '#contract/money/cents';
import type { Sentence } from '#contract/words/sentence';
import { sentence } from '#contract/words/sentence';
import { readRows } from '../spreadsheets/read-rows';
import type { SheetBytes } from '../spreadsheets/sheet-bytes';
import { countBalances } from './count-balances';

/** What a lender's file holds, and what its trailer says that it holds. Balances are dollars. */
export interface ControlTotals {
  readonly header: readonly string[];
  readonly rows: number;
  readonly balance: string;
  /** Why it is not taken; absent where it adds up. */
  readonly problem?: Sentence;
}

/** Reads a lender's file through, and holds it to its trailer. */
export async function readControlTotals(file: SheetBytes): Promise<ControlTotals> {
  let header: readonly string[] | undefined;
  let trailer: readonly string[] | undefined;
  let counted = countBalances([]);
  let afterTrailer = false;
  for await (const { cells } of readRows(file, 'csv')) {
    if (!header) {
      header = cells;
      counted = countBalances(header);
    } else if (cells[0]?.trim() === trailerMark) trailer = cells;
    else if (trailer) afterTrailer = true;
    else counted.add(cells);
  }
  const { rows, cents } = counted.totals();
  const totals = { header: header ?? [], rows, balance: amountOf(cents) };
  const positions = incomingPositions(totals.header);
  const missing = neededIncoming.find((name) => !positions.has(name));
  if (missing) return { ...totals, problem: sentence('documents.noColumnStands', { column: missing }) };
  const said = { rows: Number(trailer?.[1]), cents: Number(trailer?.[2]) };
  if (afterTrailer || ![said.rows, said.cents].every(Number.isSafeInteger))
    return { ...totals, problem: sentence('documents.noTrailer') };
  if (said.rows === rows && said.cents === cents) return totals;
  const problem = sentence('documents.totalsDiffer', {
    rows,
    balance: totals.balance,
    saidRows: said.rows,
    saidBalance: amountOf(said.cents),
  });
  return { ...totals, problem };
}
