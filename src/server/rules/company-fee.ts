import type { Rules } from './rules';

export const companyFeeRules: Rules<'companyFee'> = {
  scope: () => 'nothing',
};
