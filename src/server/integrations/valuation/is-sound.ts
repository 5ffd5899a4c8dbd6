import { centsOf } from '#contract/money/cents';
import type { Valuation } from './port';

const day = 86_400_000;
/** A value that is said to hold for longer than this would be believed for too long. */
const longest = 366 * day;

const descends = (amounts: readonly string[]): boolean => {
  const cents = amounts.map(centsOf);
  return cents.every((one, at) => one > 0 && (at === 0 || one <= (cents[at - 1] ?? 0)));
};

/** Whether a value can be one: worth something, the better condition no less than the worse, and of no day to come. */
export function isSound(
  { values: { wholesale, retail, tradeIn }, valueDate, expiresAt }: Valuation,
  now: Date,
): boolean {
  return (
    descends([wholesale.extraClean, wholesale.clean, wholesale.average, wholesale.rough]) &&
    [retail, tradeIn].every(({ clean, average, rough }) => descends([clean, average, rough])) &&
    // Somewhere it is tomorrow already.
    Date.parse(valueDate) <= now.getTime() + day &&
    Date.parse(expiresAt) <= now.getTime() + longest
  );
}
