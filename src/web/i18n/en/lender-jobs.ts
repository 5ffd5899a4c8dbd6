import type { TextsOf } from '../texts-of';

/** The texts of the page on which lenders' files are taken in and lenders are told how their files stand. `%{names}` are filled in. */
export const lenderJobs = {
  title: 'Lender files',
  lead: 'Take in what lenders leave in their drop folders, and tell them how their open files stand.',
  folders: 'Drop folders',
  none: 'No lender has a file format',
  noneLead: 'An administrator says on a lender’s page which file format it has.',
  nothingWaits: 'Nothing waits',
  waits: '%{count} file waits: %{names} |||| %{count} files wait: %{names}',
  localFolder: 'folder on this machine',
  take: 'Take in',
  check: 'Only check',
  upload: 'Upload a file',
  report: 'Update report',
  ofLender: '%{action}: %{lender}',
  taken: 'Looked at just now',
  takenTable: 'Control totals',
  fileName: 'File',
  rows: 'Rows',
  balance: 'Balances',
  became: 'What became of it',
  started: 'Its job has started',
  jobs: 'My jobs',
  jobsNone: 'You have taken no file of a lender yet.',
} as const;

export type LenderJobsTexts = TextsOf<typeof lenderJobs>;
