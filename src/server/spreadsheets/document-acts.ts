import { Problem } from '#contract/problems';
import { sentence } from '#contract/words/sentence';

/** A document that would do something to whoever opens it, or that does not let itself be looked into. */
export function documentActs(): Problem {
  return new Problem('WRONG_TYPE', { message: sentence('documents.documentActs') });
}
