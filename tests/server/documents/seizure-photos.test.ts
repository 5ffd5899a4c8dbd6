import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestHost } from '../../support/host';
import { placeFile } from '../../support/network';
import { jpeg, pdf, png } from '../../support/document-bytes';
import { keptIn, openDocuments } from '../../support/documents';
import { signIn } from '../../support/person';
import type { Person } from '../../support/person';
import { sendPhotos } from '../../support/photos';

let host: TestHost;
let close: () => Promise<void>;
let supervisor: Person;
let fileId: string;

beforeAll(async () => {
  ({ host, close, supervisor, fileId } = await openDocuments());
});
afterAll(() => close());

describe('the photos of a seizure', () => {
  it('come in together, each a document of the file with what it shows, and what is missing is answered', async () => {
    const { status, body } = await sendPhotos(host, supervisor, fileId, [
      { name: 'one.jpg', bytes: jpeg(), slot: 'front' },
      { name: 'two.png', bytes: png(), slot: 'wheels' },
      { name: 'three.jpg', bytes: jpeg({ place: false }), slot: 'wheels' },
    ]);
    expect([status, body.data]).toEqual([
      201,
      [
        { _id: expect.any(String), fileName: 'one.jpg', photoSlot: 'front', scanStatus: 'clean' },
        { _id: expect.any(String), fileName: 'two.png', photoSlot: 'wheels', scanStatus: 'clean' },
        { _id: expect.any(String), fileName: 'three.jpg', photoSlot: 'wheels', scanStatus: 'clean' },
      ],
    ]);
    expect(body.missing).toEqual([
      'rear',
      'left',
      'right',
      'vin_plate',
      'odometer',
      'dash_engine_on',
      'interior_front',
      'interior_rear',
      'trunk_box',
      'damage',
    ]);
    const [{ _id: first }] = body.data as unknown as [{ _id: string }];
    const { body: document } = await supervisor.call('GET', `/document/${first}`);
    expect(document).toMatchObject({
      fileIds: [fileId],
      documentType: 'seizure_photo',
      photoSlot: 'front',
      visibility: 'internal',
      latitude: 43.642533,
    });
    const { body: history } = await supervisor.call('GET', `/history/list/${fileId}?type=document_added`);
    expect(JSON.stringify(history)).toContain('three.jpg');
  });

  it('are all refused where one is, each that is refused by its place, and nothing of them is kept', async () => {
    const before = keptIn(host);
    const { status, body } = await sendPhotos(host, supervisor, fileId, [
      { name: 'good.jpg', bytes: jpeg(), slot: 'front' },
      { name: 'document.pdf', bytes: pdf(), slot: 'rear' },
      { name: 'half.jpg', bytes: jpeg().subarray(0, 420), slot: 'left' },
    ]);
    expect([status, body.code, body.errors]).toEqual([
      422,
      'INVALID',
      {
        'photos.1': 'Only photos are taken here: JPG, PNG, HEIC or TIFF.',
        'photos.2': 'The file is not what its name says, or is damaged.',
      },
    ]);
    expect(keptIn(host)).toEqual(before);
  });

  it.each([
    ['without a slot', [{ name: 'a.jpg', bytes: jpeg() }], 'slots'],
    [
      'with fewer slots than photos',
      [
        { name: 'a.jpg', bytes: jpeg(), slot: 'front' },
        { name: 'b.jpg', bytes: jpeg() },
      ],
      'slots',
    ],
    ['for a slot that there is not', [{ name: 'a.jpg', bytes: jpeg(), slot: 'roof' }], 'slots[0]'],
  ])('are not taken %s', async (_, photos, field) => {
    const before = keptIn(host);
    const { status, body } = await sendPhotos(host, supervisor, fileId, photos);
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
    expect(keptIn(host)).toEqual(before);
  });

  it('are of a file that their sender sees, and of no other', async () => {
    const hidden = await placeFile(supervisor);
    const vendor = await signIn(host, 'vendor_manager');
    const photo = { name: 'a.jpg', bytes: jpeg(), slot: 'front' };
    expect((await sendPhotos(host, vendor, hidden, [photo])).status).toBe(422);
    expect((await sendPhotos(host, vendor, fileId, [photo])).status).toBe(201);
  });

  it('come in once, however often the same form is sent', async () => {
    const photo = { name: 'once.jpg', bytes: jpeg(), slot: 'rear' };
    const first = await sendPhotos(host, supervisor, fileId, [photo], 'photos-1');
    const kept = keptIn(host);
    const again = await sendPhotos(host, supervisor, fileId, [photo], 'photos-1');
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect(keptIn(host)).toEqual(kept);
  });
});
