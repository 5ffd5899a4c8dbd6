import type { Gate } from './status-row';

/**
 * What has to be established before an asset is taken from anybody. It is asked when somebody is sent out for it and again in the moment
 * of taking, whichever way the file came there: searches grow old meanwhile, and a stay may have begun.
 */
export const beforeTaking: readonly Gate[] = [
  'lien_search_done',
  'registration_valid',
  'insolvency_check_done',
  'no_insolvency_stay',
  'consumer_paid_threshold',
  'prior_notice_served',
];
