import { Refusal } from '../http/failures';
import { currentLocale } from './locale';

/**
 * A failure with the host's sentences in the page's language. The French ones come when the first failure does, so that no page
 * of signing in waits for them or carries them; where they cannot come, the host's own words stay.
 */
export async function readableFailure(error: unknown): Promise<unknown> {
  if (!(error instanceof Refusal) || currentLocale() !== 'fr') return error;
  const { readInFrench } = await import('./french-refusals').catch(() => ({
    readInFrench: (sentence: string) => sentence,
  }));
  const errors = Object.entries(error.errors).map(([path, sentence]) => [path, readInFrench(sentence)]);
  return new Refusal(
    error.status,
    error.code,
    error.sentence && readInFrench(error.sentence),
    Object.fromEntries(errors) as Record<string, string>,
    error.body,
    error.retryAfter,
  );
}
