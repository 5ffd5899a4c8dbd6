import type { TextsOf } from '../texts-of';

/** The texts of what is done at a gate to open it. */
export const gates = {
  whoCan: 'Opened by: %{roles}',
  byItself: 'Opens by itself on %{date}',
  prove: 'Record: %{proof}',
  search: 'Order a search',
  ask: 'Ask: %{request}',
  trace: 'Record what a trace found',
  verify: 'To the parties and their addresses',
  estimate: 'Record an estimate',
  photograph: 'To the photos',
  askRepair: 'To the repairs and their approval',
  decideInvoice: 'Decide on invoice %{number}',
  decideFees: 'Decide on %{smart_count} fee |||| Decide on %{smart_count} fees',
  invoices: 'To the invoices',
  takeMoney: 'Record a payment',
  otherReason: 'Close for another reason',
  licence: 'Add the licence of %{company}',
  licenceLead:
    '%{licence}, %{province}: with it the company may seize there. Enter what the licence itself says.',
  licenceSave: 'Keep the licence',
  licenceKept: 'The licence is kept.',
} as const;

export type GatesTexts = TextsOf<typeof gates>;
