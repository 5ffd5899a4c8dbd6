import { boxesIn, headAt, isLongAt } from './boxes';
import type { Range } from './boxes';

/** Boxes that tell of a film rather than show it: when, where and by what it was taken, and what lies about unused. */
const telling = new Set(['udta', 'meta', 'uuid', 'free', 'skip']);
/** Boxes of boxes, in which others may tell. */
const containers = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl', 'edts', 'mvex', 'moof', 'traf']);
/** Boxes that begin with when something was made and changed. */
const dated = new Set(['mvhd', 'tkhd', 'mdhd']);

/**
 * An MP4 without what it tells beside the film, as its bytes go by (ISO 14496-12, 4.2 and 8). Nothing is left out and everything stays
 * where it was, since the film is found by its place: what tells is made empty space of the same length. What is no box any more is
 * emptied to the end.
 */
export async function* stripVideo(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const input = readAhead(bytes);
  for (;;) {
    const head = await input.take(8);
    if (head.length < 8) return yield head;
    const whole = isLongAt(head, 0) ? Buffer.concat([head, await input.take(8)]) : head;
    const said = isLongAt(head, 0) && whole.length < 16 ? undefined : headAt(whole, 0);
    const left = said ? said.size - said.length : -1;
    const type = said && left >= 0 ? said.type : 'free';
    if (telling.has(type)) whole.write('free', 4, 'latin1');
    yield whole;
    if (containers.has(type)) yield blotted(await input.take(left));
    else
      for await (const chunk of input.pass(left < 0 ? Infinity : left))
        yield telling.has(type) ? Buffer.alloc(chunk.length) : chunk;
  }
}

/** The same of boxes that are held whole. */
function blotted(bytes: Buffer, range: Range = { from: 0, end: bytes.length }): Buffer {
  for (const { at, type, from, end } of boxesIn(bytes, range)) {
    if (type === undefined || telling.has(type)) {
      bytes.write('free', at + 4, 'latin1');
      bytes.fill(0, from, end);
    } else if (containers.has(type)) blotted(bytes, { from, end });
    else if (dated.has(type)) {
      // A version of one has moments of eight bytes, else they have four.
      const length = bytes[from] === 1 ? 16 : 8;
      bytes.fill(0, from + 4, Math.min(from + 4 + length, end));
    }
  }
  return bytes;
}

/** Bytes that are taken so many at a time, or passed on as they come. */
function readAhead(bytes: AsyncIterable<Buffer>) {
  const source = bytes[Symbol.asyncIterator]();
  let held: Buffer = Buffer.alloc(0);
  const next = async (): Promise<boolean> => {
    const { done, value } = await source.next();
    held = done ? held : Buffer.from(value);
    return !done;
  };
  async function* pass(count: number): AsyncGenerator<Buffer> {
    for (let left = count; left > 0;) {
      if (held.length === 0 && !(await next())) return;
      const some = held.subarray(0, Math.min(left, held.length));
      held = held.subarray(some.length);
      left -= some.length;
      yield some;
    }
  }
  return {
    pass,
    /** So many bytes, or those that there are. */
    async take(count: number): Promise<Buffer> {
      const parts: Buffer[] = [];
      for await (const part of pass(count)) parts.push(part);
      return Buffer.concat(parts);
    },
  };
}
