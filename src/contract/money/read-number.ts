import { figuresOf } from './figures';
import type { FieldKey } from '../kinds/of-field';

/** Why a text is no number, or more figures than a number counts exactly. */
export type NumberProblem = 'notANumber' | 'ambiguous' | 'tooLarge';

/** A number that is no money: a quantity, a rate, a distance; `null` where nothing was typed. */
export type ReadNumber = { readonly value: number | null } | { readonly problem: NumberProblem };

/** What a person reads of a number that is none. */
export const numberSentences: { readonly [P in NumberProblem]: FieldKey } = {
  notANumber: 'values.number',
  ambiguous: 'values.numberAmbiguous',
  tooLarge: 'values.numberTooLarge',
};

const most = 15;

/**
 * Reads a number the English and the French way: `1,250.75`, `1 250,75`, `2,5`. Unlike an amount it may well have three places,
 * so one mark before exactly three figures is what it is in the language: `9.975` in English, `9,975` in French, and `1,250` in
 * English is 1250. The other language's mark is refused there; where no language is known, a point begins a fraction.
 */
export function readNumber(typed: string, locale?: 'en' | 'fr'): ReadNumber {
  if (typed.trim() === '') return { value: null };
  const figures = typed.includes('$') ? undefined : figuresOf(typed);
  if (!figures) return { problem: 'notANumber' };
  const { isNegative, whole, places, doubt } = figures;
  const fraction = locale === 'fr' ? ',' : '.';
  const isGroup = doubt === ',' && locale === 'en';
  if (doubt && doubt !== fraction && !isGroup) return { problem: 'ambiguous' };
  if ((whole + places).replace(/^0+/, '').length > most) return { problem: 'tooLarge' };
  const value = Number(isGroup ? whole + places : `${whole || '0'}.${places || '0'}`);
  return { value: isNegative && value !== 0 ? -value : value };
}
