import { sentences } from '#contract/words/en/sentences';
import { plainWords } from '#contract/words/read-sentence';

/** What the host says as a program reads it. */
export const plainly = plainWords(sentences);
