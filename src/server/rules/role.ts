import type { Rules } from './rules';
import { everyone } from './scopes';

export const roleRules: Rules<'role'> = {
  scope: everyone,
};
