import { amountOf, centsOf } from '#contract/money/cents';
import { useWholeList } from '../../data/use-whole-list';
import type { Read } from '../../data/read';
import type { InvoiceRow, PaymentRow } from './billing-records';

/** What payments that have not cleared are to pay of each invoice, by its id. And what they were read by. */
export function useSpokenFor(): { readonly spoken?: ReadonlyMap<string, number>; readonly read: Read } {
  const read = useWholeList<PaymentRow>('payment', { status: 'pending' }, '-receivedDate');
  const { data } = read;
  if (!data) return { read };
  const spoken = new Map<string, number>();
  for (const { allocations } of data)
    for (const { invoiceId, amount } of allocations ?? [])
      if (invoiceId) spoken.set(invoiceId, (spoken.get(invoiceId) ?? 0) + centsOf(amount));
  return { spoken, read };
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
