/** The times that the law sets on a file. */
export const clockName = [
  'prior_notice',
  'objection',
  'disposition',
  'disposal',
  'redemption',
  'registration',
  'retention',
] as const;

/**
 * How sure a rule is: read in its official source, in several that agree, in one, or not established. What is sure blocks, one source
 * warns, and the rest is for counsel.
 */
export const ruleConfidence = ['V', 'C+', 'C', 'U'] as const;

/** The notices whose service is recorded. */
export const noticeKind = [
  'disposition',
  'qc_hypothecary',
  'qc_cpa_30',
  'bia_244',
  'farm_debt',
  'seizure',
  'retention',
] as const;
