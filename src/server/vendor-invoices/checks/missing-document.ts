import type { Check } from './check';

/** The paper is gone, is no invoice, or is not safe to open. */
export const missingDocument: Check = {
  of: 'invoice',
  found: ({ document }) =>
    !document ||
    document.scanStatus === 'infected' ||
    !['vendor_invoice', 'recon_invoice'].includes(document.documentType),
};
