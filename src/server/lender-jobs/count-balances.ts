import { incomingPositions, trailerMark } from '#contract/lender-jobs/incoming-layout';
import { centsOf } from '#contract/money/cents';

const amount = /^-?\d+(\.\d{1,2})?$/;

/** Counts rows of a lender's file and the cents of their balances, which its trailer tells; a balance that cannot be read is none. */
export function countBalances(header: readonly string[]) {
  const balanceAt = incomingPositions(header).get('balance') ?? -1;
  let rows = 0;
  let cents = 0;
  return {
    add(cells: readonly string[]): void {
      rows += 1;
      const balance = (cells[balanceAt] ?? '').trim();
      if (amount.test(balance)) cents += centsOf(balance);
    },
    totals: () => ({ rows, cents }),
    /** The row that ends a file of them: as many cells as are asked for. */
    trailer: (width: number): string[] => [
      ...[trailerMark, String(rows), String(cents)],
      ...Array.from({ length: Math.max(0, width - 3) }, () => ''),
    ],
  };
}
