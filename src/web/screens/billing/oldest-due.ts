import type { InvoiceRow } from './billing-records';

type Due = Pick<InvoiceRow, 'dueDate' | 'invoiceNumber'>;

const keyOf = ({ dueDate, invoiceNumber }: Due): string => `${dueDate ?? ''} ${invoiceNumber ?? ''}`;

/** Puts what is due first before the rest, and of those due on one day what was issued first. */
export function oldestDue(one: Due, other: Due): number {
  const [before, after] = [keyOf(one), keyOf(other)];
  return before === after ? 0 : before < after ? -1 : 1;
}
