import { vendorInvoice } from '../resources/vendor-invoice';
import { command } from './command';

const { fileId, feeType, incurredOn, quantity } = vendorInvoice.fields.lines.fields;
/** What has to be known of a line to say what the contract asks for it; `unitAmount` once the vendor has named one. */
const quoted = {
  fileId,
  feeType,
  incurredOn,
  quantity,
  unitAmount: { kind: 'money', signed: true },
} as const;
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
      '{ data: [{ _id, ok, invoiceStatus, approvalLevel, version } or { _id, ok, code, message, errors }] }, each on its own; to approve what is over contract takes a note',
  }),
  listBillableFiles: command({
    call: 'GET /desk/vendorInvoice/files',
    right: 'vendorInvoice.create',
    query: { search: { kind: 'text', max: 60 } },
    answers: '{ data: [{ _id, ref, state, closed }] }, the newest 50',
  }),
  listBillableWork: command({
    call: 'GET /desk/vendorInvoice/work',
    right: 'vendorInvoice.create',
    query: { companyId: { kind: 'reference', to: 'company', required: true } },
    answers:
      '{ data: [{ fileId, ref, state, endedAt, lines: [{ fileId, feeType, description, incurredOn, quantity, unitAmount, freeUnits, amount }] }], total }, the 50 that ended last',
  }),
  quoteVendorInvoice: command({
    call: 'POST /desk/vendorInvoice/quote',
    right: 'vendorInvoice.create',
    for: 'vendorInvoice',
    body: {
      companyId: { kind: 'reference', to: 'company', required: true },
      invoiceDate: { kind: 'date', required: true },
      lines: { kind: 'parts', fields: quoted, required: true },
    },
    answers: '{ data: [the check of each line, and unitAmount: what a unit costs by the contract] }',
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
