/** A part of a file, from its first byte up to `end`. */
export interface Range {
  readonly from: number;
  readonly end: number;
}

/** A box: it begins `at` its head, and `from` there its body. What is no box any more has no type, and goes to the end. */
export interface Box extends Range {
  readonly at: number;
  readonly type: string | undefined;
}

interface Head {
  readonly type: string;
  /** How many bytes the head itself has. */
  readonly length: number;
  /** How many the whole box has; of one that goes to the end, as many as there are. */
  readonly size: number;
}

/** Whether more than eight bytes of the head of a box say its size. */
export const isLongAt = (bytes: Buffer, at: number): boolean => bytes.readUInt32BE(at) === 1;

/** The head of a box (ISO/IEC 14496-12, 4.2). @throws RangeError where it is cut off */
export function headAt(bytes: Buffer, at: number): Head {
  const said = bytes.readUInt32BE(at);
  const isLong = isLongAt(bytes, at);
  const size = isLong ? Number(bytes.readBigUInt64BE(at + 8)) : said === 0 ? Infinity : said;
  return { type: bytes.toString('latin1', at + 4, at + 8), length: isLong ? 16 : 8, size };
}

/** The boxes of a part, one after the other. */
export function* boxesIn(bytes: Buffer, { from, end }: Range): Generator<Box> {
  for (let at = from; at + 8 <= end;) {
    const head = isLongAt(bytes, at) && at + 16 > end ? undefined : headAt(bytes, at);
    const next = head?.size === Infinity ? end : at + (head?.size ?? 0);
    if (!head || head.size < head.length || next > end)
      return yield { at, type: undefined, from: at + 8, end };
    yield { at, type: head.type, from: at + head.length, end: next };
    at = next;
  }
}
