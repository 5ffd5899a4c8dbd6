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
    const size = head.readUInt32BE(0);
    const more = size === 1 ? await input.take(8) : Buffer.alloc(0);
    const named = size === 1 && more.length === 8 ? Number(more.readBigUInt64BE(0)) : size;
    const left = named === 0 ? Infinity : named - 8 - more.length;
    const type = left < 0 ? 'free' : nameAt(head, 4);
    if (telling.has(type)) head.write('free', 4, 'latin1');
    yield head;
    yield more;
    if (containers.has(type)) yield blotted(await input.take(left));
    else
      for await (const chunk of input.pass(left < 0 ? Infinity : left))
        yield telling.has(type) ? Buffer.alloc(chunk.length) : chunk;
  }
}

const nameAt = (bytes: Buffer, at: number): string => bytes.toString('latin1', at, at + 4);

/** The same of boxes that are held whole. */
function blotted(bytes: Buffer): Buffer {
  for (let at = 0; at + 8 <= bytes.length;) {
    const size = bytes.readUInt32BE(at);
    // Within another box none is so large that it needs more than four bytes to say so.
    const end = size === 0 ? bytes.length : at + size;
    const isBox = size !== 1 && end >= at + 8 && end <= bytes.length;
    const type = isBox ? nameAt(bytes, at + 4) : 'free';
    if (!isBox || telling.has(type)) {
      bytes.write('free', at + 4, 'latin1');
      bytes.fill(0, at + 8, isBox ? end : bytes.length);
    } else if (containers.has(type)) blotted(bytes.subarray(at + 8, end));
    else if (dated.has(type)) {
      // A version of one has moments of eight bytes, else they have four.
      const length = bytes[at + 8] === 1 ? 16 : 8;
      bytes.fill(0, at + 12, Math.min(at + 12 + length, end));
    }
    if (!isBox) break;
    at = end;
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
