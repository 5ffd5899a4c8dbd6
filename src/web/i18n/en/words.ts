import english from 'ra-language-english';
import { choices } from '#contract/words/en/choices';
import { fields } from '#contract/words/en/fields';
import { sentences } from '#contract/words/en/sentences';
import { sentenceReader } from '#contract/words/read-sentence';
import type { WordsOfOneLanguage } from '../words';
import { screens } from './screens';

const said = sentenceReader({ locale: 'en', sentences, terms: {}, fields, choices, spoken: choices });

export const words: WordsOfOneLanguage = {
  locale: 'en',
  screens,
  fields,
  choices,
  said,
  admin: english,
  optional: () => 'optional',
};
