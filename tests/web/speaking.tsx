import { I18nContext } from 'ra-core';
import type { ReactNode } from 'react';
import { createI18nProvider } from '../../src/web/i18n/admin-messages';
import type { DeskI18nProvider, Words } from '../../src/web/i18n/words';
import { loadWords } from '../../src/web/i18n/words';
import type { Locale } from '../../src/web/identity/locale';

/** All that the desk says in a language, its pages among it. */
export async function speakingAll(locale: Locale): Promise<DeskI18nProvider> {
  const language = await loadWords(locale);
  return createI18nProvider(language, await language.pages());
}

/** What a part of the desk has around it that speaks a language. */
export async function speaking(locale: Locale): Promise<(part: ReactNode) => ReactNode> {
  const provider = await speakingAll(locale);
  return (part) => <I18nContext value={provider}>{part}</I18nContext>;
}

export const wordsIn = async (locale: Locale): Promise<Words> => (await speakingAll(locale)).words;
