/** What is said of a record that somebody else changed while it stood open. */
export const moved = {
  moved: {
    changed: 'Changed',
    by: 'by',
    lead: 'Your form still holds what you opened; when you save, you choose what stays.',
  },
} as const;
