/** What keeps a file from being closed beside its gates: nobody passes over it, it is mended. */
export const closeChecks = [
  'documents_required',
  'personal_effects',
  'vendor_acknowledgement',
  'statutory_reminder',
] as const;
