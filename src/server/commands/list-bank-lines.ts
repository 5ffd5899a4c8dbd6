import { proposeAll } from '../bank-statement/propose';
import { readLines } from '../bank-statement/read-lines';
import { readOpenInvoices, readPending } from '../bank-statement/read-open';
import { presentLine } from '../bank-statement/present-line';
import type { Handler } from './handler';

/**
 * A page of the lines of bank statements that wait, each with what it most likely is, or of those that were set aside; the last page where
 * there are fewer. What is proposed for a line goes by all that stand before it, on whichever page.
 */
export const listBankLines: Handler<'listBankLines'> = async (context, { isAside, page: asked, size }) => {
  const { lines, total, moneyIn, moneyOut } = await readLines(context, { isAside, most: asked * size });
  const page = Math.max(1, Math.min(asked, Math.ceil(total / size)));
  const first = (page - 1) * size;
  const proposals = isAside
    ? lines.map(() => ({ why: 'none' as const }))
    : proposeAll(lines, await readOpenInvoices(context), await readPending(context));
  const data = lines.slice(first).map((line, at) => presentLine(line, proposals[first + at]));
  return { body: { data, total, page, size, totals: { moneyIn, moneyOut } } };
};
