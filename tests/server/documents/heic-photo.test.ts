import { describe, expect, it } from 'vitest';
import { addressOf, open, openDocuments, upload } from '../../support/documents';
import { signIn } from '../../support/person';
import { box, heicOfItems, tiffSaying } from '../../support/picture-bytes';
import { realHeic } from '../../support/real-heic';
import { stripImage } from '#server/documents/strip-image';
import { photoFacts } from '#server/documents/photo-facts';

const facts = {
  taken: { wall: '2026-11-18T14:05:09', zone: '-05:00' },
  latitude: 43.653056,
  longitude: -79.383056,
};
const xmp = 'GPSLatitude="43,39.19N"';

const stripped = (bytes: Buffer): Buffer => stripImage(bytes, 'image/heic') ?? Buffer.alloc(0);

describe('a photo as phones send it', () => {
  it('says when and where it was taken, wherever in the file that stands', () => {
    expect(photoFacts(realHeic())).toEqual(facts);
  });

  it('is handed out without its place and its moment, and the picture is the same', () => {
    const [whole, bare] = [realHeic(), stripped(realHeic())];
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
  // Each: its number, a place of no kind that is known, no other file, and 65,535 pieces.
  const items = Buffer.from('0001000200' + '00ffff', 'hex');
  const places = Buffer.concat([Buffer.from('0100000000002710', 'hex'), Buffer.alloc(80_000, items)]);
  const names = box('iinf', Buffer.from('000000000000', 'hex'));
  const meta = box('meta', Buffer.concat([Buffer.alloc(4), names, box('iloc', places)]));
  const photo = Buffer.concat([box('ftyp', Buffer.from('heic\0\0\0\0heic', 'latin1')), meta]);
  for (let turn = 0; turn < 10; turn += 1) expect(photoFacts(photo)).toEqual({});
});

describe('a photo of several items', () => {
  const secret = 'a place that nobody else is told';
  const exif = Buffer.concat([Buffer.from('00000000', 'hex'), tiffSaying(secret)]);
  const picture = { type: 'hvc1', bytes: Buffer.from('the picture itself') };

  it('is handed out without any of them that tells, in whatever kind it does', () => {
    const items = ['Exif', 'mime', 'Exif', 'uri '].map((type) => ({ type, bytes: exif }));
    const whole = heicOfItems([items[0], picture, ...items.slice(1)] as never);
    const bare = stripped(whole);
    expect([whole.includes(secret), bare.includes(secret), bare.length]).toEqual([true, false, whole.length]);
    expect(bare.includes(picture.bytes)).toBe(true);
  });

  it('is handed out without what follows it and is no part of it', () => {
    const whole = Buffer.concat([heicOfItems([picture]), Buffer.from(`\0\0\0\x04SEFH ${secret}`, 'latin1')]);
    expect([whole.includes(secret), stripped(whole).includes(secret)]).toEqual([true, false]);
    expect(stripped(whole).includes(picture.bytes)).toBe(true);
  });

  it.each([
    ['has more items than are read', heicOfItems(Array(10_001).fill({ ...picture, bytes: Buffer.alloc(0) }))],
    [
      'has an item of which nobody says what it is',
      heicOfItems([picture, { type: 'Exif', bytes: exif, isNameless: true }]),
    ],
    ['ends within one that tells', heicOfItems([picture, { type: 'Exif', bytes: exif }]).subarray(0, -9)],
    [
      'says that one that tells is a part of another',
      heicOfItems([picture, { type: 'Exif', bytes: exif, method: 2 }]),
    ],
    ['ends in its lists', realHeic().subarray(0, realHeic().indexOf('iloc') + 12)],
    ['lists them twice', Buffer.concat([realHeic(), realHeic()])],
  ])('is not known to be bare where it %s', (_, bytes) => {
    expect(stripImage(bytes, 'image/heic')).toBeUndefined();
  });

  it('that cannot be read whole is for the agency and who took it, and refused to others before it counts as taken', async () => {
    const { host, close, supervisor, fileId } = await openDocuments();
    const bytes = heicOfItems([picture, { type: 'Exif', bytes: exif, method: 2 }]);
    const labels = { documentType: 'seizure_photo', visibility: 'client_and_vendor' };
    const { body } = await upload(host, supervisor, fileId, labels, { name: 'IMG_0002.HEIC', bytes });
    const lender = await signIn(host, 'lender_user');
    const id = String(body._id);
    expect((await open(host, supervisor, await addressOf(supervisor, id))).bytes.equals(bytes)).toBe(true);
    const refused = await open(host, lender, await addressOf(lender, id));
    expect([refused.status, JSON.parse(refused.bytes.toString())]).toMatchObject([
      409,
      {
        message:
          'It is not certain that IMG_0002.HEIC can be handed out without where and when it was taken, so you do not get it. Ask the agency for a copy as a JPG.',
      },
    ]);
    const seen = host.app.db.selectFrom('history').select('type').where('byUserId', '=', lender.userId);
    expect(await seen.execute()).toEqual([]);
    await close();
  });
});

describe('a scan of several pages', () => {
  const secret = 'a place that nobody else is told';

  it('is handed out without what any of them tells', () => {
    const scan = tiffSaying('first', 'second');
    const bare = stripImage(scan, 'image/tiff');
    expect(['first', 'second'].map((said) => [scan.includes(said), bare?.includes(said)])).toEqual([
      [true, false],
      [true, false],
    ]);
  });

  it('is not known to be bare where a page cannot be read', () => {
    const cut = tiffSaying(secret).fill(0xff, 14, 18);
    const round = tiffSaying(secret);
    round.writeUInt32BE(8, 8 + 2 + 12);
    for (const scan of [cut, round, Buffer.from('no scan')])
      expect(stripImage(scan, 'image/tiff')).toBeUndefined();
  });
});

/** Items and pieces as many as can be said, each of no byte. */
function emptied(bytes: Buffer): Buffer {
  const at = bytes.indexOf('iloc') + 4;
  bytes.fill(0, at + 4, at + 6);
  bytes.fill(0xff, at + 6, at + 400);
  return bytes;
}
