import { negated } from './invoice-lines';
import { amountOf, centsOf, sumOf } from './cents';

/** What came in and went out in trust. `net` is what came in less what was taken of it; what was remitted is no deduction. */
export interface TrustStatement {
  readonly received: string;
  readonly deducted: string;
  readonly net: string;
}

/** Adds a trust account up; all amounts are those of single movements, none of them negative. */
export function trustStatement(receipts: readonly string[], deductions: readonly string[]): TrustStatement {
  const [received, deducted] = [sumOf(receipts), sumOf(deductions)];
  return { received, deducted, net: amountOf(centsOf(received) - centsOf(deducted)) };
}

/** What a debtor owes once the sale counts. `remaining` is less than nothing where there is a surplus. */
export interface DebtAfterSale {
  readonly remaining: string | null;
  readonly deficiency: string | null;
  readonly surplus: string | null;
}

/**
 * The balance with the expenses that are the debtor's, less what the sale brought in. Where the balance is not known, neither is what
 * remains. Only what was really charged is an expense: an expected fee never enters what a debtor is asked to pay (3.9).
 */
export function debtAfterSale(
  balance: string | null,
  expenses: readonly string[],
  proceeds: string,
): DebtAfterSale {
  if (balance === null) return { remaining: null, deficiency: null, surplus: null };
  const remaining = centsOf(balance) + centsOf(sumOf(expenses)) - centsOf(proceeds);
  return {
    remaining: amountOf(remaining),
    deficiency: remaining > 0 ? amountOf(remaining) : null,
    surplus: remaining < 0 ? amountOf(-remaining) : null,
  };
}

/**
 * What remains of a debt as one amount, for its lender: a surplus above zero, a deficiency below. `null` where nothing was sold, or the
 * balance is not known.
 */
export function deficiencyOrSurplus({ remaining }: DebtAfterSale, proceeds: string): string | null {
  return remaining === null || centsOf(proceeds) <= 0 ? null : negated(remaining);
}
