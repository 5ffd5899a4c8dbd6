import type { Rules } from './rules';
import { everyone } from './scopes';

export const companyRules: Rules<'company'> = {
  scope: everyone,
};
