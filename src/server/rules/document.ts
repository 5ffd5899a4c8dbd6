import type { Rules } from './rules';

export const documentRules: Rules<'document'> = {
  scope: () => 'nothing',
};
