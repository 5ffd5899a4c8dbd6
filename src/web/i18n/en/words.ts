import english from 'ra-language-english';
import { choices } from '#contract/words/en/choices';
import { fields } from '#contract/words/en/fields';
import { happeningSentences as happenings } from '#contract/words/en/sentences/happenings';
import { valueSentences as values } from '#contract/words/en/sentences/values';
import { sentenceReader } from '#contract/words/read-sentence';
import type { WordsOfOneLanguage } from '../words';
import { screens } from './screens';

/** What a screen says itself; everything else the host has put into words. */
const sentences = { happenings, values };
const said = sentenceReader({ locale: 'en', sentences, terms: {}, fields, choices, spoken: choices });

export const words: WordsOfOneLanguage = {
  locale: 'en',
  screens,
  pages: () => import('./pages').then(({ pages }) => pages),
  fields,
  choices,
  said,
  admin: english,
  optional: () => 'optional',
};
