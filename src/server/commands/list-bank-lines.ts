import { proposeAll } from '../bank-statement/propose';
import { readLines } from '../bank-statement/read-lines';
import { readOpenInvoices, readPending } from '../bank-statement/read-open';
import { presentLine } from '../bank-statement/present-line';
import type { Handler } from './handler';

/** The lines of bank statements that wait, each with what it most likely is, or those that were set aside. */
export const listBankLines: Handler<'listBankLines'> = async (context, { isAside }) => {
  const { lines, total } = await readLines(context, isAside === true);
  const proposals = isAside
    ? lines.map(() => ({ why: 'none' as const }))
    : proposeAll(lines, await readOpenInvoices(context), await readPending(context));
  return { body: { data: lines.map((line, at) => presentLine(line, proposals[at])), total } };
};
