import { useGetList } from 'react-admin';
import type { Brief } from '#contract/resources/index';
import { resourcePaths } from '../../data/resource-paths';
import { useRights } from '../../data/rights';

export type InvoiceRow = Brief<'vendorInvoice'> & { readonly id: string; readonly may?: readonly string[] };

/** The first of the vendors' invoices that wait for this person's decision, by the day on which they are due, and how many there are. */
export function useWaitingInvoices(wanted: boolean, most: number) {
  const rights = useRights();
  return useGetList<InvoiceRow>(
    resourcePaths.vendorInvoice,
    {
      filter: { decidable: true },
      pagination: { page: 1, perPage: most },
      sort: { field: 'dueDate', order: 'ASC' },
      meta: { rows: true },
    },
    { enabled: wanted && rights.may('vendorInvoice', 'approve'), placeholderData: (before) => before },
  );
}

/** The queue of those that wait for a person's decision, as an address says it: what is due first at the top. */
export const waitingSearch = 'decidable=true&sortBy=dueDate';
