import type { Field } from '#contract/fields';
import type { ResourceName } from '#contract/resources/index';
import { declarationOf, isResourceName } from '#contract/resources/index';
import type { Words } from '../i18n/words';
import { formatDate, formatDecimalOf, formatInteger, formatMoment, formatMoney } from '../kinds/format';

type Says = Pick<Words, 'choice' | 'label' | 'locale' | 't'>;

/** One field before and after, in words; `null` where there was or is nothing. A reference is left as its id. */
export interface ChangeWords {
  readonly label: string;
  readonly before: string | null;
  readonly after: string | null;
  /** The resource that both ids are of, where the field is a reference. */
  readonly to: ResourceName | undefined;
}

/** What a person reads of one change of a record. A part is told field by field. */
export function changeWords(
  entity: string,
  change: { readonly field: string; readonly before?: unknown; readonly after?: unknown },
  words: Says,
  zone: string | undefined,
): ChangeWords[] {
  const name = isResourceName(entity) ? entity : undefined;
  const field = name ? declarationOf(name).fields[change.field] : undefined;
  if (!name || !field) return [];
  if (field.kind === 'part') {
    const before = (change.before ?? {}) as Record<string, unknown>;
    const after = (change.after ?? {}) as Record<string, unknown>;
    return Object.entries(field.fields).flatMap(([inner, one]) => {
      if (JSON.stringify(before[inner] ?? null) === JSON.stringify(after[inner] ?? null)) return [];
      return [
        line(one, words.label(name, `${change.field}.${inner}`), before[inner], after[inner], words, zone),
      ];
    });
  }
  return [line(field, words.label(name, change.field), change.before, change.after, words, zone)];
}

function line(
  field: Field,
  label: string,
  before: unknown,
  after: unknown,
  words: Says,
  zone: string | undefined,
): ChangeWords {
  const to = field.kind === 'reference' || field.kind === 'references' ? field.to : undefined;
  return {
    label,
    before: valueWords(field, before, words, zone),
    after: valueWords(field, after, words, zone),
    to,
  };
}

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
    case 'date':
      return formatDate(text, words.locale);
    case 'moment':
      return formatMoment(text, words.locale, zone);
    case 'choice':
      return words.choice(field.of, text);
    case 'flag':
      return value === true ? words.t('yes') : words.t('no');
    case 'integer':
      return formatInteger(Number(value), words.locale, field.max);
    case 'decimal':
      return formatDecimalOf(field, Number(value), words.locale);
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
