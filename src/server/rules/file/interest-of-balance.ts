import { centsOf } from '#contract/money/cents';
import type { Change, Recorded } from '#contract/resources/index';
import { sentence } from '#contract/words/sentence';
import { invalid } from '../refuse';

type Owed = Pick<Recorded<'file'>, 'balanceAmount' | 'interestAmount'>;

/** The interest is a part of the balance. @throws Problem INVALID where it is more, or of a balance that nobody knows */
export function checkInterest({ balanceAmount, interestAmount }: Partial<Owed>): void {
  if (!interestAmount) return;
  if (!balanceAmount || centsOf(interestAmount) > centsOf(balanceAmount))
    throw invalid(
      'interestAmount',
      sentence('values.notMore', { field: 'interestAmount', other: 'balanceAmount' }),
    );
}

/** What was interest of one balance says nothing of another: it is no longer known, unless it is said with it. */
export function interestAfter(current: Owed, change: Change<'file'>): Partial<Owed> {
  const { balanceAmount, interestAmount } = change;
  if (balanceAmount === undefined || interestAmount !== undefined || current.interestAmount === null)
    return {};
  const isSame =
    balanceAmount !== null && centsOf(balanceAmount) === centsOf(current.balanceAmount ?? '0.00');
  return isSame ? {} : { interestAmount: null };
}
