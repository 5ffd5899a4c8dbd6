import { compress } from './compress';
import type { Compressed } from './compress';

/** A body as it is sent, in the words of its reader; with how it was compressed the last time, for whoever takes it so again. */
export interface Written {
  readonly text: string;
  last?: { readonly accepted: string | undefined; readonly compressed: Compressed | undefined };
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
