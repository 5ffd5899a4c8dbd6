import { isResourceName } from '../resources/index';
import type { ResourceName } from '../resources/index';
import { formatDate, formatMoney } from '../written';
import type { ChoiceWords } from './choice-words';
import type { FieldWords } from './field-words';
import { sentenceFinder } from './sentence-words';
import type { PartKind, SentenceWords } from './sentence-words';

type Table = Readonly<Record<string, Readonly<Record<string, string>> | undefined>>;

/** What it takes to read the host's sentences in one language. */
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

/**
 * What a sentence is said of, where that is known: `label` is what the screen calls the field at `path`. `written`: the text may
 * be a person's own, and is left alone where the register does not know it.
 */
export interface SaidOf {
  readonly resource?: ResourceName | undefined;
  readonly path?: string | undefined;
  readonly label?: string | undefined;
  readonly written?: boolean;
  /** What the whole text is, where it is no sentence: a name or a label, as a part of a sentence would be. */
  readonly kind?: PartKind;
}

export type SentenceReader = (sentence: string, of?: SaidOf) => string;

/** What a reminder may be of. */
const dueKinds = ['requestType', 'reminderType'];
const boundary = /(?<=[.:]) (?=[\p{Lu}“])/u;
const amounts = /(?<![\w.,-])-?\d{1,3}(?:,?\d{3})*\.\d\d(?![\w.]*\d)/g;
const days = /\b\d{4}-\d\d-\d\d\b(?!T)/g;
const names = /\b[a-z]+(?:[A-Z]\w*|\[\d+\]\.\w+|\[\d+\])(?:\.\w+)*/g;

/**
 * Reads what the host says in the language of a screen. A sentence that the register knows reads as it says, part by part; of
 * several sentences in one text, each by itself. What it does not know stays as the host said it; in English, where that is the
 * rule, with fields by their labels, and amounts and dates as they are written everywhere.
 */
export function sentenceReader(reading: Reading): SentenceReader {
  const { locale, sentences } = reading;
  const find = sentenceFinder(sentences);
  const one = (sentence: string, of: SaidOf): string | undefined => {
    const known = find(sentence);
    if (!known) return undefined;
    const parts = new Map(known.parts.map((part) => [part.name, part]));
    return known.reads.replace(/\{(\w+)\}/g, (whole, name: string) => {
      const part = parts.get(name);
      return part ? partWords(part.kind, part.text, of) : whole;
    });
  };
  const said: SentenceReader = (sentence, of = {}) => {
    if (of.kind) return partWords(of.kind, sentence, of);
    const pieces = sentence.split(boundary).map((piece) => [piece, one(piece, of)] as const);
    // What stands in a sentence may end in a full stop itself, so the whole counts where not every piece is known.
    const whole = pieces.some(([, read]) => read === undefined) ? one(sentence, of) : undefined;
    if (whole !== undefined) return begun(whole);
    if (of.written && pieces.every(([, read]) => read === undefined)) return sentence;
    return begun(
      pieces.map(([piece, read]) => read ?? (locale === 'en' ? plain(piece, of) : piece)).join(' '),
    );
  };

  function partWords(kind: PartKind, text: string, of: SaidOf): string {
    switch (kind) {
      case 'text':
      case 'number':
        return text;
      case 'money':
        return formatMoney(text.replaceAll(',', ''), locale);
      case 'date':
        return formatDate(text, locale);
      case 'sentence':
        return one(text, of) ?? text;
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

  const plain = (sentence: string, of: SaidOf): string => {
    const { path, label } = of;
    const named =
      path && label && sentence.startsWith(`${path} `) ? label + sentence.slice(path.length) : sentence;
    return named
      .replace(names, (name) => fieldWords(reading, name, of) ?? name)
      .replace(amounts, (amount) => formatMoney(amount.replaceAll(',', ''), locale))
      .replace(days, (day) => formatDate(day, locale));
  };

  return said;
}

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
const lastName = (path: string): string =>
  path
    .replace(/\[[^\]]*\]/g, '')
    .split('.')
    .findLast((name) => !/^\d+$/.test(name)) ?? path;

/** The label of a field by its path, first of the resource that is spoken of; `undefined` where no field is called so. */
function fieldWords({ fields }: Reading, path: string, of: SaidOf): string | undefined {
  const name = lastName(path);
  if (of.label && of.path && name === lastName(of.path)) return of.label;
  const tables = fields as unknown as Table;
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
  return `${subjectWords(reading, subject)}${reading.locale === 'fr' ? ' : ' : ': '}${word}`;
}
