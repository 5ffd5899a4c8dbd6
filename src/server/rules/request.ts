import type { Rules } from './rules';

export const requestRules: Rules<'request'> = {
  scope: () => 'nothing',
};
