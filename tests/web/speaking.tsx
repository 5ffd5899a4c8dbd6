import { I18nContext } from 'ra-core';
import type { ReactNode } from 'react';
import { createI18nProvider } from '../../src/web/i18n/admin-messages';
import type { Words } from '../../src/web/i18n/words';
import { loadWords } from '../../src/web/i18n/words';
import type { Locale } from '../../src/web/identity/locale';

/** What a part of the desk has around it that speaks a language. */
export async function speaking(locale: Locale): Promise<(part: ReactNode) => ReactNode> {
  const provider = createI18nProvider(await loadWords(locale));
  return (part) => <I18nContext value={provider}>{part}</I18nContext>;
}

export const wordsIn = async (locale: Locale): Promise<Words> =>
  createI18nProvider(await loadWords(locale)).words;
