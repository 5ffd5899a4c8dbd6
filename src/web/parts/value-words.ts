import type { Field } from '#contract/fields';
import type { Words } from '../i18n/words';
import {
  formatDate,
  formatDecimalOf,
  formatIntegerOf,
  formatMoment,
  formatMoney,
  formatPhone,
  formatTextOf,
  isMasked,
} from '../kinds/format';

type Says = Pick<Words, 'choice' | 'locale' | 't'>;

/** A value as text, as its kind is written everywhere. */
export function valueWords(
  field: Field,
  value: unknown,
  words: Says,
  zone: string | undefined,
): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (Array.isArray(value)) return listWords(field, value, words);
  const text = String(value);
  switch (field.kind) {
    case 'money':
      return formatMoney(text, words.locale);
    case 'phone':
      return isMasked(text) ? text : formatPhone(text, words.locale);
    case 'date':
      return formatDate(text, words.locale);
    case 'moment':
      return formatMoment(text, words.locale, zone);
    case 'choice':
      return words.choice(field.of, text);
    case 'flag':
      return value === true ? words.t('yes') : words.t('no');
    case 'integer':
      return formatIntegerOf(field, Number(value), words.locale);
    case 'decimal':
      return formatDecimalOf(field, Number(value), words.locale);
    case 'text':
      return formatTextOf(field, text, words.locale);
    default:
      return text;
  }
}

function listWords(field: Field, value: readonly unknown[], words: Says): string | null {
  if (value.length === 0) return null;
  if (field.kind === 'choices') return value.map((one) => words.choice(field.of, String(one))).join(', ');
  if (field.kind === 'parts') return String(value.length);
  return value.map(String).join(', ');
}
