import type { Rules } from './rules';
import { everyone } from './scopes';

export const noteTemplateRules: Rules<'noteTemplate'> = {
  scope: everyone,
};
