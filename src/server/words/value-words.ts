import { choices as english } from '#contract/words/en/choices';
import { choices as french } from '#contract/words/fr/choices';

export type Language = 'en' | 'fr';

/** What a value of a closed set is called; the value itself where it is none. */
export function choiceWord(of: keyof typeof english, value: string, language: Language): string {
  const words: Readonly<Record<string, string>> = (language === 'fr' ? french : english)[of];
  return words[value] ?? value;
}

const flagWords = { en: ['Yes', 'No'], fr: ['Oui', 'Non'] } as const;

export const flagWord = (value: boolean, language: Language): string => flagWords[language][value ? 0 : 1];
