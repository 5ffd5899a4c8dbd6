import french from 'ra-language-french';
import { choices } from '#contract/words/fr/choices';
import { fields } from '#contract/words/fr/fields';
import { optional } from '#contract/words/fr/optional';
import { happeningSentences as happenings } from '#contract/words/fr/sentences/happenings';
import { valueSentences as values } from '#contract/words/fr/sentences/values';
import { sentenceReader } from '#contract/words/read-sentence';
import type { WordsOfOneLanguage } from '../words';
import { screens } from './screens';

/** What a screen says itself; everything else the host has put into words. */
const sentences = { happenings, values };
const said = sentenceReader({ locale: 'fr', sentences, terms: {}, fields, choices, spoken: choices });

/** react-admin's French is that of France, with a space before ? and !. */
const admin = JSON.parse(JSON.stringify(french).replace(/[\s\u202f]+(?=[?!;])/g, '')) as typeof french;

export const words: WordsOfOneLanguage = {
  locale: 'fr',
  screens,
  pages: () => import('./pages').then(({ pages }) => pages),
  fields,
  choices,
  said,
  admin,
  optional,
};
