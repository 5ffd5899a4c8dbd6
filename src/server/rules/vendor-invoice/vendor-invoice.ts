import { changeInvoice, createInvoice } from './change';
import { maskInvoice } from './mask';
import { mayWithInvoice, whyNotApprove } from './may';
import { billableFiles, vendorInvoicesInReach } from './scope';
import { sendOff } from './send-off';
import { tellOf } from './told';
import { waitsFor } from './waiting';
import type { Rules } from '../../records/rules';

export const vendorInvoiceRules: Rules<'vendorInvoice'> = {
  scope: vendorInvoicesInReach,
  onFiles: (caller) => billableFiles(caller),
  // What was done is billed, also after the file was closed; it is marked for whoever decides.
  reaches: async (_, { lines }) => lines?.map(({ fileId }) => fileId) ?? [],
  openWhenClosed: () => true,
  readers: ({ companyId }) => [companyId],
  filters: { decidable: waitsFor },
  may: mayWithInvoice,
  mask: maskInvoice,
  present: async ({ caller }, invoice) => ({ whyNotApprove: whyNotApprove(caller, invoice) ?? null }),
  beforeCreate: createInvoice,
  afterCreate: async (write, invoice) => {
    if (invoice.invoiceStatus === 'pending_post') await sendOff(write, invoice);
  },
  beforeUpdate: changeInvoice,
  afterUpdate: async (write, before, after) => {
    if (after.invoiceStatus === 'pending_post' && before.invoiceStatus !== 'pending_post')
      await sendOff(write, after);
  },
  history: (_, invoice, changed) => tellOf(invoice, changed),
};
