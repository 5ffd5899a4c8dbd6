import type { TextsOf } from '../texts-of';

/** The texts of the page on which lenders are told how their files ended. `%{names}` are filled in. */
export const closeOut = {
  title: 'Close-out files',
  lead: 'Tell each lender how its closed files ended. A file is told once, in the CIBC file format.',
  waiting: 'Waiting',
  waits: '%{count} closed file |||| %{count} closed files',
  exportNow: 'Export now',
  confirmCount: 'Export %{count} closed file of %{lender} |||| Export %{count} closed files of %{lender}',
  confirmLead: 'They are marked as exported. Sending them again takes a reason.',
  confirm: 'Export',
  nothingTitle: 'Nothing waits',
  nothingLead: 'Every closed file has been exported. A file appears here once it is closed.',
  othersExport: 'An administrator exports them, or the lender’s supervisor.',
  exports: 'Exports',
  exportsNone: 'Nothing has been exported yet.',
  files: '%{count} file |||| %{count} files',
  by: 'by %{who}',
  repeats: 'Again after %{code}: %{reason}',
  queued: 'Waiting for its turn',
  running: 'Exporting file %{done} of %{total}',
  progress: 'Progress of export %{code}',
  stopped: 'Stopped. The files that were not through go on waiting.',
  failed: 'Failed. The files that were not through go on waiting.',
  stop: 'Stop',
  download: 'Download',
  again: 'Export again',
  ofExport: '%{action}: %{code}',
  ofLender: '%{action}: %{lender}',
  againTitle: 'Export %{code} again',
  againLead:
    'Its files are exported again as they stand now. The reason is kept in the history of each file.',
  reason: 'Reason',
} as const;

export type CloseOutTexts = TextsOf<typeof closeOut>;
