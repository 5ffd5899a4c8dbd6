import { describe, expect, it } from 'vitest';
import { addressOf, open, openDocuments, upload } from '../../support/documents';
import { signIn } from '../../support/person';
import { realHeic } from '../../support/real-heic';
import { stripImage } from '#server/documents/strip-image';
import { photoFacts } from '#server/documents/photo-facts';

const facts = {
  taken: { wall: '2026-11-18T14:05:09', zone: '-05:00' },
  latitude: 43.653056,
  longitude: -79.383056,
};
const xmp = 'GPSLatitude="43,39.19N"';

describe('a photo as phones send it', () => {
  it('says when and where it was taken, wherever in the file that stands', () => {
    expect(photoFacts(realHeic())).toEqual(facts);
  });

  it('is handed out without its place and its moment, and the picture is the same', () => {
    const [whole, bare] = [realHeic(), stripImage(realHeic(), 'image/heic')];
    expect(whole.includes(xmp)).toBe(true);
    expect([bare.includes(xmp), bare.includes('2026:11:18'), photoFacts(bare)]).toEqual([false, false, {}]);
    expect(bare.length).toBe(whole.length);
    // What is drawn lies before its notes here.
    const picture = [whole.indexOf('mdat'), whole.indexOf('II*\0')] as const;
    expect(picture[1] - picture[0]).toBeGreaterThan(20);
    expect(bare.subarray(...picture).equals(whole.subarray(...picture))).toBe(true);
  });

  it('is filed with both, and clients get neither', async () => {
    const { host, close, supervisor, fileId } = await openDocuments();
    const labels = { documentType: 'seizure_photo', visibility: 'client_and_vendor' };
    const photo = { name: 'IMG_0001.HEIC', bytes: realHeic() };
    const { status, body } = await upload(host, supervisor, fileId, labels, photo);
    expect([status, body.mimeType]).toEqual([201, 'image/heic']);
    expect(body).toMatchObject({
      ...{ capturedAt: '2026-11-18T19:05:09.000Z', latitude: facts.latitude, longitude: facts.longitude },
    });
    const lender = await signIn(host, 'lender_user');
    const [ours, theirs] = [
      await open(host, supervisor, await addressOf(supervisor, String(body._id))),
      await open(host, lender, await addressOf(lender, String(body._id))),
    ];
    expect(ours.bytes.equals(realHeic())).toBe(true);
    expect([theirs.status, photoFacts(theirs.bytes), theirs.bytes.includes(xmp)]).toEqual([200, {}, false]);
    await close();
  });

  it.each([
    ['ends in its lists', (bytes: Buffer) => bytes.subarray(0, bytes.indexOf('iloc') + 12)],
    [
      'points behind its end',
      (bytes: Buffer) => bytes.fill(0xff, bytes.indexOf('iloc') + 14, bytes.indexOf('iloc') + 60),
    ],
    ['says that it has very many parts of no length', (bytes: Buffer) => emptied(bytes)],
  ])('tells nothing where it %s', (_, spoilt) => {
    expect(photoFacts(spoilt(realHeic()))).toEqual({});
  });
});

it('six hundred million pieces of no length hold nobody up, wherever they say that they lie', () => {
  const box = (name: string, body: Buffer): Buffer => {
    const head = Buffer.alloc(8);
    head.writeUInt32BE(body.length + 8);
    head.write(name, 4, 'latin1');
    return Buffer.concat([head, body]);
  };
  // Each: its number, a place of no kind that is known, no other file, and 65,535 pieces.
  const items = Buffer.from('0001000200' + '00ffff', 'hex');
  const places = Buffer.concat([Buffer.from('0100000000002710', 'hex'), Buffer.alloc(80_000, items)]);
  const names = box('iinf', Buffer.from('000000000000', 'hex'));
  const meta = box('meta', Buffer.concat([Buffer.alloc(4), names, box('iloc', places)]));
  const photo = Buffer.concat([box('ftyp', Buffer.from('heic\0\0\0\0heic', 'latin1')), meta]);
  for (let turn = 0; turn < 10; turn += 1) expect(photoFacts(photo)).toEqual({});
});

/** Items and pieces as many as can be said, each of no byte. */
function emptied(bytes: Buffer): Buffer {
  const at = bytes.indexOf('iloc') + 4;
  bytes.fill(0, at + 4, at + 6);
  bytes.fill(0xff, at + 6, at + 400);
  return bytes;
}
