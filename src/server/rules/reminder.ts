import type { Rules } from './rules';
import { onReachableFile } from './scopes';

export const reminderRules: Rules<'reminder'> = {
  scope: (caller) => onReachableFile(caller),
};
