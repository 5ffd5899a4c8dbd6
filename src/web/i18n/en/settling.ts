import type { TextsOf } from '../texts-of';

/** The texts of the steps from the price of a sale to its last remittance. `%{names}` are filled in. */
export const settling = {
  settle: 'Settle the sale',
  title: 'Settle the sale',
  lead: 'From the price to what goes to the client: each amount is worked out, and you may change it.',
  steps: {
    proceeds: 'The price, in trust',
    fees: 'What is charged',
    invoice: 'The invoice',
    transfer: 'The invoice, paid from the trust',
    statement: 'The statement to the client',
    remittance: 'The rest, to the client',
  },
  record: {
    proceeds: 'The purchaser pays %{amount}, which is held in trust.',
    transfer: '%{amount} of what is held pays what the client owes.',
    remittance: '%{amount} is left, and goes to the client.',
  },
  clear: {
    proceeds: 'The price is recorded. Once the bank has it, it is cleared.',
    transfer: 'The transfer is recorded. Somebody else lets it go.',
    remittance: 'The remittance is recorded. Somebody else lets it go.',
  },
  decide: 'Fees wait for somebody to decide on them.',
  said: {
    allocate: 'The transfer is recorded. It is set against the invoice, the oldest first.',
    bill: 'What was approved goes on an invoice.',
    issue: 'The invoice is a draft. Look at it, and issue it.',
    state: 'The client is told what came of the sale, fee by fee.',
  },
  acts: {
    record: 'Record it',
    clear: 'Clear it',
    allocate: 'Set it against the invoice',
    bill: 'Make the invoice',
    issue: 'Issue it',
    state: 'Make the statement',
  },
  waitsFor: 'Done by: %{roles}',
  otherEyes: 'Waits for somebody other than who recorded it.',
  done: 'The sale is settled: nothing is held in trust.',
} as const;

export type SettlingTexts = TextsOf<typeof settling>;
