import type { HomeTile } from '#contract/commands/home';
import type { Row } from '../database/tables';
import { localTime } from '../jobs/export-cells';
import { maskRow } from '../records/present';
import type { Caller } from '../request/caller';
import type { Harm, Urgent } from './harm';

/** Requests and vendors' invoices that wait for a person's own decision, by when; `first`: as they come first in the lists of these. */
export function decisionsThatWait(caller: Caller, first: ReadonlyMap<HomeTile, readonly Row[]>): Harm[] {
  const requests = first.get('decisions') ?? [];
  const invoices = first.get('invoicesToDecide') ?? [];
  return [
    ...requests.map((row) => ({
      ...waiting('request', row, caller),
      due: row.dueDate ? localTime(String(row.dueDate), caller.timeZone).slice(0, 10) : null,
      requestType: row.requestType as Urgent['requestType'],
    })),
    ...invoices.map((row) => ({
      ...waiting('vendorInvoice', row, caller),
      due: row.dueDate as string | null,
      about: row.invoiceNumber as string,
    })),
  ];
}

function waiting(resource: 'request' | 'vendorInvoice', row: Row, caller: Caller) {
  maskRow(resource, row, caller);
  return {
    resource,
    id: String(row._id),
    why: resource,
    fileIds: (row.fileIds ?? []) as readonly string[],
  };
}
