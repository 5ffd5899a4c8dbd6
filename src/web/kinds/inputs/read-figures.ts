import type { Locale } from '../../identity/locale';

/** `1,234.5` and `1 234,5` → `1234.50`; what is no amount stays as it was typed, for the validation to say so. */
export function readMoney(typed: string, locale: Locale): string | null {
  const text = plain(typed.replace('$', ''), locale);
  if (text === '') return null;
  return /^-?\d{1,10}(\.\d{0,2})?$/.test(text) ? text.replace(/\.?\d*$/, (cents) => places(cents)) : typed;
}

/** The number a person meant, with the marks of their language. */
export function readNumber(typed: string, locale: Locale): number | string | null {
  const text = plain(typed, locale);
  if (text === '') return null;
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : typed;
}

const places = (cents: string): string => (cents.startsWith('.') ? cents.padEnd(3, '0') : `${cents}.00`);

function plain(typed: string, locale: Locale): string {
  const text = typed.replace(/[\s\u00a0\u202f]/g, '').replace('\u2212', '-');
  return locale === 'fr' ? text.replace(',', '.') : text.replaceAll(',', '');
}
