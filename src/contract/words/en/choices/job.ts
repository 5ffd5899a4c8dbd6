import type { ChoiceWords } from '../../choice-words';

export const jobChoices = {
  jobStatus: {
    queued: 'Waiting',
    running: 'Running',
    done: 'Done',
    failed: 'Failed',
    cancelled: 'Cancelled',
  },
  jobKind: {
    import: 'Import',
    update: 'Update from a spreadsheet',
    export: 'Export',
    close_out: 'Close-out file',
    report: 'Report',
    lender: 'Lender file',
    update_report: 'Update report',
    evidence_pack: 'Evidence pack',
    undo: 'Changes taken back',
    reckoning: 'Clocks reckoned anew',
    past_due: 'Days past due',
  },
  rowOutcome: {
    created: 'Placed',
    updated: 'Updated',
    unchanged: 'Unchanged',
    rejected: 'Rejected',
  },
  lenderKey: {
    cibc: 'CIBC file format',
    'lender-a': 'Lender A file format',
    'lender-b': 'Lender B file format',
  },
  exportFormat: {
    csv: 'CSV',
    xlsx: 'Excel',
  },
  seedDataset: {
    reference: 'Reference data',
    'demo-small': 'Demo data, small',
    'demo-medium': 'Demo data, medium',
  },
} satisfies Partial<ChoiceWords>;
