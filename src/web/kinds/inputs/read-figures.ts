import { readAmount } from '#contract/money/read-amount';
import { readNumber as readAsNumber } from '#contract/money/read-number';
import type { Locale } from '../../identity/locale';

/** The amount a person meant; what is none stays as it was typed, for the validation to say why. */
export function readMoney(typed: string, locale: Locale): string | null {
  const read = readAmount(typed, locale);
  return 'value' in read ? read.value : typed;
}

/** The number a person meant; what is none stays as it was typed, for the validation to say why. */
export function readNumber(typed: string, locale: Locale): number | string | null {
  const read = readAsNumber(typed, locale);
  return 'value' in read ? read.value : typed;
}
