import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { addAbortSignal } from 'node:stream';
import { Problem } from '#contract/problems';
import { sentence } from '#contract/words/sentence';
import type { UnfinishedUpload } from './unfinished-upload';

/** The piece that comes in for an upload, on this host; another host writes the same bytes at the same place. */
const coming = new Map<string, { readonly stop: AbortController; readonly ended: Promise<void> }>();

/** Ends a piece that still comes in on a line which its sender has given up already. What came of it stays. */
export async function endPiece({ id }: Pick<UnfinishedUpload, 'id'>): Promise<void> {
  const piece = coming.get(id);
  piece?.stop.abort();
  await piece?.ended;
}

/**
 * Writes a piece behind what has come of an upload. Where its line breaks, what came until then stays and is gone on from; once it
 * answers, the bytes are on the disk and not only on their way there.
 * @returns how much has come
 * @throws Problem TOO_LARGE where more comes than the upload said that it has
 */
export async function append(upload: UnfinishedUpload, bytes: Readable): Promise<number> {
  const stop = new AbortController();
  const written = write(upload, bytes, stop.signal);
  coming.set(upload.id, { stop, ended: written.then(nothing, nothing) });
  try {
    return await written;
  } finally {
    coming.delete(upload.id);
  }
}

const nothing = (): void => undefined;

async function write(upload: UnfinishedUpload, bytes: Readable, signal: AbortSignal): Promise<number> {
  let { offset } = upload;
  const file = await open(upload.path, 'r+');
  try {
    for await (const chunk of addAbortSignal(signal, bytes) as AsyncIterable<Buffer>) {
      if (offset + chunk.length > upload.sizeBytes) throw tooLong();
      await file.write(chunk, 0, chunk.length, offset);
      offset += chunk.length;
    }
    await file.sync();
    return offset;
  } finally {
    await file.close();
  }
}

const tooLong = (): Problem => new Problem('TOO_LARGE', { message: sentence('documents.uploadLonger') });
