import type { I18nProvider, TranslationMessages } from 'react-admin';
import { useI18nProvider } from 'react-admin';
import type { ResourceName } from '#contract/resources/index';
import { isResourceName } from '#contract/resources/index';
import type { ChoiceWords } from '#contract/words/choice-words';
import type { FieldWords } from '#contract/words/field-words';
import { namesIn } from '#contract/words/names-in';
import type { SentenceReader } from '#contract/words/read-sentence';
import { resourcePaths } from '../data/resource-paths';
import type { Locale } from '../identity/locale';
import { carriedIn } from './carried-sentence';
import type { PageTexts } from './en/pages';
import type { ScreenTexts } from './en/screens';
import type { Translate } from './use-translate';

/** Everything the desk says in one language; the other language is not loaded. */
export interface WordsOfOneLanguage {
  readonly locale: Locale;
  readonly screens: ScreenTexts;
  /** What the pages of the menu say that are no lists. */
  readonly pages: () => Promise<PageTexts>;
  readonly fields: FieldWords;
  readonly choices: ChoiceWords;
  /** What the contract says of values, in this language. */
  readonly said: SentenceReader;
  readonly admin: TranslationMessages;
  /** What a label says beside it of what may be left out. */
  readonly optional: (label: string) => string;
}

const languages: Record<Locale, () => Promise<WordsOfOneLanguage>> = {
  en: () => import('./en/words').then(({ words }) => words),
  fr: () => import('./fr/words').then(({ words }) => words),
};

export const loadWords = (locale: Locale): Promise<WordsOfOneLanguage> => languages[locale]();

export interface Words {
  readonly locale: Locale;
  readonly t: Translate;
  /** The label of a field by its path: `state`, `asset.year`, `addresses[0].city`. */
  label(resource: ResourceName, path: string): string;
  /** The same where it stands apart from its part, whose name stands before it, unless its own word says whose it is: `Asset · Year`. */
  labelApart(resource: ResourceName, path: string): string;
  /** The label of a list's parameter. */
  filterLabel(resource: ResourceName, parameter: string, on: string | undefined): string;
  choice(vocabulary: string, value: string): string;
  one(resource: ResourceName): string;
  many(resource: ResourceName): string;
  /** What a button says that makes a new one. */
  newOne(resource: ResourceName): string;
  /** What a right speaks of: a resource, a group of fields, a kind of work. */
  subject(name: string): string;
  /** What a right allows: a plain verb, or a special action of a subject. */
  action(subject: string, action: string): string;
  /** What the contract says of a value, in the screen's language; what the host said has its words already, and stays. */
  readonly said: SentenceReader;
  /** What a label says beside it of what may be left out. */
  readonly optional: (label: string) => string;
}

/** react-admin's provider of words, with what the desk reads from the same tree. */
export interface DeskI18nProvider extends I18nProvider {
  readonly words: Words;
  /** Whether it says what the pages of the menu say, which is loaded with the first of them. */
  knowsPages(): boolean;
  learnPages(): Promise<void>;
}

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

/** What the desk asks of one language's tree of messages by the contract's names rather than by key. */
export function readWords({ locale, said, optional }: WordsOfOneLanguage, t: Translate): Words {
  // Names come from declarations and records: their keys are made here, and not each of them is there.
  const translate = t as (key: string, values: { _: string; smart_count?: number }) => string;
  const worded = (key: string): string | undefined => translate(key, { _: '' }) || undefined;
  const ownField = (resource: ResourceName, name: string) =>
    worded(`resources.${resourcePaths[resource]}.fields.${name}`);
  const called = (resource: ResourceName, smart_count: number): string =>
    isResourceName(resource)
      ? translate(`resources.${resourcePaths[resource]}.name`, { smart_count, _: resource })
      : resource;
  const within = (names: readonly string[]): string | undefined =>
    names.length > 1 ? worded(`fields.within.${names.at(-2)}.${names.at(-1)}`) : undefined;
  const label = (resource: ResourceName, path: string): string => {
    const names = namesIn(path);
    const name = names.at(-1) ?? path;
    return (
      (names.length === 1 ? ownField(resource, name) : within(names)) ??
      worded(`fields.kept.${name}`) ??
      worded(`fields.parts.${name}`) ??
      ownField(resource, name) ??
      humanised(name)
    );
  };
  return {
    locale,
    t,
    label,
    labelApart(resource, path) {
      const [part = '', ...inner] = path.split('.');
      if (inner.length === 0 || within(namesIn(path))) return label(resource, path);
      return `${label(resource, part)} · ${label(resource, path)}`;
    },
    filterLabel: (resource, parameter, on) =>
      (on?.includes('.') ? worded(`fields.parts.${on.split('.').at(-1)}`) : undefined) ??
      (on && on !== '_id' ? (ownField(resource, on) ?? worded(`fields.kept.${on}`)) : undefined) ??
      worded(`fields.filters.${parameter}`) ??
      ownField(resource, parameter) ??
      humanised(parameter),
    choice: (vocabulary, value) => worded(`choices.${vocabulary}.${value}`) ?? humanised(value),
    one: (resource) => called(resource, 1),
    many: (resource) => called(resource, 2),
    newOne: (resource) => worded(`resources.${resourcePaths[resource]}.new`) ?? called(resource, 1),
    subject: (name) =>
      isResourceName(name) ? called(name, 2) : (worded(`rights.subjects.${name}`) ?? humanised(name)),
    action: (name, action) =>
      worded(`rights.actions.${name}.${action}`) ?? worded(`rights.actions.${action}`) ?? humanised(action),
    said: (saying, of) => said(carriedIn(saying), of),
    optional,
  };
}

const speaks = (provider: object): provider is DeskI18nProvider => 'words' in provider;

/** The desk's own provider of words. */
export function useDeskI18n(): DeskI18nProvider {
  const provider = useI18nProvider();
  if (!speaks(provider)) throw new Error('useWords needs the provider of createI18nProvider around it.');
  return provider;
}

/** The words of the screen's language, read once for each language: every part of a screen asks. */
export const useWords = (): Words => useDeskI18n().words;
