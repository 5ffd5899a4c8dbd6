import type { ChoiceWords } from '../../choice-words';

export const assignmentChoices = {
  assignmentRole: {
    primary: 'Primary',
    secondary: 'Secondary',
  },
  assignmentStatus: {
    proposed: 'Proposed',
    accepted: 'Accepted',
    declined: 'Declined',
    completed: 'Completed',
    recalled: 'Recalled',
  },
  declineReason: {
    no_coverage: 'Area not covered',
    conflict: 'Conflict of interest',
    capacity: 'No capacity',
    unsafe: 'Unsafe',
    fee: 'Fee not agreed',
    other: 'Other',
  },
  assignMode: {
    set: 'Replace the list',
    add: 'Add',
    remove: 'Remove',
  },
} satisfies Partial<ChoiceWords>;
