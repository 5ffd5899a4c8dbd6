import type { choices } from '#contract/words/en/choices';
import { languages } from './languages';
import type { Language } from './languages';

/** What a value of a closed set is called; the value itself where it is none. */
export function choiceWord(of: keyof typeof choices, value: string, language: Language): string {
  const words: Readonly<Record<string, string>> = languages[language].choices[of];
  return words[value] ?? value;
}

export const flagWord = (value: boolean, language: Language): string =>
  languages[language].flags[value ? 'yes' : 'no'];
