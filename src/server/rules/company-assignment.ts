import type { Rules } from './rules';
import { onReachableFile } from './scopes';

export const companyAssignmentRules: Rules<'companyAssignment'> = {
  scope: (caller) => onReachableFile(caller),
};
