import { resource } from '../resource';

const amount = { kind: 'money', signed: true } as const;
/**
 * What a vendor says of a line, its taxes as claimed. Its amount is its quantity at its price, counted as the contract counts, or the
 * one that is sent where its price a unit is just that (`countedAmount`); `freeUnits`, those of it that cost nothing, where it is taxed
 * and by which ground, and taxes that nobody claimed otherwise are the host's.
 */
const line = {
  fileId: { kind: 'reference', to: 'file', required: true },
  feeType: { kind: 'choice', of: 'feeType', required: true },
  description: { kind: 'text', max: 300 },
  incurredOn: { kind: 'date' },
  quantity: { kind: 'decimal', min: 0.01, max: 100_000, required: true },
  unitAmount: { ...amount, required: true },
  freeUnits: { kind: 'decimal' },
  amount,
  state: { kind: 'choice', of: 'province' },
  stateGround: { kind: 'choice', of: 'taxGround' },
  gst: amount,
  hst: amount,
  pst: amount,
  qst: amount,
} as const;
/**
 * What the contract says of a line, as it said on the day: its number from 1, the price agreed on, by which line of the price list
 * and how that one counts, the taxes due, and what stands out. `billedBy`: the numbers of the vendor's invoices that bill its work
 * already. `repeats`: the number of the line whose work it bills again.
 */
const check = {
  line: { kind: 'integer', required: true },
  contractAmount: amount,
  variance: amount,
  companyFeeId: { kind: 'reference', to: 'companyFee' },
  unit: { kind: 'choice', of: 'feeUnit' },
  unitPrice: amount,
  freeUnits: { kind: 'decimal' },
  minimumAmount: amount,
  maximumAmount: amount,
  gst: amount,
  hst: amount,
  pst: amount,
  qst: amount,
  flags: { kind: 'choices', of: 'vendorInvoiceFlag' },
  billedBy: { kind: 'texts', max: 100 },
  repeats: { kind: 'integer' },
} as const;
/** A decision of one level. `lines`: the numbers of those that it is about, where it is not about all. */
const approval = {
  level: { kind: 'integer', required: true },
  userId: { kind: 'reference', to: 'user', required: true },
  decision: { kind: 'choice', of: 'approvalDecision', required: true },
  at: { kind: 'moment', required: true },
  note: { kind: 'text', max: 500 },
  lines: { kind: 'texts', max: 100 },
} as const;
const total = { kind: 'money', signed: true, required: true, set: 'host' } as const;

/**
 * A vendor's invoice to us: checked against the contract, approved level by level, posted to the accounts once. `disputedLines`: the
 * numbers of those that it was sent back for, where not the whole was. `note`: what its owner says to whoever approves it; a level
 * that sends one leaves it with its approval.
 */
export const vendorInvoice = resource({
  name: 'vendorInvoice',
  calls: {
    list: 'GET /vendorInvoice/list',
    show: 'GET /desk/vendorInvoice/{id}',
    create: 'POST /vendorInvoice/',
    update: 'PATCH /vendorInvoice/',
  },
  named: ['invoiceNumber'],
  belongs: 'fileIds',
  fields: {
    invoiceNumber: { kind: 'text', max: 40, required: true },
    companyId: { kind: 'reference', to: 'company', required: true, set: 'once' },
    fileIds: { kind: 'references', to: 'file', required: true, set: 'host' },
    fileRefNumber: { kind: 'texts', max: 200, set: 'host' },
    invoiceDate: { kind: 'date', required: true },
    receivedDate: { kind: 'date', set: 'host' },
    dueDate: { kind: 'date' },
    invoiceStatus: { kind: 'choice', of: 'invoiceStatus', required: true, default: 'draft' },
    lines: { kind: 'parts', fields: line, required: true },
    checks: { kind: 'parts', fields: check, set: 'host' },
    subtotal: total,
    gstTotal: total,
    hstTotal: total,
    pstTotal: total,
    qstTotal: total,
    total,
    currency: { kind: 'choice', of: 'currency', required: true, default: 'CAD' },
    documentId: { kind: 'reference', to: 'document' },
    flags: { kind: 'choices', of: 'vendorInvoiceFlag', set: 'host' },
    approvalLevel: { kind: 'integer', min: 0, max: 3, set: 'host' },
    levelsNeeded: { kind: 'integer', min: 0, max: 3, set: 'host' },
    approvals: { kind: 'parts', fields: approval, set: 'host' },
    submittedBy: { kind: 'reference', to: 'user', set: 'host' },
    saleCosts: { kind: 'flag', required: true, set: 'host' },
    directBilling: { kind: 'flag', required: true, set: 'host' },
    disputeReason: { kind: 'text', max: 500 },
    rejectReason: { kind: 'text', max: 500 },
    disputedLines: { kind: 'texts', max: 100 },
    note: { kind: 'text', max: 500 },
    sageBillId: { kind: 'text', max: 60, set: 'host' },
    sageStatus: { kind: 'text', max: 40, set: 'host' },
    sageError: { kind: 'text', max: 500, set: 'host', hostWords: true },
    provider: { kind: 'text', max: 20, set: 'host' },
    postedAt: { kind: 'moment', set: 'host' },
    bookedOn: { kind: 'date', set: 'host' },
    paidAmount: { kind: 'money', set: 'host' },
    paidDate: { kind: 'date', set: 'host' },
    paymentReference: { kind: 'text', max: 60, set: 'host' },
    worksFiles: { kind: 'flag', set: 'host', derived: true },
  },
  paged: true,
  filters: {
    fileIds: { on: 'fileIds', how: 'overlaps' },
    companyId: { on: 'companyId' },
    invoiceNumber: { on: 'invoiceNumber', how: 'contains' },
    fileRefNumber: { on: 'fileRefNumber', how: 'overlaps' },
    invoiceStatus: { on: 'invoiceStatus' },
    flags: { on: 'flags', how: 'overlaps' },
    decidable: { how: 'rule', kind: 'flag' },
    dateFrom: { on: 'invoiceDate', how: 'from' },
    dateTo: { on: 'invoiceDate', how: 'to' },
    ids: { on: '_id', hidden: true, beyond: true },
  },
  sorts: {
    invoiceDate: 'invoiceDate',
    dueDate: 'dueDate',
    total: 'total',
    companyName: 'companyId.companyName',
    invoiceStatus: 'invoiceStatus',
  },
  sortedBy: '-invoiceDate',
  buckets: ['invoiceStatus', 'companyId'],
  brief: [
    'invoiceNumber',
    'companyId',
    'fileIds',
    'fileRefNumber',
    'invoiceDate',
    'receivedDate',
    'dueDate',
    'invoiceStatus',
    'subtotal',
    'total',
    'currency',
    'documentId',
    'flags',
    'checks',
    'approvalLevel',
    'levelsNeeded',
    'approvals',
    'submittedBy',
    'saleCosts',
    'directBilling',
    'sageBillId',
    'sageStatus',
    'sageError',
    'provider',
    'postedAt',
    'paidAmount',
    'paidDate',
    'paymentReference',
    'worksFiles',
  ],
  erased: 'soft',
});
