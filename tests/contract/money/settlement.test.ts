import { expect, it } from 'vitest';
import { debtAfterSale, deficiencyOrSurplus } from '#contract/money/settlement';

const left = (balance: string | null, proceeds: string): string | null =>
  deficiencyOrSurplus(debtAfterSale(balance, ['474.10'], proceeds), proceeds);

it('tells a lender of a surplus above zero and of a deficiency below', () => {
  expect(left('8000.00', '9000.00')).toBe('525.90');
  expect(left('8525.91', '9000.00')).toBe('-0.01');
  expect(left('8525.90', '9000.00')).toBe('0.00');
});

it('tells of neither where nothing was sold, or the balance is not known', () => {
  expect(left('8000.00', '0.00')).toBeNull();
  expect(left(null, '9000.00')).toBeNull();
});
