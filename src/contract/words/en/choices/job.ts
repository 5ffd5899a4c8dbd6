import type { ChoiceWords } from '../../choice-words';

export const jobChoices = {
  jobStatus: {
    queued: 'Queued',
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
