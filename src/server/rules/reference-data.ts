import type { Rules } from './rules';
import { everyone } from './scopes';

/** Stages, statuses and taxes: read by everyone, written only by those whose role says so. */
export const referenceData: Rules<'stage'> & Rules<'status'> & Rules<'provinceTax'> = {
  scope: everyone,
  history: () => undefined,
};
