import { ledgerKinds, ledgerStates } from '../money/ledger';
import { calls } from './calls';
import { command } from './command';
import { count, id, said } from './usual-answers';

const until = { kind: 'date', required: true } as const;
const total = { kind: 'money', signed: true, required: true } as const;
const kind = { kind: 'word', of: ledgerKinds, required: true } as const;

/** `number`: the invoice's, or what money is known by at the bank. `said`: what the accounts said last. */
const entry = {
  kind,
  state: { kind: 'word', of: ledgerStates, required: true },
  invoiceId: { kind: 'key' },
  paymentId: { kind: 'key' },
  fileId: id,
  ref: said,
  number: { kind: 'text' },
  clientId: id,
  clientName: said,
  day: { kind: 'date', required: true },
  total,
  said: { kind: 'text' },
} as const;

/** How clients’ invoices, receipts and what is paid out come into the accounts. */
export const ledgerCommands = {
  listLedger: command({
    call: calls.listLedger,
    right: 'invoice.issue',
    purpose:
      'Tells what of clients’ invoices, of receipts and of money paid out is not in the accounts up to a day: by kind what is not on its way, and one by one all of it, those refused first, 200 at most. What is dated into closed books is not among them.',
    query: { until },
    answers: {
      fields: {
        data: { kind: 'parts', required: true, fields: entry },
        kinds: { kind: 'parts', required: true, fields: { kind, count, total } },
        waiting: count,
        refused: count,
        total: count,
        provider: { kind: 'word', of: ['sage', 'sandbox'], required: true },
      },
    },
  }),
  postLedger: command({
    call: calls.postLedger,
    right: 'invoice.issue',
    purpose:
      'Sends to the accounts what is not there up to a day, what was refused before among it, each on its own and once; 1,000 a call.',
    body: { until },
    answers: { fields: { sent: count, left: count } },
  }),
};
