import type { VendorInvoiceRefusal } from '#contract/lifecycles/vendor-invoice';
import type { Recorded } from '#contract/resources/index';
import type { Held } from '../../data/record';

/** A vendor's invoice as the browser holds it. */
export type InvoiceRecord = Recorded<'vendorInvoice'> &
  Held & {
    /** Why it is not this person's to approve, while it waits for a level. */
    readonly whyNotApprove?: VendorInvoiceRefusal | null;
  };

/** What has to be known of an invoice to decide it. */
export type Decidable = Pick<
  InvoiceRecord,
  'id' | 'version' | 'invoiceNumber' | 'invoiceStatus' | 'may' | 'whyNotApprove' | 'flags' | 'checks'
>;

export const mayWith = (invoice: Pick<InvoiceRecord, 'may'>, action: string): boolean =>
  invoice.may?.includes(action) ?? false;
