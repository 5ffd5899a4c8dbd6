import { enforcementRules } from '#contract/reference/enforcement-rules';
import { holidayLists } from '#contract/reference/holiday-lists';
import { ruleSources } from '#contract/words/fr/rule-sources';
import type { Language } from '../words/languages';

const kept = new Map(Object.entries(ruleSources).map(([english, french]) => [french, english]));
const asTheyCome = new Set([
  ...enforcementRules.map(({ sourceTitle }) => sourceTitle),
  ...Object.values(holidayLists).map(({ source }) => source),
]);

/** The title of a source in the language of who reads it, and its own where it has none in that one. What a person wrote stays theirs. */
export function sourceFor(
  title: string,
  language: Language,
): { readonly title: string; readonly language: Language | null } {
  if (language !== 'fr') return { title, language: null };
  const french = ruleSources[title];
  return french
    ? { title: french, language: null }
    : { title, language: asTheyCome.has(title) ? 'en' : null };
}

/** A title as it is kept: one that came in French and was left as it was is the same as before. */
export const sourceAsKept = (title: string): string => kept.get(title) ?? title;
