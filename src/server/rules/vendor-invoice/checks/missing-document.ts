import { invoiceTypes } from '#contract/lifecycles/document';
import type { Check } from './check';

/** The document is gone, is no invoice, or is not safe to open. */
export const missingDocument: Check = {
  ofInvoice: ({ document }) =>
    !document || document.scanStatus === 'infected' || !invoiceTypes.includes(document.documentType),
};
