import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sweep } from '#server/sweep';
import { startHost } from '../support/host';
import type { TestHost } from '../support/host';
import { placeFile } from '../support/network';
import { signIn } from '../support/person';
import type { Person } from '../support/person';
import { jpeg, mp4, png } from '../support/document-bytes';
import { addressOf, keptIn, open, openDocuments, upload } from '../support/documents';

let host: TestHost;
let close: () => Promise<void>;
let supervisor: Person;
let lender: Person;
let vendor: Person;
let fileId: string;

beforeAll(async () => {
  ({ host, close, supervisor, fileId } = await openDocuments());
  lender = await signIn(host, 'lender_user');
  vendor = await signIn(host, 'vendor_manager');
});
afterAll(() => close());

const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-', 'ANTIVIRUS-TEST-FILE!$H+H*'].join('');

describe('a photo', () => {
  it('says when and where it was taken, and keeps that from clients and vendors', async () => {
    const { body } = await upload(
      host,
      supervisor,
      fileId,
      { documentType: 'seizure_photo', visibility: 'client_and_vendor' },
      { name: 'front.jpg', bytes: jpeg() },
    );
    expect(body).toMatchObject({
      capturedAt: '2026-11-20T18:05:09.000Z',
      latitude: 43.642533,
      longitude: -79.387033,
    });
    const whole = await open(host, supervisor, await addressOf(supervisor, String(body._id)));
    expect(whole.bytes.equals(jpeg())).toBe(true);
    for (const person of [lender, vendor]) {
      const shown = await person.call('GET', `/document/${String(body._id)}`);
      expect(shown.body).toMatchObject({ latitude: null, longitude: null, capturedAt: null, sha256: null });
      const { bytes } = await open(host, person, await addressOf(person, String(body._id)));
      expect(bytes.includes('2026:11:20')).toBe(false);
      expect(bytes.includes('secret of the camera')).toBe(false);
      // It still stands upright, and is a photo from its first byte to its last.
      expect(bytes.includes(Buffer.from('01120003000000010006', 'hex'))).toBe(true);
      expect([bytes.subarray(0, 2).toString('hex'), bytes.subarray(-2).toString('hex')]).toEqual([
        'ffd8',
        'ffd9',
      ]);
    }
  });

  it('takes the time of who sent it where the camera says no zone, and what a person says before either', async () => {
    const bare = await upload(
      host,
      supervisor,
      fileId,
      {},
      { name: 'a.jpg', bytes: jpeg({ place: false, zone: '' }) },
    );
    expect(bare.body).toMatchObject({ capturedAt: '2026-11-20T19:05:09.000Z', latitude: null });
    const said = await upload(
      host,
      supervisor,
      fileId,
      { capturedAt: '2026-11-19T12:00:00Z', latitude: '45.5', longitude: '-73.6' },
      { name: 'a.jpg', bytes: jpeg() },
    );
    expect(said.body).toMatchObject({
      capturedAt: '2026-11-19T12:00:00.000Z',
      latitude: 45.5,
      longitude: -73.6,
    });
  });

  it('as a PNG loses its words for others', async () => {
    const bytes = png('secret of the camera');
    const { body } = await upload(
      host,
      supervisor,
      fileId,
      { visibility: 'client' },
      { name: 'a.png', bytes },
    );
    const shown = await open(host, lender, await addressOf(lender, String(body._id)));
    expect(shown.bytes.equals(png())).toBe(true);
  });
});

describe('a film', () => {
  it.each([[false], [true]])(
    'loses when, where and by what it was taken for others, and nothing else (%s)',
    async (large) => {
      const bytes = mp4({ large });
      const { body } = await upload(
        host,
        supervisor,
        fileId,
        { visibility: 'client_and_vendor' },
        { name: 'walk.mp4', bytes },
      );
      const own = await open(host, supervisor, await addressOf(supervisor, String(body._id), 'download'));
      expect(own.bytes.equals(bytes)).toBe(true);
      for (const person of [lender, vendor]) {
        const shown = await open(host, person, await addressOf(person, String(body._id), 'download'));
        expect(shown.bytes.length).toBe(bytes.length);
        expect(shown.headers['content-length']).toBe(String(bytes.length));
        expect(shown.bytes.indexOf('film')).toBe(bytes.indexOf('film'));
        for (const told of ['+43.6425', 'secret', '\xe7\x45\xe4\xb5'])
          expect(shown.bytes.includes(Buffer.from(told, 'latin1')), told).toBe(false);
        const kept = (all: Buffer): number => all.toString('latin1').split('kept').length;
        expect(kept(shown.bytes)).toBe(kept(bytes));
      }
    },
  );
});

describe('the virus scan', () => {
  it('holds back what is not clean: seen by nobody but who sent it, and served to nobody', async () => {
    const { status, body } = await upload(
      host,
      supervisor,
      fileId,
      {},
      { name: 'bad.csv', bytes: `a,b\n${eicar}\n` },
    );
    expect([status, body.scanStatus]).toEqual([201, 'infected']);
    const id = String(body._id);
    expect((await supervisor.call('GET', `/document/${id}`)).status).toBe(200);
    const administrator = await signIn(host, 'administrator');
    for (const person of [administrator, lender, vendor]) {
      expect((await person.call('GET', `/document/${id}`)).status).toBe(404);
      expect(
        JSON.stringify((await person.call('GET', `/document/list?fileIds=${fileId}`)).body),
      ).not.toContain(id);
    }
    expect((await supervisor.call('GET', `/document/signedUrl/${id}`)).status).toBe(409);
    expect((await supervisor.call('PATCH', `/document/post-to-client/${id}`, {})).status).toBe(409);
    expect(keptIn(host)).not.toContain(id);
    const history = await administrator.call('GET', `/history/list/${fileId}`);
    expect(JSON.stringify(history.body)).not.toContain('bad.csv');
  });

  it('that could not be asked is asked again, and the file waits for it', async () => {
    let answers: 'pending' | 'clean' = 'pending';
    const own = await startHost({
      scanner: {
        provider: 'clamd',
        scan: async (bytes) => {
          for await (const _ of bytes as AsyncIterable<Buffer>) void _;
          return { status: answers, provider: 'clamd' };
        },
      },
    });
    const sender = await signIn(own, 'supervisor');
    const reader = await signIn(own, 'administrator');
    const file = await placeFile(sender);
    const { body } = await upload(own, sender, file);
    expect(body.scanStatus).toBe('pending');
    expect((await reader.call('GET', `/document/${String(body._id)}`)).status).toBe(404);
    answers = 'clean';
    await sweep(own.app);
    const seen = await reader.call('GET', `/document/${String(body._id)}`);
    expect([seen.status, seen.body.scanStatus, seen.body.provider]).toEqual([200, 'clean', undefined]);
  });
});
