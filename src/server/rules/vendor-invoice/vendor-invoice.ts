import { changeInvoice, createInvoice } from './change';
import { hiddenOfInvoice, invoiceShownAs, maskInvoice } from './mask';
import { mayWithInvoice, whoseApproval, whyNotDelete } from './may';
import { billableFiles, vendorInvoicesInScope, vendorInvoicesOfMany } from './scope';
import { enqueueInvoice } from './enqueue-invoice';
import { historyOf } from './history-of';
import { remindOfReturn, completeReturnedReminders } from './returned-reminders';
import { worksFilesOf } from '../handled-files';
import { waitsFor } from './waiting';
import type { Rules } from '../../records/rules';

export const vendorInvoiceRules: Rules<'vendorInvoice'> = {
  scope: vendorInvoicesInScope,
  scopeApart: vendorInvoicesOfMany,
  onFiles: (caller) => billableFiles(caller),
  // What was done is billed, also after the file was closed; it is marked for whoever decides.
  reaches: async (_, { lines }) => lines?.map(({ fileId }) => fileId) ?? [],
  openWhenClosed: () => true,
  readers: ({ companyId }) => [companyId],
  filters: { decidable: waitsFor },
  derived: { worksFiles: worksFilesOf },
  may: mayWithInvoice,
  whyNot: whyNotDelete,
  hides: hiddenOfInvoice,
  shownAs: invoiceShownAs,
  mask: maskInvoice,
  present: whoseApproval,
  beforeCreate: createInvoice,
  afterCreate: async (context, invoice) => {
    if (invoice.invoiceStatus === 'pending_post') await enqueueInvoice(context, invoice);
  },
  beforeUpdate: changeInvoice,
  afterUpdate: async (context, before, after) => {
    if (after.invoiceStatus === 'pending_post' && before.invoiceStatus !== 'pending_post')
      await enqueueInvoice(context, after);
    await remindOfReturn(context, before, after);
  },
  afterRemove: completeReturnedReminders,
  history: (_, invoice, changed) => historyOf(invoice, changed),
};
