import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { compressedFor, writtenAgain } from '#server/request/written';

/** A list in words of its own each time: made anew, as an answer is. */
const list = (last: number): string =>
  JSON.stringify({ data: Array.from({ length: 200 }, (_, n) => ({ _id: `f-${n === 199 ? last : n}` })) });

it('a list that is sent again word for word is compressed once', async () => {
  const first = await compressedFor(writtenAgain(list(1)), 'gzip, br');
  expect(brotliDecompressSync(first?.bytes ?? '').toString()).toBe(list(1));
  expect(await compressedFor(writtenAgain(list(1)), 'gzip, br')).toBe(first);
});

it('and anew where a word of it is another, or it is taken otherwise', async () => {
  await compressedFor(writtenAgain(list(1)), 'br');
  const other = await compressedFor(writtenAgain(list(2)), 'br');
  expect(brotliDecompressSync(other?.bytes ?? '').toString()).toBe(list(2));
  const zipped = await compressedFor(writtenAgain(list(1)), 'gzip');
  expect(zipped?.encoding).toBe('gzip');
  expect(gunzipSync(zipped?.bytes ?? '').toString()).toBe(list(1));
  expect(await compressedFor(writtenAgain(list(1)), undefined)).toBeUndefined();
});
