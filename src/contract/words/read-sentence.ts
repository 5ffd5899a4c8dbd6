import { isResourceName } from '../resources/index';
import type { ResourceName } from '../resources/index';
import { formatDate, formatMoney } from '../written';
import type { ChoiceWords } from './choice-words';
import type { FieldWords } from './field-words';
import { namesIn } from './names-in';
import { filledIn, isSentence } from './sentence';
import type { NameInBoth, PartKind, Said, Sentence, SentenceWords } from './sentence';

type Table = Readonly<Record<string, Readonly<Record<string, string>> | undefined>>;

/** What it takes to put sentences into words in one language. */
export interface Reading {
  readonly locale: 'en' | 'fr';
  readonly sentences: SentenceWords;
  /** Words that the host fills in and that are no value of a vocabulary, by the kind of part. */
  readonly terms: Table;
  readonly fields: FieldWords;
  readonly choices: ChoiceWords;
  /** The choices as the host writes them. */
  readonly spoken: ChoiceWords;
}

/** What a sentence is said of, where that is known: `label` is what the screen calls the field at `path`. */
export interface SaidOf {
  readonly resource?: ResourceName | undefined;
  readonly path?: string | undefined;
  readonly label?: string | undefined;
  /** What a text is, where it is no sentence: a name or a label, as a part of a sentence would be. */
  readonly kind?: PartKind;
}

export type SentenceReader = (said: Said, of?: SaidOf) => string;

/** What a reminder may be of. */
const dueKinds = ['requestType', 'reminderType'];

/** Puts sentences into words for a person: fields by their labels, amounts and days as they are written. A text stays as it is. */
export function sentenceReader(reading: Reading): SentenceReader {
  const { locale, sentences } = reading;
  const said: SentenceReader = (saying, of = {}) => {
    if (isSentence(saying)) return begun(worded(saying, of));
    return of.kind ? partWords(of.kind, saying, of) : saying;
  };
  const worded = (sentence: Sentence, of: SaidOf): string =>
    filledIn(sentences, sentence, (kind, value) =>
      isSentence(value) ? worded(value, of) : partWords(kind, textOf(value, locale), of),
    ) ?? sentence.key;

  function partWords(kind: PartKind, text: string, of: SaidOf): string {
    switch (kind) {
      case 'text':
      case 'name':
      case 'number':
      case 'sentence':
        return text;
      case 'money':
        return formatMoney(text.replaceAll(',', ''), locale);
      case 'date':
        return formatDate(text, locale);
      case 'due':
        return dueKinds.map((one) => valueWords(reading, one, text)).find((word) => word !== text) ?? text;
      case 'right':
        return rightWords(reading, text);
      case 'subject':
        return subjectWords(reading, text);
      case 'field':
        return fieldWords(reading, text, of) ?? text;
      case 'fields':
        return text
          .split(', ')
          .map((path) => fieldWords(reading, path, of) ?? path)
          .join(', ');
      default:
        return valueWords(reading, kind, text);
    }
  }

  return said;
}

/**
 * Words sentences in English as a program reads them, which names no language: with the names, amounts and days of the interface.
 */
export function plainWords(sentences: SentenceWords): (said: Said) => string {
  const plain = (said: Said): string => {
    if (!isSentence(said)) return said;
    return (
      filledIn(sentences, said, (_, value) => (isSentence(value) ? plain(value) : textOf(value, 'en'))) ??
      said.key
    );
  };
  return plain;
}

function textOf(value: unknown, locale: Reading['locale']): string {
  if (Array.isArray(value)) return value.join(', ');
  if (isNameInBoth(value)) return (locale === 'fr' && value.fr) || value.en;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

const isNameInBoth = (value: unknown): value is NameInBoth =>
  typeof value === 'object' && value !== null && 'en' in value && typeof value.en === 'string';

/** A value of a vocabulary or of a closed list, or several; as the host wrote it where it is none. */
function valueWords({ terms, choices, spoken, locale }: Reading, kind: string, text: string): string {
  const table = terms[kind] ?? (choices as Table)[kind] ?? {};
  const written = (spoken as Table)[kind] ?? {};
  const wordOf = (value: string): string | undefined =>
    table[value] ??
    table[Object.keys(written).find((key) => written[key]?.toLowerCase() === value.toLowerCase()) ?? ''];
  const whole = wordOf(text);
  if (whole !== undefined) return whole;
  const several = text.split(/, | or /).map(wordOf);
  if (several.includes(undefined)) return text;
  return several.join(text.includes(' or ') ? (locale === 'fr' ? ' ou ' : ' or ') : ', ');
}

const begun = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `lines[2].taxes` → `taxes` */
const lastName = (path: string): string => namesIn(path).at(-1) ?? path;

/** The label of a field by its path, first of the resource that is spoken of; `undefined` where no field is called so. */
function fieldWords({ fields }: Reading, path: string, of: SaidOf): string | undefined {
  const name = lastName(path);
  if (of.label && of.path && name === lastName(of.path)) return of.label;
  const tables = fields as unknown as Table;
  const inPart = (fields.within as Table)[namesIn(path).at(-2) ?? '']?.[name];
  if (inPart) return inPart;
  const own = (of.resource && tables[of.resource]?.[name]) ?? tables.mergeFields?.[path];
  const anywhere = Object.entries(tables)
    .filter(([table]) => isResourceName(table))
    .map(([, words]) => words?.[name])
    .find(Boolean);
  return own ?? tables.kept?.[name] ?? anywhere ?? tables.parts?.[name] ?? tables.filters?.[name];
}

const subjectWords = ({ fields }: Reading, name: string): string =>
  isResourceName(name) ? fields.resources[name].many : ((fields.subjects as Table[string])?.[name] ?? name);

function rightWords(reading: Reading, right: string): string {
  const [subject = '', action = ''] = right.split('.');
  const actions = reading.fields.actions as Table[string];
  const word = actions?.[right] ?? actions?.[action] ?? action;
  return `${subjectWords(reading, subject)}${reading.locale === 'fr' ? ' : ' : ': '}${word}`;
}
