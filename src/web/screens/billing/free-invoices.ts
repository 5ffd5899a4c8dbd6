import { amountOf, centsOf } from '#contract/money/cents';
import { useWholeList } from '../../data/use-whole-list';
import type { InvoiceRow, PaymentRow } from './billing-records';

/** What payments that have not cleared are to pay of each invoice, by its id. `except`: the payment that is being allocated. */
export function useSpokenFor(enabled = true, except?: string): ReadonlyMap<string, number> | undefined {
  const filter = { status: 'pending' };
  const { data } = useWholeList<PaymentRow>('payment', filter, '-receivedDate', { enabled });
  if (!data) return undefined;
  const spoken = new Map<string, number>();
  for (const { id, allocations } of data)
    for (const { invoiceId, amount } of id === except ? [] : (allocations ?? []))
      if (invoiceId) spoken.set(invoiceId, (spoken.get(invoiceId) ?? 0) + centsOf(amount));
  return spoken;
}

/** Invoices with what is free of them: what they owe less what is spoken for, those with nothing free left out. */
export function freeOf<Row extends Pick<InvoiceRow, 'id' | 'balanceDue'>>(
  invoices: readonly Row[],
  spoken: ReadonlyMap<string, number>,
): Row[] {
  return invoices.flatMap((invoice) => {
    const free = centsOf(invoice.balanceDue) - (spoken.get(invoice.id) ?? 0);
    return free > 0 ? [{ ...invoice, balanceDue: amountOf(free) }] : [];
  });
}
