/** The times that the law sets on a file and that end on a day; and until when what was searched before a seizure counts. */
export const deadlineKind = [
  'prior_notice',
  'objection',
  'disposition',
  'disposal',
  'registration',
  'retention',
  'searches',
] as const;

/** The times that the law sets on a file: those that end on a day, and redemption, which lasts until the asset is disposed of. */
export const clockName = [...deadlineKind, 'redemption'] as const;

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
