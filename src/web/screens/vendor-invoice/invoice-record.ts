import type { Recorded } from '#contract/resources/index';

/** A vendor's invoice as the browser holds it. */
export type InvoiceRecord = Recorded<'vendorInvoice'> & {
  readonly id: string;
  readonly may?: readonly string[];
};

export const mayWith = (invoice: InvoiceRecord, action: string): boolean =>
  invoice.may?.includes(action) ?? false;
