import { useGetList } from 'react-admin';
import { resourcePaths } from '../../../data/resource-paths';
import { useRights } from '../../../data/rights';
import type { InvoiceRecord } from '../../vendor-invoice/invoice-record';

/** What vendors billed of a file, the newest first. */
export function useFileInvoices(fileId: string) {
  const rights = useRights();
  return useGetList<InvoiceRecord>(
    resourcePaths.vendorInvoice,
    {
      filter: { fileIds: fileId },
      pagination: { page: 1, perPage: 100 },
      sort: { field: 'invoiceDate', order: 'DESC' },
    },
    { enabled: rights.may('vendorInvoice', 'list'), placeholderData: (before) => before },
  );
}
