import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';

/** A file that lies open. Who asked for it reads its stream or destroys it; until then the file stays open. */
export interface OpenFile {
  readonly stream: Readable;
  readonly sizeBytes: number;
}

/**
 * Opens a file before a word of it is promised: who reads it has it whole, though it be removed meanwhile.
 * @returns undefined where there is no such file
 */
export async function openFile(file: string): Promise<OpenFile | undefined> {
  const handle = await open(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  if (!handle) return undefined;
  const { size } = await handle.stat();
  return { stream: handle.createReadStream(), sizeBytes: size };
}
