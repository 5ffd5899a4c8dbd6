import { LRUCache } from 'lru-cache';
import { compress } from './compress';
import type { Compressed } from './compress';

/** A body as it is sent, in the words of its reader; with how it was compressed the last time, for whoever takes it so again. */
export interface Written {
  readonly text: string;
  last?: { readonly accepted: string | undefined; readonly compressed: Compressed | undefined };
}

/** So many characters are remembered by one host, some three hundred pages of lists: those that were sent last. */
const most = 8_000_000;

const sent = new LRUCache<string, Written>({ maxSize: most, sizeCalculation: (_, { length }) => length });

/**
 * A text that may have been sent before, word for word, as a list is that somebody comes back to: what was written then, with how it was
 * compressed.
 */
export function writtenAgain(text: string): Written {
  const before = sent.get(text);
  if (before) return before;
  const written: Written = { text };
  if (text.length <= most) sent.set(text, written);
  return written;
}

/** What was written as a caller takes it: compressed once for all who take it alike, one after the other. */
export async function compressedFor(
  written: Written,
  accepted: string | undefined,
): Promise<Compressed | undefined> {
  if (written.last && written.last.accepted === accepted) return written.last.compressed;
  const compressed = await compress(written.text, accepted);
  written.last = { accepted, compressed };
  return compressed;
}
