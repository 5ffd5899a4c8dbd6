import { figuresOf } from './figures';
import type { FieldKey } from '../kinds/of-field';

/** Why a text is no amount: no number, two numbers, a part of a cent, or more than a column holds. */
export type AmountProblem = 'notANumber' | 'ambiguous' | 'finerThanCents' | 'tooLarge';

/** An amount as it travels, `"1250.00"`; `null` where nothing was typed. */
export type ReadAmount = { readonly value: string | null } | { readonly problem: AmountProblem };

/** What a person reads of an amount that is none. */
export const amountSentences: { readonly [P in AmountProblem]: FieldKey } = {
  notANumber: 'values.amount',
  ambiguous: 'values.amountAmbiguous',
  finerThanCents: 'values.finerThanCents',
  tooLarge: 'values.amountTooLarge',
};

const most = 10;

/**
 * Reads an amount the English and the French way: `$1,250.00`, `1 250,00 $`, `1.250,00`, `1250,5` → `1250.00`. It works on the
 * figures, so that an amount is what was typed or is refused.
 *
 * One mark before exactly three figures, and no other, may group thousands or begin a fraction. A comma groups in English, so
 * `1,250` is 1250 there. Everything else of the kind is refused: `1.250` in either language, `1,250` in French, and both
 * where the language is not known. A space never begins a fraction: `1 250` is 1250 everywhere.
 */
export function readAmount(typed: string, locale?: 'en' | 'fr'): ReadAmount {
  if (typed.trim() === '') return { value: null };
  const figures = figuresOf(typed);
  if (!figures) return { problem: 'notANumber' };
  const { isNegative, doubt } = figures;
  const isGroup = doubt === ',' && locale === 'en';
  if (doubt && !isGroup) return { problem: 'ambiguous' };
  const whole = (isGroup ? figures.whole + figures.places : figures.whole).replace(/^0+(?=\d)/, '') || '0';
  const places = isGroup ? '' : figures.places.replace(/^(\d\d)0+$/, '$1');
  if (places.length > 2) return { problem: 'finerThanCents' };
  if (whole.length > most) return { problem: 'tooLarge' };
  const amount = `${whole}.${places.padEnd(2, '0')}`;
  return { value: isNegative && /[1-9]/.test(amount) ? `-${amount}` : amount };
}
