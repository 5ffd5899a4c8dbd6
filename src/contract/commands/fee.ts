import { fee } from '../resources/fee';
import { calls } from './calls';
import { command } from './command';
import { count, flag, oneOfMany } from './usual-answers';

const company = { kind: 'reference', to: 'company', required: true } as const;
const fileId = { kind: 'reference', to: 'file', required: true } as const;
const direction = { kind: 'choice', of: 'feeDirection', required: true } as const;

const money = { kind: 'money', signed: true } as const;
const amount = { ...money, required: true } as const;
const side = {
  kind: 'part',
  fields: { approved: amount, unbilled: amount, billed: amount, paid: amount, tax: amount, total: amount },
} as const;
const fileMoney = {
  billing: {
    kind: 'part',
    fields: {
      billed: amount,
      paid: amount,
      owed: amount,
      trustHeld: amount,
      remitted: amount,
      unbilled: amount,
      openInvoices: count,
      drafts: { kind: 'integer' },
    },
  },
  receivable: side,
  payable: side,
  projected: { kind: 'part', fields: { receivable: money, payable: money } },
  costToDate: money,
  margin: money,
} as const;

/** What people do with prices and fees beside keeping them. */
export const feeCommands = {
  copyCompanyFees: command({
    call: calls.copyCompanyFees,
    right: 'companyFee.create',
    purpose:
      'Copies the lines of a price list that hold on a day to another company, so many percent dearer or cheaper.',
    body: {
      fromCompanyId: company,
      toCompanyId: company,
      direction,
      effectiveFrom: { kind: 'date', required: true },
      percent: { kind: 'decimal', min: -90, max: 500 },
    },
    answers: { fields: { copied: count, ended: count } },
  }),
  updatePaidDate: command({
    call: calls.updatePaidDate,
    right: 'fee.updatePaidDate',
    purpose: 'Says of fees on which day they were paid, of each on its own.',
    each: 'feeIds',
    body: {
      feeIds: { kind: 'references', to: 'fee', required: true },
      paidDate: { kind: 'date', required: true },
    },
    answers: { fields: { updated: count, data: { kind: 'parts', required: true, fields: oneOfMany } } },
  }),
  showFeePricing: command({
    call: calls.showFeePricing,
    right: 'fee.create',
    purpose:
      'Tells what a fee that is being entered would be worked out on: the line that prices it, and what counts beside its rates.',
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
    answers: {
      fields: {
        line: { kind: 'record', of: 'companyFee' },
        state: { kind: 'choice', of: 'province', required: true },
        stateGround: { kind: 'choice', of: 'taxGround', required: true },
        registered: flag,
        hasQstNumber: flag,
        isNonResident: flag,
        taxedOn: { kind: 'date', required: true },
        earlierUnits: { kind: 'decimal', required: true },
        freeTaken: { kind: 'decimal', required: true },
        client: {
          kind: 'part',
          fields: {
            storageDays: { kind: 'integer' },
            earlierStorageDays: { kind: 'decimal', required: true },
            transportAmount: money,
            earlierTransportAmount: { kind: 'money', required: true },
          },
        },
        base: money,
      },
    },
  }),
  showFileMoney: command({
    call: calls.showFileMoney,
    right: 'fee.list',
    purpose: 'Tells what a file costs; what is not the caller’s to see is null.',
    query: { fileId },
    answers: { fields: fileMoney },
  }),
};
