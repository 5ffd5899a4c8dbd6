import type { Rules } from './rules';
import { everyone } from './scopes';

export const userRules: Rules<'user'> = {
  scope: everyone,
};
