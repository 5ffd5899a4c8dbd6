import type { ChoiceWords } from '../../choice-words';

export const jobChoices = {
  jobStatus: {
    queued: 'Queued',
    running: 'Running',
    done: 'Done',
    failed: 'Failed',
    cancelled: 'Cancelled',
  },
} satisfies Partial<ChoiceWords>;
