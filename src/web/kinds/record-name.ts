import type { Declaration } from '#contract/resource';
import type { Words } from '../i18n/words';

type Values = Readonly<Record<string, unknown>>;

/** A field in the screen's language, where the record carries it in both (`label`, `labelFr`). */
export function inLanguage(record: Values, name: string, locale: string): unknown {
  const french = locale === 'fr' ? record[`${name}Fr`] : undefined;
  return french || record[name];
}

/** How a record is called, from the fields that its declaration names it by; '' where none of them says anything. */
export function recordName(declaration: Declaration, record: Values, words: Words): string {
  return declaration.named
    .map((name) => {
      const value = inLanguage(record, name, words.locale);
      const field = declaration.fields[name];
      // An id names nothing to a person; what it leads to does.
      if (typeof value !== 'string' || field?.kind === 'reference' || field?.kind === 'key') return '';
      if (field?.kind === 'choice') return words.choice(field.of, value);
      return value;
    })
    .filter(Boolean)
    .join(' ');
}
