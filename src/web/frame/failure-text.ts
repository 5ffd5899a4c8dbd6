import { HttpError } from 'ra-core';
import { FetchFailure, Refusal, Timeout } from '../http/failures';
import type { ScreenTexts } from '../i18n/en/screens';

/** The sentence that a person reads about a failure: the host's own, else the plain one (specification, section 8). */
export function failureText(error: unknown, texts: ScreenTexts): string {
  if (error instanceof HttpError || error instanceof Refusal) return sentenceOf(error) || texts.error;
  if (error instanceof FetchFailure) return texts.errorUnreachable;
  if (error instanceof Timeout) return texts.errorTooSlow;
  return texts.error;
}

const sentenceOf = (error: HttpError | Refusal): string =>
  error instanceof Refusal ? (error.sentence ?? '') : error.message;
