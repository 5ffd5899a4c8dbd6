import { choices as englishChoices } from '#contract/words/en/choices';
import { fields as englishFields } from '#contract/words/en/fields';
import { sentences as englishSentences } from '#contract/words/en/sentences';
import { choices as frenchChoices } from '#contract/words/fr/choices';
import { fields as frenchFields } from '#contract/words/fr/fields';
import { sentenceTerms } from '#contract/words/fr/sentence-terms';
import { sentences as frenchSentences } from '#contract/words/fr/sentences';

export type Language = 'en' | 'fr';

/** All words of the contract, by language. `terms`: what sentences name by an English word of their own. */
export const languages = {
  en: { choices: englishChoices, fields: englishFields, sentences: englishSentences, terms: {} },
  fr: { choices: frenchChoices, fields: frenchFields, sentences: frenchSentences, terms: sentenceTerms },
} as const;
