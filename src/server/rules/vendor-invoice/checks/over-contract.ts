import type { Check } from './check';

/** A line asks more than the contract's price. */
export const overContract: Check = {
  ofLine: ({ amount, contract }) => contract !== undefined && amount > contract,
};
