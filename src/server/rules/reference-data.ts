import type { Rules } from '../records/rules';
import { everyone } from './scopes';

/** Stages and statuses: read by everyone who is signed in, written by seeding alone. */
export const referenceData: Rules<'stage'> & Rules<'status'> = {
  scope: everyone,
  history: () => undefined,
};
