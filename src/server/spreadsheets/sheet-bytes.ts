import { createReadStream } from 'node:fs';

/** Where the bytes of a spreadsheet come from, as often as they are asked for: a file, or what reads one that is kept otherwise. */
export type SheetBytes = string | (() => AsyncIterable<Buffer>);

export const readBytes = (from: SheetBytes): AsyncIterable<Buffer> =>
  typeof from === 'string' ? (createReadStream(from) as AsyncIterable<Buffer>) : from();
