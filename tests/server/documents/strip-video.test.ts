import { expect, test } from 'vitest';
import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { stripVideo } from '#server/documents/strip-video';
import { mp4 } from '../../support/document-bytes';

const stripped = (bytes: Buffer, size: number): Promise<Buffer> =>
  buffer(
    stripVideo(
      Readable.from(
        Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
          Buffer.from(bytes.subarray(index * size, (index + 1) * size)),
        ),
      ),
    ),
  );

test('a film is stripped alike in whatever pieces it comes, and a second time to the same', async () => {
  const whole = await stripped(mp4(), 1_000_000);
  for (const size of [7, 8, 1021, 65_536])
    expect((await stripped(mp4(), size)).equals(whole), `${size}`).toBe(true);
  expect((await stripped(whole, 1021)).equals(whole)).toBe(true);
});

test('what is no box any more is emptied to the end rather than passed on', async () => {
  const broken = Buffer.concat([
    mp4(),
    Buffer.from('00000004', 'hex'),
    Buffer.from('oddssecret of the maker'),
  ]);
  const bytes = await stripped(broken, 65_536);
  expect([bytes.length, bytes.includes('secret')]).toEqual([broken.length, false]);
  const within = mp4();
  within.writeUInt32BE(0xffff_ff00, within.indexOf('udta') - 4);
  expect((await stripped(within, 65_536)).includes('+43.6425')).toBe(false);
});
