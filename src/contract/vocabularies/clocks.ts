/** The times that the law sets on a file. */
export const clockName = [
  'prior_notice',
  'objection',
  'disposition',
  'disposal',
  'redemption',
  'registration',
] as const;

/** The notices whose service is recorded. */
export const noticeKind = [
  'disposition',
  'qc_hypothecary',
  'qc_cpa_30',
  'bia_244',
  'farm_debt',
  'seizure',
] as const;
