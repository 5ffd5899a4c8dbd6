import { isText } from './check-text';
import { readBytes } from './sheet-bytes';
import type { SheetBytes } from './sheet-bytes';

export type TextEncoding = 'utf-8' | 'windows-1252';

/** How the text of a CSV is written, by its bytes from first to last; undefined for what is no text. */
export async function encodingOf(file: SheetBytes): Promise<TextEncoding | undefined> {
  if (await isText(file)) return 'utf-8';
  // Nearly any bytes could be called Windows-1252: a file that holds signs that no spreadsheet writes is none.
  for await (const chunk of readBytes(file)) if (chunk.some(isForeign)) return undefined;
  return 'windows-1252';
}

const written = new Set([0x09, 0x0a, 0x0d]);
const unassigned = new Set([0x7f, 0x81, 0x8d, 0x8f, 0x90, 0x9d]);

function isForeign(byte: number): boolean {
  return (byte < 0x20 && !written.has(byte)) || unassigned.has(byte);
}
