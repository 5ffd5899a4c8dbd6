import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { TranslationMessages } from 'react-admin';
import { resourceNames } from '#contract/resources/index';
import { resourcePaths } from '../data/resource-paths';
import { setLocale } from '../identity/locale';
import type { PageTexts } from './en/pages';
import type { TextValues, Translate } from './use-translate';
import type { DeskI18nProvider, WordsOfOneLanguage } from './words';
import { readWords } from './words';

const locales = [
  { locale: 'en', name: 'English' },
  { locale: 'fr', name: 'Français' },
];

/** Sentences that are shown as they are pass through react-admin's `translate` too; only what looks like a key is one. */
const isKey = (text: string): boolean => /^[a-z]\w*(\.[\w-]+)+$/i.test(text);

/** What is not in the tree is a mistake in the program: it fails where it is written, and shows as it is elsewhere. */
function onMissingKey(key: string): string {
  if (import.meta.env.DEV && isKey(key)) throw new Error(`There is no text of the key ${key}.`);
  return key;
}

/** All that is said in one language as one tree: the screens' texts, react-admin's own, and the contract's words. */
function messagesOf(
  { screens, admin, fields, choices }: WordsOfOneLanguage,
  pages: PageTexts | undefined,
): TranslationMessages {
  const { kept, parts, within, filters, subjects, actions } = fields;
  const resources = Object.fromEntries(
    resourceNames.map((name) => [
      resourcePaths[name],
      {
        name: `${fields.resources[name].one} |||| ${fields.resources[name].many}`,
        new: fields.resources[name].new,
        fields: { ...kept, ...fields[name] },
      },
    ]),
  );
  const rest = { fields: { kept, parts, within, filters }, rights: { subjects, actions } };
  const { range } = screens.list;
  const { navigation } = admin.ra;
  // Where a page of a list stands is said as the desk says it everywhere.
  const ra = { ...admin.ra, navigation: { ...navigation, page_range_info: range } };
  return {
    ...screens,
    ...pages,
    ...admin,
    ra,
    ...rest,
    resources,
    choices,
  } as unknown as TranslationMessages;
}

/** One language for react-admin's parts and for the desk's. */
export function createI18nProvider(language: WordsOfOneLanguage, known?: PageTexts): DeskI18nProvider {
  const { locale } = language;
  let pages = known;
  const provider = polyglotI18nProvider(() => messagesOf(language, pages), locale, locales, { onMissingKey });
  const figures = new Intl.NumberFormat(locale === 'fr' ? 'fr-CA' : 'en-CA');
  const inFigures = (values: TextValues, name: string) =>
    typeof values[name] === 'number' && { [name]: figures.format(values[name]) };
  const withCount = (values?: TextValues): TextValues | undefined =>
    values && {
      ...(typeof values.smart_count === 'number' && { count: figures.format(values.smart_count) }),
      ...values,
      // Where a page of a list stands.
      ...inFigures(values, 'offsetBegin'),
      ...inFigures(values, 'offsetEnd'),
      ...inFigures(values, 'total'),
    };
  const translate = (key: string, values?: TextValues): string => provider.translate(key, withCount(values));
  return {
    ...provider,
    translate,
    // The language is the page's, not react-admin's: see identity/locale.
    changeLocale: async (next: string) => setLocale(next === 'fr' ? 'fr' : 'en'),
    knowsPages: () => pages !== undefined,
    learnPages: async () => {
      pages ??= await language.pages();
      await provider.changeLocale(locale);
    },
    words: readWords(language, translate as Translate),
  };
}
