import type { TextsOf } from '../texts-of';

/** The texts of the page on which an accountant ends a month. `%{names}` are filled in. */
export const monthEnd = {
  title: 'Month end',
  lead: 'Bill each client for all its files: make the drafts, issue them, send them, record what is paid.',
  until: 'Billed up to',
  untilDay: 'Done up to %{day}',
  none: 'Nothing to bill and nothing owed',
  noneLead: 'Approved fees come here as soon as they are on a file.',
  client: 'Client',
  toBill: 'To bill',
  drafts: 'In draft',
  issued: 'To send',
  open: 'Owed',
  next: 'Next',
  sum: 'All clients',
  files: '%{count} file |||| %{count} files',
  invoices: '%{count} invoice |||| %{count} invoices',
  step: {
    draft: 'Make %{count} draft |||| Make %{count} drafts',
    issue: 'Issue %{count}',
    send: 'Send %{count}',
  },
  done: {
    draft: '%{count} draft made |||| %{count} drafts made',
    issue: '%{count} invoice issued |||| %{count} invoices issued',
    send: '%{count} invoice sent |||| %{count} invoices sent',
  },
  refused: '%{count} was left as it was |||| %{count} were left as they were',
  previewOf: 'What %{client} would be billed',
  previewLead: 'One invoice for each file, before taxes.',
  file: 'File',
  fees: 'Fees',
  beforeTax: 'Before taxes',
  receipt: 'Receipt',
  receiptOf: 'Receipt from %{client}',
  receiptLead: 'It pays the oldest invoices first, on whatever file they are, and none that is disputed.',
  record: 'Record the receipt',
  recorded:
    'Recorded on %{count} invoice. Not allocated: %{left}. |||| Recorded on %{count} invoices. Not allocated: %{left}.',
  pays: 'Pays',
  paysNothing: 'It pays no invoice.',
  invoice: 'Invoice',
  due: 'Due',
  left: 'Not allocated',
  ledger: {
    title: 'In the accounts',
    sandbox:
      'No accounts are connected. A small book of its own stands in for Sage: it knows clients by codes such as CUS-001.',
    none: 'Everything up to this day stands in the accounts.',
    post: 'Send %{count} entry to the accounts (%{total}) |||| Send %{count} entries to the accounts (%{total})',
    sent: '%{count} entry is on its way |||| %{count} entries are on their way',
    waiting:
      '%{count} entry is on its way to the accounts. |||| %{count} entries are on their way to the accounts.',
    what: 'Not there yet',
    count: 'Number',
    total: 'Amount',
    sum: 'In all',
    held: 'Not taken',
    said: 'What the accounts say',
    kinds: {
      invoice: 'Invoices',
      credit_note: 'Credit notes',
      void: 'Void invoices',
      receipt: 'Receipts',
      reversal: 'Receipts taken back',
    },
    kind: {
      invoice: 'Invoice',
      credit_note: 'Credit note',
      void: 'Void invoice',
      receipt: 'Receipt',
      reversal: 'Receipt taken back',
    },
  },
} as const;

export type MonthEndTexts = TextsOf<typeof monthEnd>;
