import type { Rules } from './rules';

export const invoiceRules: Rules<'invoice'> = {
  scope: () => 'nothing',
};
