import type { CellProblem } from '#contract/placement/reasons';
import { reasonWords } from '#contract/placement/reasons';
import { wordsFor } from '../words/words-for';

/** What is wrong with a cell, in the language of who gets the file: the host's own sentences too. */
export function cellWords(problem: CellProblem, language: 'en' | 'fr'): string {
  // It follows the name of a column, which in English is no beginning of a sentence.
  return wordsFor(language === 'fr' ? { language } : {})(reasonWords(problem, language));
}
