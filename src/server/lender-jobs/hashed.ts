import { createHash } from 'node:crypto';
import { pipeline, Transform } from 'node:stream';
import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { DropFolder } from '../integrations/drop-folder/port';

/** The same bytes, with their SHA-256 once they are through. */
export function hashed(found: NodeJS.ReadableStream): {
  readonly stream: Readable;
  readonly hash: () => string;
} {
  const sum = createHash('sha256');
  const stream = new Transform({
    transform: (chunk: Buffer, _, done) => {
      sum.update(chunk);
      done(null, chunk);
    },
  });
  pipeline(found, stream, () => undefined);
  return { stream, hash: () => sum.copy().digest('hex') };
}

/** The SHA-256 of what waits under a name; undefined where nothing does. */
export async function hashOf(folder: DropFolder, name: string): Promise<string | undefined> {
  const found = await folder.read(name);
  if (!found) return undefined;
  const { stream, hash } = hashed(found);
  await finished(stream.resume());
  return hash();
}
