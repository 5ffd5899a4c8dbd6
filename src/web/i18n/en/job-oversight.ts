import type { TextsOf } from '../texts-of';

/** The texts of the page of everybody’s jobs. */
export const jobOversight = {
  title: 'Jobs',
  lead: 'The long work of everybody: what waits, what runs, what failed. A failed one goes on from where it stood.',
  status: 'State',
  all: 'All',
  none: 'There is no job here',
  noneLead: 'Imports, exports, reports and lenders’ files stand here while they are worked and afterwards.',
  counts: { queued: 'Waiting', running: 'Running', failed: 'Failed' },
  repeat: 'Take up again',
  repeated: 'It waits for its turn.',
  check: 'Check',
  more: 'Show more',
  heads: {
    kind: 'Job',
    what: 'What',
    who: 'For whom',
    state: 'State',
    rows: 'Rows',
    began: 'Asked for',
    ended: 'Ended',
  },
} as const;

export type JobOversightTexts = TextsOf<typeof jobOversight>;
