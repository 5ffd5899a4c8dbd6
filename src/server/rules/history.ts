import type { Rules } from './rules';
import { onReachableFile } from './scopes';

export const historyRules: Rules<'history'> = {
  scope: (caller) => onReachableFile(caller),
};
