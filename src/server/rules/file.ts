import type { Rules } from './rules';
import { fileScope } from './scopes';

export const fileRules: Rules<'file'> = {
  scope: fileScope,
};
