import type { Rules } from './rules';

export const feeRules: Rules<'fee'> = {
  scope: () => 'nothing',
};
