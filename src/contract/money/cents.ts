/**
 * Money is a decimal string with two places wherever it travels or lies, and whole cents wherever it is reckoned with: no
 * binary fraction ever stands for an amount. The largest amount that a column holds is far below what a number counts exactly.
 */
export type Cents = number;

/** `'1234.50'` → `123450`. What is absent is nothing. */
export function centsOf(amount: string | null | undefined): Cents {
  if (!amount) return 0;
  const match = /^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(amount);
  if (!match) throw new RangeError(`${amount} is no amount`);
  const [, sign, whole = '0', part = ''] = match;
  const cents = Number(whole) * 100 + Number(part.padEnd(2, '0'));
  return sign === '-' && cents !== 0 ? -cents : cents;
}

/** `123450` → `'1234.50'`. */
export function amountOf(cents: Cents): string {
  const sign = cents < 0 ? '-' : '';
  const whole = Math.abs(cents);
  return `${sign}${Math.floor(whole / 100)}.${String(whole % 100).padStart(2, '0')}`;
}

/** The sum of amounts. */
export function sumOf(amounts: readonly (string | null | undefined)[]): string {
  return amountOf(amounts.reduce((sum, amount) => sum + centsOf(amount), 0));
}

/** `numerator / denominator` to the nearest whole, a half away from zero. Both are whole; exact for whatever size. */
export function roundedShare(numerator: bigint, denominator: bigint): Cents {
  const isNegative = numerator < 0n !== denominator < 0n;
  const [top, bottom] = [
    numerator < 0n ? -numerator : numerator,
    denominator < 0n ? -denominator : denominator,
  ];
  const whole = Number((2n * top + bottom) / (2n * bottom));
  return isNegative && whole !== 0 ? -whole : whole;
}

const parts = 10_000;

/** So many units at so much each, to the cent; a quantity counts to four places. */
export function times(unitAmount: Cents, quantity: number): Cents {
  return roundedShare(BigInt(unitAmount) * BigInt(Math.round(quantity * parts)), BigInt(parts));
}

/** A percentage of an amount, to the cent; a rate counts to four places. */
export function percentOf(amount: Cents, rate: number): Cents {
  return roundedShare(BigInt(amount) * BigInt(Math.round(rate * parts)), BigInt(100 * parts));
}
