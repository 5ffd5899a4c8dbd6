import { useCallback } from 'react';
import { failureText } from '../parts/failure-text';
import { useWords } from '../i18n/words';

/** The sentence that a person reads where something failed. */
export function useFailure(): (error: unknown) => string {
  const words = useWords();
  return useCallback((error: unknown) => failureText(error, words), [words]);
}
