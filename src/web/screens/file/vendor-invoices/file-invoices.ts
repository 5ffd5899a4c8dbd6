import { useWholeList } from '../../../data/use-whole-list';
import type { InvoiceRecord } from '../../vendor-invoice/invoice-record';

/** What vendors billed of a file, the newest first. */
export const useFileInvoices = (fileId: string) =>
  useWholeList<InvoiceRecord>('vendorInvoice', { fileIds: fileId }, '-invoiceDate');
