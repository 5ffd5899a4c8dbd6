import type { TranslationMessages } from 'ra-core';
import { createContext, useContext } from 'react';
import type { ResourceName } from '#contract/resources/index';
import { isResourceName } from '#contract/resources/index';
import type { ChoiceWords } from '#contract/words/choice-words';
import type { FieldWords } from '#contract/words/field-words';
import type { SentenceReader } from '#contract/words/read-sentence';
import type { Locale } from '../identity/locale';
import type { ScreenTexts } from './en/screens';

/** Everything the desk says in one language; the other language is not loaded. */
export interface WordsOfOneLanguage {
  readonly locale: Locale;
  readonly screens: ScreenTexts;
  readonly fields: FieldWords;
  readonly choices: ChoiceWords;
  /** What the host said, in this language. */
  readonly said: SentenceReader;
  readonly admin: TranslationMessages;
}

const languages: Record<Locale, () => Promise<WordsOfOneLanguage>> = {
  en: () => import('./en/words').then(({ words }) => words),
  fr: () => import('./fr/words').then(({ words }) => words),
};

export const loadWords = (locale: Locale): Promise<WordsOfOneLanguage> => languages[locale]();

export interface Words {
  readonly locale: Locale;
  readonly texts: ScreenTexts;
  /** The label of a field by its path: `state`, `asset.year`, `addresses[0].city`. */
  label(resource: ResourceName, path: string): string;
  /** The label of a list's parameter. */
  filterLabel(resource: ResourceName, parameter: string, on: string | undefined): string;
  choice(vocabulary: string, value: string): string;
  one(resource: ResourceName): string;
  many(resource: ResourceName): string;
  /** What a right speaks of: a resource, a group of fields, a kind of work. */
  subject(name: string): string;
  /** What a right allows: a plain verb, or a special action of a subject. */
  action(subject: string, action: string): string;
  /** What the host said, in the screen's language. */
  readonly said: SentenceReader;
  /** One of two texts by the language's own rule for numbers, with `{count}` filled in. */
  counted(count: number, one: string, many: string): string;
}

type Table = Readonly<Record<string, Readonly<Record<string, string>> | undefined>>;

/** `companyName` → `Company name`, for a name that has no word yet. */
export function humanised(name: string): string {
  const spaced = name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1).replace(/ ids?$/, '');
}

/** In the middle of a sentence a noun begins small, unless it is an abbreviation. */
export const inSentence = (noun: string): string =>
  /^\p{Lu}\p{Lu}/u.test(noun) ? noun : noun.charAt(0).toLowerCase() + noun.slice(1);

export function readWords(language: WordsOfOneLanguage): Words {
  const { locale, screens, fields, choices, said } = language;
  const byTable = fields as unknown as Table;
  const byVocabulary = choices as unknown as Table;
  const rules = new Intl.PluralRules(locale);
  const figures = new Intl.NumberFormat(locale === 'fr' ? 'fr-CA' : 'en-CA');
  return {
    locale,
    texts: screens,
    label(resource, path) {
      const names = path
        .replace(/\[\d+\]/g, '')
        .split('.')
        .filter((name) => !/^\d+$/.test(name));
      const name = names.at(-1) ?? path;
      const own = names.length === 1 ? byTable[resource]?.[name] : undefined;
      return (
        own ?? byTable.kept?.[name] ?? byTable.parts?.[name] ?? byTable[resource]?.[name] ?? humanised(name)
      );
    },
    filterLabel(resource, parameter, on) {
      const { kept, filters } = byTable;
      return (
        (on && on !== '_id' ? (byTable[resource]?.[on] ?? kept?.[on]) : undefined) ??
        filters?.[parameter] ??
        byTable[resource]?.[parameter] ??
        humanised(parameter)
      );
    },
    choice: (vocabulary, value) => byVocabulary[vocabulary]?.[value] ?? humanised(value),
    one: (resource) => (isResourceName(resource) ? fields.resources[resource].one : resource),
    many: (resource) => (isResourceName(resource) ? fields.resources[resource].many : resource),
    subject: (name) =>
      isResourceName(name) ? fields.resources[name].many : (byTable.subjects?.[name] ?? humanised(name)),
    action: (name, action) =>
      byTable.actions?.[`${name}.${action}`] ?? byTable.actions?.[action] ?? humanised(action),
    said,
    counted: (count, one, many) =>
      (rules.select(count) === 'one' ? one : many).replace('{count}', figures.format(count)),
  };
}

const known = new WeakMap<WordsOfOneLanguage, Words>();

/** Read once for each language: every part of a screen asks, and the rules and figures of a language are dear to make. */
function wordsOf(language: WordsOfOneLanguage): Words {
  const words = known.get(language) ?? readWords(language);
  known.set(language, words);
  return words;
}

export const WordsContext = createContext<WordsOfOneLanguage | null>(null);

/** The words of the screen's language. */
export function useWords(): Words {
  const words = useContext(WordsContext);
  if (!words) throw new Error('useWords needs a WordsContext around it.');
  return wordsOf(words);
}

/** Puts values in place of a text's `{names}`. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
