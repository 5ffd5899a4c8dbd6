import type { Transform } from 'node:stream';
import { promisify } from 'node:util';
import {
  brotliCompress,
  brotliCompressSync,
  constants,
  createBrotliCompress,
  createGzip,
  gzip,
  gzipSync,
} from 'node:zlib';

const withBrotli = promisify(brotliCompress);
const withGzip = promisify(gzip);

/** What fits one packet gains nothing. */
const least = 1_400;
/** Up to here it takes less time to do than to hand to another thread. */
const atOnce = 64_000;
/** A list of 24 KB becomes 5 KB in a sixth of a millisecond; higher qualities cost half as much again and more for an eighth of that. */
const quality = { brotli: 1, gzip: 2 };

const params = {
  [constants.BROTLI_PARAM_QUALITY]: quality.brotli,
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
};

export interface Compressed {
  readonly encoding: 'br' | 'gzip';
  readonly bytes: Buffer;
}

/**
 * A text as a browser takes it, in the host's own threads; nothing where it is short or the caller takes it plain. Answers
 * carry no secret beside what others wrote: tokens travel in cookies, so that sizes tell nothing of them.
 */
export async function compress(text: string, accepted: string | undefined): Promise<Compressed | undefined> {
  if (accepted === undefined || text.length < least) return undefined;
  const isShort = text.length <= atOnce;
  const level = quality.gzip;
  if (takes('br', accepted))
    return {
      encoding: 'br',
      bytes: isShort ? brotliCompressSync(text, { params }) : await withBrotli(text, { params }),
    };
  if (takes('gzip', accepted))
    return { encoding: 'gzip', bytes: isShort ? gzipSync(text, { level }) : await withGzip(text, { level }) };
  return undefined;
}

/** The same for a text that is not all there yet. */
export function compressing(
  accepted: string | undefined,
): { encoding: Compressed['encoding']; stream: Transform } | undefined {
  if (accepted === undefined) return undefined;
  if (takes('br', accepted)) return { encoding: 'br', stream: createBrotliCompress({ params }) };
  if (takes('gzip', accepted)) return { encoding: 'gzip', stream: createGzip({ level: quality.gzip }) };
  return undefined;
}

/** Whether a coding is named, and not with the weight that refuses it. */
function takes(coding: string, accepted: string): boolean {
  return accepted.split(',').some((part) => {
    const [name = '', ...parameters] = part
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/);
    return name === coding && !parameters.some((one) => /^q=0(?:\.0*)?$/.test(one));
  });
}
