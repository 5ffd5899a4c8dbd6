import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { sealerOf } from '#server/sealing/sealer';
import type { Sealer } from '#server/sealing/sealer';

const first = 'a secret that is long enough to be one';
const place = 'upload.1';
const piece = 65_536;
let file: string;
beforeEach(() => (file = path.join(mkdtempSync(path.join(tmpdir(), 'sealed-')), 'kept')));

const bytesOf = (length: number): Buffer =>
  Buffer.from(Array.from({ length }, (_, at) => (at * 7 + 3) % 251));

async function* chunked(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function read(sealer: Sealer, of = place): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of sealer.files.read(file, of)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

it.each([0, 1, piece - 1, piece, piece + 1, 3 * piece, 3 * piece + 5])(
  'opens %i bytes as they were sealed',
  async (length) => {
    const sealer = sealerOf([first]);
    const bytes = bytesOf(length);
    await sealer.files.write(chunked(bytes, 10_000), file, place);
    if (length > 100) expect(readFileSync(file).includes(bytes.subarray(0, 50))).toBe(false);
    expect((await read(sealer)).equals(bytes)).toBe(true);
  },
);

it('opens nothing that was altered, cut off between two pieces, put in another order or moved', async () => {
  const sealer = sealerOf([first]);
  await sealer.files.write(chunked(bytesOf(3 * piece + 5), piece), file, place);
  const whole = readFileSync(file);
  const head = whole.length - (3 * (piece + 16) + 16 + 5);
  const at = (number: number): Buffer =>
    whole.subarray(head + number * (piece + 16), head + (number + 1) * (piece + 16));
  const altered = Buffer.from(whole);
  altered[head + 40] = (altered[head + 40] ?? 0) ^ 1;
  for (const wrong of [
    altered,
    whole.subarray(0, head + 2 * (piece + 16)),
    whole.subarray(0, head),
    Buffer.concat([whole.subarray(0, head), at(1), at(0), at(2), at(3)]),
  ]) {
    writeFileSync(file, wrong);
    await expect(read(sealer)).rejects.toThrow();
  }
  writeFileSync(file, whole);
  await expect(read(sealer, 'upload.2')).rejects.toThrow();
});

it('opens what an earlier key sealed, reads what is clear as it is, and says which key it does not know', async () => {
  const bytes = bytesOf(1_000);
  await sealerOf([first]).files.write(chunked(bytes, 300), file, place);
  const later = sealerOf(['another secret that is long enough', first]);
  expect(await later.files.isCurrent(file)).toBe(false);
  expect((await read(later)).equals(bytes)).toBe(true);
  const stranger = sealerOf(['a stranger’s secret, long enough']);
  await expect(read(stranger)).rejects.toThrow(/^upload\.1 is sealed with the key [\da-f]{8}, which/);
  writeFileSync(file, bytes);
  expect((await read(stranger)).equals(bytes)).toBe(true);
});
