import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { heicOf, jpegOf, pngOf, tiffOf } from '../support/picture-bytes';
import { keptIn, openDocuments, upload } from '../support/documents';

// Each of these is of a few hundred bytes, and would fill gigabytes once a program draws it.
const enormous = [
  ['a PNG of 30,000 by 30,000', 'a.png', pngOf(30_000, 30_000)],
  ['a JPEG of 60,000 by 60,000', 'a.jpg', jpegOf(60_000, 60_000)],
  ['a JPEG that says its height after its picture', 'b.jpg', jpegOf(60_000, 0)],
  ['a HEIC of 30,000 by 30,000', 'a.heic', heicOf(30_000, 30_000)],
  ['a TIFF of 30,000 by 30,000', 'a.tif', tiffOf([30_000, 30_000])],
  ['a TIFF whose second page is enormous', 'b.tif', tiffOf([10, 10], [30_000, 30_000])],
  ['a PNG one line too high', 'c.png', pngOf(10_000, 20_001)],
] as const;

const large = [
  ['a PNG', 'd.png', pngOf(10_000, 20_000)],
  ['a JPEG', 'd.jpg', jpegOf(12_500, 16_000)],
  ['a HEIC', 'd.heic', heicOf(16_000, 12_500)],
  ['a TIFF whose pages are together more', 'd.tif', tiffOf([10_000, 20_000], [10_000, 20_000])],
] as const;

describe('the size of a picture', () => {
  let house: Awaited<ReturnType<typeof openDocuments>>;
  beforeAll(async () => {
    house = await openDocuments();
  });
  afterAll(() => house.close());

  it.each(enormous)('refuses %s and keeps nothing of it', async (_, name, bytes) => {
    const before = keptIn(house.host);
    const { status, body } = await upload(house.host, house.supervisor, house.fileId, {}, { name, bytes });
    expect({ status, code: body.code, message: body.message }).toEqual({
      status: 413,
      code: 'TOO_LARGE',
      message: 'A picture has at most 200 million pixels.',
    });
    expect(keptIn(house.host)).toEqual(before);
  });

  it.each(large)('takes %s of 200 million pixels', async (_, name, bytes) => {
    const { status } = await upload(house.host, house.supervisor, house.fileId, {}, { name, bytes });
    expect(status).toBe(201);
  });
});
