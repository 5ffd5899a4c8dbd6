import { amountOf, centsOf } from './cents';

interface Open {
  readonly id: string;
  readonly balanceDue: string;
}

/** What an amount pays of one invoice, and what the invoice owes after that. */
interface Paid<I> {
  readonly invoice: I;
  readonly amount: string;
  readonly rest: string;
}

/** How an amount pays invoices in their order, each as far as it reaches, and what of it is left. */
export function oldestFirst<I extends Open>(
  amount: string,
  invoices: readonly I[],
): { readonly paid: readonly Paid<I>[]; readonly left: string } {
  let left = centsOf(amount);
  const paid: Paid<I>[] = [];
  for (const invoice of invoices) {
    const owed = centsOf(invoice.balanceDue);
    const pays = Math.min(left, owed);
    if (pays <= 0) continue;
    paid.push({ invoice, amount: amountOf(pays), rest: amountOf(owed - pays) });
    left -= pays;
  }
  return { paid, left: amountOf(left) };
}
