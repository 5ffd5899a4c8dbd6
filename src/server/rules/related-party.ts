import type { Rules } from './rules';
import { onReachableFile } from './scopes';

export const relatedPartyRules: Rules<'relatedParty'> = {
  scope: (caller) => onReachableFile(caller),
};
