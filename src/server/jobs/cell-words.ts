import type { CellProblem } from '#contract/placement/reasons';
import { reasonWords } from '#contract/placement/reasons';
import { choices as spoken } from '#contract/words/en/choices';
import { choices } from '#contract/words/fr/choices';
import { fields } from '#contract/words/fr/fields';
import { sentenceTerms as terms } from '#contract/words/fr/sentence-terms';
import { sentences } from '#contract/words/fr/sentences';
import { sentenceReader } from '#contract/words/read-sentence';

const inFrench = sentenceReader({ locale: 'fr', sentences, terms, fields, choices, spoken });

/** What is wrong with a cell, in the language of who gets the file: the host's own sentences too. */
export function cellWords(problem: CellProblem, language: 'en' | 'fr'): string {
  const words = reasonWords(problem, language);
  return problem.detail !== undefined && language === 'fr' ? inFrench(words) : words;
}
