import type { Rules } from './rules';

export const projectedFeeRules: Rules<'projectedFee'> = {
  scope: () => 'nothing',
};
