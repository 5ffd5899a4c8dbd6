import type { Rules } from './rules';
import { onReachableFile } from './scopes';

export const noteRules: Rules<'note'> = {
  scope: (caller) => onReachableFile(caller),
};
