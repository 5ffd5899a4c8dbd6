import { readBytes } from './sheet-bytes';
import type { SheetBytes } from './sheet-bytes';

/** Whether a file is text in UTF-8 from its first byte to its last. */
export async function isText(file: SheetBytes): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const chunk of readBytes(file)) {
      if (chunk.includes(0)) return false;
      decoder.decode(chunk, { stream: true });
    }
    decoder.decode();
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}
