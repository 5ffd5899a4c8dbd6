import type { TextsOf } from '../texts-of';

/** The texts of the start of a day. `%{names}` are filled in. */
export const myDay = {
  needs: 'What harms first',
  nothing: 'Nothing harms today',
  nothingLead: 'No legal deadline within a week, nothing late and nothing rush.',
  whose: 'Whose files',
  ours: 'My team’s',
  mine: 'Mine',
  why: 'Why',
  due: 'By',
  open: 'Open',
  load: 'Who has how much',
  loadTable: 'Files by person',
  person: 'Person',
  files: 'Active files',
  lateFiles: 'Late',
  deadlineFiles: 'Deadlines',
  whyLate: 'Past its status deadline',
  whyRush: 'Rush',
  file: 'File',
  debtor: 'Debtor',
  asset: 'Asset',
  tiles: {
    deadlines: 'Legal deadlines within 7 days',
    late: 'Past their status deadline',
    rush: 'Rush',
    decisions: 'Requests that wait for me',
    billsToDecide: 'Bills that wait for me',
    proposals: 'Proposals to answer',
    billsSentBack: 'Bills sent back',
    unassigned: 'Not assigned to anyone',
    quiet: 'No activity for 7 days',
    held: 'On hold',
    unbilled: 'Fees not billed yet',
    drafts: 'Invoices in draft',
    overdueInvoices: 'Invoices overdue',
    billsToPost: 'Bills to post',
    remitDue: 'Trust money to remit',
  },
} as const;

export type MyDayTexts = TextsOf<typeof myDay>;
