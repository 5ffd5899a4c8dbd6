import { amountOf, centsOf } from '#contract/money/cents';

interface Open {
  readonly id: string;
  readonly balanceDue: string;
}

/** How an amount pays invoices in their order, each as far as it reaches, and what of it is left. */
export function oldestFirst<I extends Open>(
  amount: string,
  invoices: readonly I[],
): { readonly paid: readonly { readonly invoice: I; readonly amount: string }[]; readonly left: string } {
  let left = centsOf(amount);
  const paid: { invoice: I; amount: string }[] = [];
  for (const invoice of invoices) {
    const pays = Math.min(left, centsOf(invoice.balanceDue));
    if (pays <= 0) continue;
    paid.push({ invoice, amount: amountOf(pays) });
    left -= pays;
  }
  return { paid, left: amountOf(left) };
}
