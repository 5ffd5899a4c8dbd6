import { command } from './command';

const ids = { kind: 'texts', max: 100, required: true } as const;

/** What people do with vendors' invoices beside writing and reading them. */
export const vendorInvoiceCommands = {
  decideVendorInvoices: command({
    call: 'POST /desk/vendorInvoice/decide',
    right: 'vendorInvoice.approve',
    body: {
      ids,
      versions: { kind: 'texts', max: 100 },
      decision: { kind: 'choice', of: 'approvalDecision', required: true },
      note: { kind: 'text', max: 500 },
      lines: { kind: 'texts', max: 100 },
    },
    answers:
      '{ data: [{ _id, ok, invoiceStatus, approvalLevel, version } or { _id, ok, code, message }] }, each on its own',
  }),
  listBillableFiles: command({
    call: 'GET /desk/vendorInvoice/files',
    right: 'vendorInvoice.create',
    query: { search: { kind: 'text', max: 60 } },
    answers: '{ data: [{ _id, ref, state, closed }] }, the newest 50',
  }),
  postVendorInvoices: command({
    call: 'POST /vendorInvoice/post-invoice-sage',
    right: 'vendorInvoice.postSage',
    body: { vendorInvoiceIds: ids },
    answers: '{ data: [{ _id, outcome, sageBillId, message }] }',
  }),
  pullVendorInvoices: command({
    call: 'GET /vendorInvoice/pull-invoices-sage',
    right: 'vendorInvoice.pullSage',
    answers: '{ checked, updated, paid, partiallyPaid }',
  }),
  triggerPendingVendorInvoices: command({
    call: 'GET /vendorInvoice/trigger-pending-invoices',
    right: 'vendorInvoice.triggerPending',
    answers: '{ tried, posted, refused, waiting }',
  }),
  deleteVendorInvoices: command({
    call: 'DELETE /housekeeping/deleteVendorInvoices/{fileId}',
    right: 'housekeeping.delete',
    query: {
      fileId: { kind: 'reference', to: 'file', required: true },
      softDelete: { kind: 'flag' },
      mfaCode: { kind: 'text', max: 20 },
    },
    body: { reason: { kind: 'prose', max: 2000, required: true }, mfaCode: { kind: 'text', max: 20 } },
    answers:
      '{ deleted, kept: numbers of those that bill other files too or are in the accounts }, or { showMFAForm: true }',
  }),
};
