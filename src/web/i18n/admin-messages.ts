import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider, TranslationMessages } from 'ra-core';
import { resourceNames } from '#contract/resources/index';
import { resourcePaths } from '../data/resource-paths';
import { setLocale } from '../identity/locale';
import type { WordsOfOneLanguage } from './words';

/** react-admin's own messages with the product's words in its places, so that its parts speak as ours do. */
export function createI18nProvider(words: WordsOfOneLanguage): I18nProvider {
  const { locale, admin, screens, fields, choices } = words;
  const resources = Object.fromEntries(
    resourceNames.map((name) => [
      resourcePaths[name],
      { name: `${fields.resources[name].one} |||| ${fields.resources[name].many}`, fields: fields[name] },
    ]),
  );
  const messages = { ...screens, ...admin, resources, choices } as unknown as TranslationMessages;
  const provider = polyglotI18nProvider(() => messages, locale, [], { allowMissing: true });
  return {
    ...provider,
    // The language is the page's, not react-admin's: see identity/locale.
    changeLocale: async (next: string) => setLocale(next === 'fr' ? 'fr' : 'en'),
    getLocale: () => locale,
  };
}
