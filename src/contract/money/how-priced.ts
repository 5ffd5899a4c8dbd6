import type { ValueOf } from '../vocabularies';
import { priced as english } from '../words/en/priced';
import { priced as french } from '../words/fr/priced';
import { formatMoney, formatNumber } from '../written';
import type { Shape } from './price';

type Language = 'en' | 'fr';
const words = { en: english, fr: french };

const written = (count: number, language: Language): string =>
  language === 'fr' ? String(count).replace('.', ',') : String(count);

/** What a price is held to, in words: `3 free`, `at least $55.00`, `at most $215.00`; nothing where nothing is. */
export function conditionsOf(
  { freeUnits, minimumAmount, maximumAmount }: Partial<Shape>,
  language: Language,
): string[] {
  const { free, least, most } = words[language];
  return [
    freeUnits ? free.replace('{count}', written(freeUnits, language)) : '',
    minimumAmount ? least.replace('{amount}', formatMoney(minimumAmount, language)) : '',
    maximumAmount ? most.replace('{amount}', formatMoney(maximumAmount, language)) : '',
  ].filter(Boolean);
}

/** What a percentage is of: what is owed on the file, the price of its sale, what else is billed on it, or what somebody names. */
export type ShareBase = keyof typeof english.shares;

/** What a percentage of a kind of fee is of where the file knows it; otherwise somebody names it. */
export function shareBaseOf(feeType: ValueOf<'feeType'>): ShareBase {
  if (feeType === 'remarketing_commission') return 'salePrice';
  return feeType === 'contingent_recovery' ? 'balance' : 'named';
}

/** How a price counts, with what a percentage is of. What is owed to a vendor in percent is of the rest that is billed on the file. */
export function priceBasisOf({
  unit,
  feeType,
  direction,
}: {
  readonly unit: ValueOf<'feeUnit'>;
  readonly feeType: ValueOf<'feeType'>;
  readonly direction: ValueOf<'feeDirection'>;
}): ValueOf<'priceBasis'> {
  if (unit !== 'percent') return unit;
  return ofShare[direction === 'payable' ? 'rest' : shareBaseOf(feeType)];
}
const ofShare = {
  balance: 'percent_of_balance',
  salePrice: 'percent_of_sale_price',
  rest: 'percent_of_rest',
  named: 'percent_of_named',
} as const satisfies Record<ShareBase, ValueOf<'priceBasis'>>;

/** A percentage with what it is of: `10% of the balance`. `rate`: in percent, as it travels. */
export const shareIn = (rate: string, base: ShareBase, language: Language): string =>
  words[language].shares[base].replace('{rate}', formatNumber(Number(rate), language));

/** What a fee, or the line that it became, says of its price. `unit` is absent from lines that were written without it. */
export interface ShapedPrice extends Partial<Shape> {
  /** What a percentage is of, as it travels. */
  readonly baseAmount?: string | null | undefined;
  readonly quantity: number;
  readonly unit?: ValueOf<'feeUnit'> | null | undefined;
}

/** Why an amount is not its quantity times its price: `10.5 days, 3 free`, or what it is a share of. Absent where it is, or where nobody wrote down why. */
export function howPriced(price: ShapedPrice, language: Language): string | undefined {
  const { baseAmount } = price;
  const base = baseAmount ? words[language].base.replace('{amount}', formatMoney(baseAmount, language)) : '';
  const held = [...(base ? [base] : []), ...conditionsOf(price, language)];
  if (held.length === 0) return undefined;
  const { quantity, unit } = price;
  const named = unit ? words[language].units[unit] : null;
  const isOne = language === 'fr' ? quantity < 2 : quantity === 1;
  return [...(named ? [`${written(quantity, language)} ${named[isOne ? 0 : 1]}`] : []), ...held].join(', ');
}
