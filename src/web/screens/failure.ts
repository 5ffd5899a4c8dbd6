import { useCallback } from 'react';
import type { SaidOf } from '#contract/words/read-sentence';
import { failureText } from '../parts/failure-text';
import { useWords } from '../i18n/words';

/** The sentence that a person reads where something failed. */
export function useFailure(): (error: unknown, of?: SaidOf) => string {
  const words = useWords();
  return useCallback((error: unknown, of?: SaidOf) => failureText(error, words, of), [words]);
}
