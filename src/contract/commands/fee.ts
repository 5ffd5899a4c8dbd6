import { fee } from '../resources/fee';
import { command } from './command';

const company = { kind: 'reference', to: 'company', required: true } as const;
const fileId = { kind: 'reference', to: 'file', required: true } as const;
const direction = { kind: 'choice', of: 'feeDirection', required: true } as const;

/** What people do with prices and fees beside keeping them. */
export const feeCommands = {
  copyCompanyFees: command({
    call: 'POST /desk/companyFee/copy',
    right: 'companyFee.create',
    body: {
      fromCompanyId: company,
      toCompanyId: company,
      direction,
      effectiveFrom: { kind: 'date', required: true },
      percent: { kind: 'decimal', min: -90, max: 500 },
    },
    answers: '{ copied, ended }',
  }),
  updatePaidDate: command({
    call: 'PATCH /fee/updatePaidDate',
    right: 'fee.updatePaidDate',
    body: {
      feeIds: { kind: 'references', to: 'fee', required: true },
      paidDate: { kind: 'date', required: true },
    },
    answers: '{ updated }',
  }),
  showFeePricing: command({
    call: 'GET /desk/fee/pricing',
    right: 'fee.create',
    query: {
      fileId,
      companyId: company,
      direction,
      feeType: { kind: 'choice', of: 'feeType', required: true },
      state: { kind: 'choice', of: 'province' },
      incurredOn: { kind: 'date', past: true, required: true },
      // What is being typed is held to what a fee is held to, so that its sentence comes before the fee is sent.
      quantity: { kind: 'decimal', min: fee.fields.quantity.min, max: fee.fields.quantity.max },
      unitAmount: { kind: 'money', signed: true },
      baseAmount: { kind: 'money' },
    },
    answers: '{ line, state, registered, earlierUnits, base }',
  }),
  showFileMoney: command({
    call: 'GET /desk/file/{fileId}/money',
    right: 'fee.list',
    query: { fileId },
    answers:
      '{ billing: { billed, paid, owed, trustHeld, remitted, unbilled, openInvoices, drafts }, receivable: { approved, unbilled, billed, paid, tax, total }, payable: { approved, unbilled, billed, paid, tax, total }, projected: { receivable, payable }, costToDate, margin }; null where it is not the caller’s to see',
  }),
};
