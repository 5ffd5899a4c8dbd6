import { HttpError } from 'react-admin';
import { FetchFailure, Refusal, Timeout } from '../http/failures';
import type { Words } from '../i18n/words';

/** The sentence that a person reads about a failure: the host's own, else the plain one (specification, section 8). */
export function failureText(error: unknown, { t }: Pick<Words, 't'>): string {
  if (error instanceof HttpError || error instanceof Refusal)
    return sentenceOf(error) || t(error.status === 404 ? 'errorAbsent' : 'error');
  if (error instanceof FetchFailure) return t('errorUnreachable');
  if (error instanceof Timeout) return t('errorTooSlow');
  return t('error');
}

const sentenceOf = (error: HttpError | Refusal): string =>
  error instanceof Refusal ? (error.sentence ?? '') : error.message;
