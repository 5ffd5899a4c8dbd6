import type { ClockName } from './clock';

/** The days of the law that people plan by, each a column of the list of files, with the clock that it is the nearest day of. */
export const deadlineDays = {
  priorNoticeDay: 'prior_notice',
  objectionDay: 'objection',
  dispositionDay: 'disposition',
  disposalDay: 'disposal',
  registrationDay: 'registration',
  retentionDay: 'retention',
  searchesDay: 'searches',
} as const satisfies { readonly [field: string]: ClockName };
