import { readBody } from '#contract/shapes';
import type { FormDeclaration } from '#contract/forms/form';
import type { Field, JsonValue } from '#contract/fields';
import type { FormPicture } from '#contract/forms/page';
import { sumOf } from '#contract/money/cents';
import type { ValueOf } from '#contract/vocabularies/index';
import { formatDate, formatMoney, formatNumber } from '#contract/written';
import { sentence } from '#contract/words/sentence';
import { invalid } from '../rules/refuse';
import { choiceWord, flagWord } from '../words/value-words';
import { readCommonFields } from './common-fields';
import type { FormFile } from './form-file';
import type { FormPhotos } from './form-photos';
import { readSources } from './read-source';
import type { FormRecipient } from './recipients';

type Language = 'en' | 'fr';

export interface WrittenAmount {
  readonly label: string;
  readonly amount: string;
}

/** What stands in the place of a merge field: a text, rows of amounts, several names or photos; `null` where nobody knows. */
export type Merged = string | readonly WrittenAmount[] | readonly FormPicture[] | readonly string[] | null;

/** A required merge field that nobody knows yet. `told`: whoever makes the form may say it; else it is mended on the file. */
export interface MissingField {
  readonly field: string;
  readonly told: boolean;
}

export interface MergedForm {
  readonly values: Readonly<Record<string, Merged>>;
  readonly missing: readonly MissingField[];
}

/**
 * Reads what people tell for a form.
 * @throws Problem UNKNOWN_FIELD, FIELD_FORBIDDEN for what only the host reads, INVALID for what is no such value or has passed
 */
export function readGiven(form: FormDeclaration, given: unknown, today: string): Record<string, unknown> {
  const read = readBody(form.fields, 'change', given ?? {});
  for (const field of form.ahead) {
    const day = read[field];
    if (typeof day === 'string' && day < today) throw invalid(field, sentence('values.notPast', { field }));
  }
  return read;
}

/** How a form is written, and what of the file's photos stands on it. */
interface Written {
  readonly language: Language;
  readonly method: ValueOf<'noticeMethod'> | null;
  readonly photos: FormPhotos;
}

/** Brings together what the file says and what people told, written in the language of the form. */
export async function mergeForm(
  form: FormDeclaration,
  of: FormFile,
  recipients: readonly FormRecipient[],
  given: Readonly<Record<string, unknown>>,
  { language, method, photos }: Written,
): Promise<MergedForm> {
  const read = await readSources(of, {
    ...{ form, recipients, language, photos },
    served: { method, forAdministration: given.rightExercised === 'taking_possession' },
  });
  const values: Record<string, Merged> = { ...readCommonFields(of, recipients, language) };
  const missing: MissingField[] = [];
  for (const [name, field] of Object.entries(form.fields)) {
    const value = (given[name] ?? read[name] ?? null) as JsonValue;
    values[name] = written(field, value, language);
    if (value === null && field.required) missing.push({ field: name, told: field.set !== 'host' });
  }
  for (const [name, parts] of Object.entries(form.sums ?? {})) {
    const amounts = parts.map((part) => given[part] ?? read[part] ?? null);
    values[name] = amounts.includes(null) ? null : formatMoney(sumOf(amounts.map(String)), language);
  }
  const { to } = form;
  if (typeof to === 'object' && 'company' in to && recipients.length === 0)
    missing.push({ field: to.company, told: false });
  const isToParties = typeof to === 'object' && 'parties' in to;
  if (isToParties && (recipients.length === 0 || recipients.some(({ address }) => address.length === 0)))
    missing.push({ field: 'debtor.address', told: false });
  return { values, missing };
}

function written(field: Field, value: JsonValue, language: Language): Merged {
  if (value === null) return null;
  if (field.kind === 'money') return formatMoney(String(value), language);
  if (field.kind === 'date') return formatDate(String(value), language);
  if (field.kind === 'choice') return choiceWord(field.of, String(value), language);
  if (field.kind === 'flag') return flagWord(value === true, language);
  if (field.kind === 'integer') return formatNumber(Number(value), language);
  if (field.kind === 'decimal') return formatNumber(Number(value), language);
  if (field.kind === 'parts' && 'documentId' in field.fields) return value as unknown as FormPicture[];
  if (field.kind === 'parts')
    return (value as unknown as WrittenAmount[]).map(({ label, amount }) => ({
      label,
      amount: formatMoney(amount, language),
    }));
  return Array.isArray(value) ? value.map(String) : String(value);
}
