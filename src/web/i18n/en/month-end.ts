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
} as const;

export type MonthEndTexts = TextsOf<typeof monthEnd>;
