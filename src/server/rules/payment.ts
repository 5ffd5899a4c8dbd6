import type { Rules } from './rules';

export const paymentRules: Rules<'payment'> = {
  scope: () => 'nothing',
};
