import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Problem } from '#contract/problems';
import type { Sentence } from '#contract/words/sentence';
import type { UploadedFile } from './uploaded-file';

/** What came, as it lies where nobody else looks. `sha256`: of its bytes, in hex. */
export interface Draft {
  readonly path: string;
  readonly sizeBytes: number;
  readonly sha256: string;
}

/** What a file is called while it is not whole. */
export const draftEnding = '.part';

/**
 * Takes in an uploaded file: whole, checked and on the disk under its name, or not at all. `check` looks at the draft and refuses by
 * throwing; what it says of the file is answered.
 * @throws Problem TOO_LARGE with `tooLarge`, and what `check` throws
 */
export function receiveFile<T>(
  file: string,
  upload: UploadedFile,
  tooLarge: Sentence,
  check: (draft: Draft) => Promise<T>,
): Promise<T> {
  return receiveDraft(`${file}${draftEnding}`, upload, tooLarge, async (draft) => {
    const checked = await check(draft);
    await keepFile(draft.path, file);
    return checked;
  });
}

/**
 * Writes an upload to `path` and hands it to `take`, which checks it and carries it to where it is kept. Whatever comes of it, nothing
 * is left at `path`.
 * @throws Problem TOO_LARGE with `tooLarge`, and what `take` throws
 */
export async function receiveDraft<T>(
  draft: string,
  upload: UploadedFile,
  tooLarge: Sentence,
  take: (draft: Draft) => Promise<T>,
): Promise<T> {
  await mkdir(path.dirname(draft), { recursive: true, mode: 0o700 });
  try {
    const hash = createHash('sha256');
    let sizeBytes = 0;
    const counting = new Transform({
      transform(chunk: Buffer, _, done) {
        hash.update(chunk);
        sizeBytes += chunk.length;
        done(null, chunk);
      },
    });
    await pipeline(upload.stream, counting, createWriteStream(draft, { mode: 0o600 }));
    if (!upload.isWhole()) throw new Problem('TOO_LARGE', { message: tooLarge });
    return await take({ path: draft, sizeBytes, sha256: hash.digest('hex') });
  } finally {
    upload.stream.resume();
    await rm(draft, { force: true });
  }
}

/** Gives a whole file its name, once its bytes are on the disk and not only on their way there. */
export async function keepFile(draft: string, file: string): Promise<void> {
  const handle = await open(draft, 'r+');
  await handle.sync();
  await handle.close();
  await rename(draft, file);
}
