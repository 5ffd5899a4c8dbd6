import { isSentence } from '#contract/words/sentence';
import type { Said, Sentence } from '#contract/words/sentence';

const mark = '{"key":';

/**
 * A sentence as a text, where only a text has a place: react-hook-form keeps the problem of a field as one, and react-admin carries its own
 * keys in it in the same way. What is read back is the key and its parts, never words.
 */
export const carry = ({ key, with: parts }: Sentence): string => JSON.stringify({ key, with: parts });

export const isCarried = (text: string): boolean => text.startsWith(mark);

/** The sentence that a text carries, else the text. */
export function carriedIn(said: Said): Said {
  if (typeof said !== 'string' || !isCarried(said)) return said;
  const read: unknown = JSON.parse(said);
  return isSentence(read) ? read : said;
}
