import { HttpError } from 'react-admin';
import type { SaidOf } from '#contract/words/read-sentence';
import { FetchFailure, Refusal, Timeout } from '../http/failures';
import type { Words } from '../i18n/words';

/**
 * The sentence that a person reads about a failure: the host's own in their language, else the plain one (specification,
 * section 8). `of` is what was being done, where fields of that name stand on several records.
 */
export function failureText(error: unknown, { t, said }: Words, of?: SaidOf): string {
  if (error instanceof HttpError || error instanceof Refusal) {
    const sentence = sentenceOf(error);
    return sentence ? said(sentence, of) : t(error.status === 404 ? 'errorAbsent' : 'error');
  }
  if (error instanceof FetchFailure) return t('errorUnreachable');
  if (error instanceof Timeout) return t('errorTooSlow');
  return t('error');
}

const sentenceOf = (error: HttpError | Refusal): string =>
  error instanceof Refusal ? (error.sentence ?? '') : error.message;
