/** What holds for the files of a client whose way of working says nothing of it: in hours, in days, and how many photos. */
export const usualTerms = {
  acceptanceHours: 24,
  firstAttemptHours: 48,
  updateCadenceHours: 72,
  rushCadenceHours: 24,
  effectsHoldDays: 30,
  photoCount: 0,
} as const;
