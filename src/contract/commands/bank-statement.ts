import { calls } from './calls';
import { command } from './command';
import { count, id, maybe, oneOfMany, paged, said } from './usual-answers';

const amount = { kind: 'money', signed: true, required: true } as const;
const sum = { kind: 'money', required: true } as const;
const day = { kind: 'date', required: true } as const;

/** What says what a line is: a payment that waits, a number or a client that it names, one invoice that owes just as much. */
const why = {
  kind: 'word',
  of: ['payment', 'number', 'client', 'amount', 'none'],
  required: true,
} as const;

const line = {
  _id: id,
  statement: said,
  bookedOn: day,
  description: said,
  amount,
  why,
  paymentId: { kind: 'key' },
  /** Who is to have paid, or to be paid. */
  payerName: { kind: 'text' },
  receivedDate: { kind: 'date' },
  clientId: { kind: 'key' },
  clientName: { kind: 'text' },
  invoiceIds: { kind: 'texts', required: true },
  invoiceNumbers: { kind: 'texts', required: true },
  /** What of it pays no invoice. */
  left: amount,
} as const;

const became = {
  ...oneOfMany,
  paymentId: { kind: 'key', ...maybe },
} as const;

/** How the statements of a bank become payments. */
export const bankStatementCommands = {
  takeBankStatement: command({
    call: calls.takeBankStatement,
    right: 'payment.edit',
    purpose:
      'Takes a statement that a bank gives out as a spreadsheet, and keeps each line of it once, however often it comes.',
    takes: 'file',
    body: { dayFirst: { kind: 'flag' } },
    answers: {
      status: 201,
      fields: {
        added: count,
        known: count,
        unread: {
          kind: 'parts',
          required: true,
          fields: { row: count, why: said },
        },
      },
    },
    refuses: ['WRONG_TYPE', 'TOO_LARGE'],
  }),
  listBankLines: command({
    call: calls.listBankLines,
    right: 'payment.edit',
    purpose:
      'Lists the lines of bank statements that wait, the oldest first, each with what it most likely is, or those that were set aside, the newest first, page by page; and what came in and went out by all of them.',
    query: {
      isAside: { kind: 'flag', required: true, default: false },
      page: { kind: 'integer', min: 1, max: 100_000, required: true, default: 1 },
      size: { kind: 'integer', min: 1, max: 200, required: true, default: 100 },
    },
    answers: {
      fields: {
        data: { kind: 'parts', required: true, fields: line },
        ...paged,
        totals: { kind: 'part', required: true, fields: { moneyIn: sum, moneyOut: sum } },
      },
    },
  }),
  bookBankLines: command({
    call: calls.bookBankLines,
    right: 'payment.edit',
    purpose:
      'Books lines of a bank statement, each on its own: a payment that waited has cleared, or one is made of the line and pays invoices of a client, the oldest first.',
    each: 'lines',
    body: {
      lines: {
        kind: 'parts',
        required: true,
        fields: {
          _id: id,
          paymentId: { kind: 'reference', to: 'payment' },
          clientId: { kind: 'reference', to: 'company' },
          invoiceIds: { kind: 'references', to: 'invoice' },
        },
      },
    },
    answers: { fields: { data: { kind: 'parts', required: true, fields: became } } },
  }),
  setBankLinesAside: command({
    call: calls.setBankLinesAside,
    right: 'payment.edit',
    purpose:
      'Sets lines of bank statements aside that are none of the files’ money, or takes them back, each on its own.',
    each: 'ids',
    body: {
      ids: { kind: 'texts', max: 200, required: true },
      isAside: { kind: 'flag', required: true, default: true },
    },
    answers: { fields: { moved: count, data: { kind: 'parts', required: true, fields: oneOfMany } } },
  }),
};
