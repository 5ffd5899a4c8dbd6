export const assignmentRole = ['primary', 'secondary'] as const;
export const assignmentStatus = ['proposed', 'accepted', 'declined', 'completed', 'recalled'] as const;
export const declineReason = ['no_coverage', 'conflict', 'capacity', 'unsafe', 'fee', 'other'] as const;
export const assignMode = ['set', 'add', 'remove'] as const;
