import { vendorInvoice } from '../resources/vendor-invoice';
import { calls } from './calls';
import { command } from './command';
import { maybe, codeAsked, id, count, said, flag, oneOfMany } from './usual-answers';

const { fileId, feeType, incurredOn, quantity, state, stateGround } = vendorInvoice.fields.lines.fields;
/** What has to be known of a line to say what the contract asks for it; `unitAmount` once the vendor has named one. */
const quoted = {
  fileId,
  feeType,
  incurredOn,
  quantity,
  unitAmount: { kind: 'money', signed: true },
} as const;
const check = vendorInvoice.fields.checks.fields;
const province = { kind: 'choice', of: 'province', required: true } as const;
const decided = {
  ...oneOfMany,
  invoiceStatus: { kind: 'choice', of: 'invoiceStatus', required: true, ...maybe },
  approvalLevel: { kind: 'integer', ...maybe },
  version: { kind: 'integer', required: true, ...maybe },
} as const;
const posted = {
  ...oneOfMany,
  outcome: {
    kind: 'word',
    of: ['posted', 'refused', 'unreachable', 'not_postable', 'busy'],
    required: true,
    ...maybe,
  },
  sageBillId: { kind: 'text', ...maybe },
} as const;
const billable = {
  fileId: id,
  ref: said,
  state: province,
  endedAt: { kind: 'moment' },
  lines: {
    kind: 'parts',
    required: true,
    fields: {
      fileId: id,
      feeType,
      description: { kind: 'text' },
      incurredOn: { kind: 'date', required: true },
      quantity: { kind: 'decimal', required: true },
      unitAmount: { kind: 'money', signed: true, required: true },
      freeUnits: { kind: 'decimal' },
      amount: { kind: 'money', signed: true, required: true },
    },
  },
} as const;
const ids = { kind: 'texts', max: 100, required: true } as const;

/** What people do with vendors' invoices beside writing and reading them. */
export const vendorInvoiceCommands = {
  decideVendorInvoices: command({
    call: calls.decideVendorInvoices,
    right: 'vendorInvoice.approve',
    purpose: 'Decides vendors’ invoices, each on its own; to approve what is over contract takes a note.',
    each: 'ids',
    body: {
      ids,
      versions: { kind: 'texts', max: 100 },
      decision: { kind: 'choice', of: 'approvalDecision', required: true },
      note: { kind: 'text', max: 500 },
      lines: { kind: 'texts', max: 100 },
    },
    answers: { fields: { data: { kind: 'parts', required: true, fields: decided } } },
  }),
  listBillableFiles: command({
    call: calls.listBillableFiles,
    right: 'vendorInvoice.create',
    purpose: 'Lists the files that the caller may bill, the newest 50 whose number holds the words.',
    query: { search: { kind: 'text', max: 60 } },
    answers: {
      fields: {
        data: {
          kind: 'parts',
          required: true,
          fields: { _id: id, ref: said, state: province, closed: flag },
        },
      },
    },
  }),
  listBillableWork: command({
    call: calls.listBillableWork,
    right: 'vendorInvoice.create',
    purpose: 'Lists what a vendor did and has not billed, the 50 files whose work ended last.',
    query: { companyId: { kind: 'reference', to: 'company', required: true } },
    answers: { fields: { data: { kind: 'parts', required: true, fields: billable }, total: count } },
  }),
  quoteVendorInvoice: command({
    call: calls.quoteVendorInvoice,
    right: 'vendorInvoice.create',
    purpose: 'Says what the contract asks for each line of an invoice that is being written.',
    for: 'vendorInvoice',
    body: {
      companyId: { kind: 'reference', to: 'company', required: true },
      invoiceDate: { kind: 'date', required: true },
      lines: { kind: 'parts', fields: quoted, required: true },
    },
    answers: {
      fields: {
        data: {
          kind: 'parts',
          required: true,
          fields: { ...check, state, stateGround, unitAmount: { kind: 'money', signed: true } },
        },
      },
    },
  }),
  postVendorInvoices: command({
    call: calls.postVendorInvoices,
    right: 'vendorInvoice.postSage',
    purpose: 'Posts vendors’ invoices to the accounts, each on its own and once.',
    each: 'vendorInvoiceIds',
    body: { vendorInvoiceIds: ids },
    answers: { fields: { data: { kind: 'parts', required: true, fields: posted } } },
  }),
  pullVendorInvoices: command({
    call: calls.pullVendorInvoices,
    right: 'vendorInvoice.pullSage',
    purpose: 'Fetches from the accounts which vendors’ invoices were paid.',
    answers: { fields: { checked: count, updated: count, paid: count, partiallyPaid: count } },
    refuses: ['NOT_READY'],
  }),
  triggerPendingVendorInvoices: command({
    call: calls.triggerPendingVendorInvoices,
    right: 'vendorInvoice.triggerPending',
    purpose: 'Tries again to post whatever is on its way to the accounts.',
    answers: { fields: { tried: count, posted: count, refused: count, waiting: count } },
  }),
  deleteVendorInvoice: command({
    call: calls.deleteVendorInvoice,
    right: 'vendorInvoice.delete',
    purpose:
      'Takes away one invoice of a vendor, on all the files that it bills, with a reason; one that the accounts know is corrected there.',
    query: { id: { kind: 'key', required: true } },
    body: { reason: { kind: 'prose', max: 500, required: true } },
    answers: { record: 'vendorInvoice' },
  }),
  deleteVendorInvoices: command({
    call: calls.deleteVendorInvoices,
    right: 'housekeeping.delete',
    purpose:
      'Takes away the vendors’ invoices of one file, after a fresh code and with a reason; `kept` names those that bill other files too or are in the accounts.',
    query: {
      fileId: { kind: 'reference', to: 'file', required: true },
      softDelete: { kind: 'flag' },
      mfaCode: { kind: 'text', max: 20 },
    },
    body: { reason: { kind: 'prose', max: 2000, required: true }, mfaCode: { kind: 'text', max: 20 } },
    answers: [{ fields: { deleted: count, kept: { kind: 'texts', required: true } } }, codeAsked],
  }),
};
