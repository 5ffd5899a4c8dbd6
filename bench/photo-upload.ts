import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { Upload } from 'tus-js-client';
import { photoSlot } from '../src/contract/vocabularies/document';
import type { AppContext } from './bench-host';
import { openLine } from './breaking-line';
import type { Client } from './client';
import { say } from './figure';
import type { Figure } from './figure';
import { percentile } from './statistics';

const photos = 40;
const megabyte = 1_048_576;
/** As the desk sends what is larger than two megabytes. */
const piece = 4 * megabyte;
const pauses = [250, 500, 1_000, 2_000];
/** Behind which part of all bytes the line breaks, and for how long. */
const breaks = [0.3, 0.7] as const;
const brokenFor = 1_000;

/**
 * Forty photos of a seizure as a phone sends them, one after the other over a line that breaks twice: how soon the host takes the first
 * bytes of each, what is sent twice, and that all of them are filed.
 */
export async function measurePhotoUpload({ client, host, ids }: AppContext): Promise<Figure[]> {
  const all = await noisyPhotos();
  const total = all.reduce((sum, { length }) => sum + length, 0);
  const line = await openLine(host.port);
  const left = breaks.map((share) => share * total);
  const begun: number[] = [];
  const uploadIds: string[] = [];
  const began = performance.now();
  try {
    for (const [at, bytes] of all.entries())
      uploadIds.push(
        await send(client, line.port, `photo-${at}.jpg`, bytes, {
          onBegun: (took) => begun.push(took),
          // In the middle of a photo, where most is lost.
          onSent: (sent, size) => {
            if (sent > size * 0.8 || line.sent() < (left[0] ?? Infinity)) return;
            left.shift();
            line.breakFor(brokenFor);
          },
        }),
      );
  } finally {
    line.close();
  }
  const seconds = (performance.now() - began) / 1000;
  const filing = performance.now();
  const filed = await file(client, host.port, ids[0] ?? '', uploadIds);
  const filedIn = (performance.now() - filing) / 1000;
  // As the desk lets go of them.
  await Promise.all(uploadIds.map((id) => client.call('DELETE', `/desk/upload/${id}`)));
  const size = (total / megabyte).toFixed(0);
  say(`${photos} photos, ${size} MB: sent in ${seconds.toFixed(1)} s, filed in ${filedIn.toFixed(1)} s`);
  const sorted = [...begun].sort((one, other) => one - other);
  return [
    {
      name: `upload of ${photos} photos, until one has begun: p95`,
      value: percentile(sorted, 0.95),
      unit: 'ms',
      budget: 250,
    },
    {
      name: 'what of it was sent twice over a line that broke twice',
      value: (line.sent() - total) / megabyte,
      unit: 'MB',
      budget: (breaks.length * piece) / megabyte,
    },
    { name: 'photos of it that are filed', value: filed, unit: 'rows', least: photos },
    { name: `upload of ${photos} photos of ${size} MB with both breaks`, value: seconds, unit: 's' },
    { name: 'filing them: looked at, scanned and written down', value: filedIn, unit: 's' },
  ];
}

/** Photos that nothing can pack, of some three megabytes, no two alike. */
async function noisyPhotos(): Promise<Buffer[]> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const create = { width: 2400, height: 1800, channels: 3, background: '#777', noise } as const;
  const one = await sharp({ create }).jpeg({ quality: 90 }).toBuffer();
  return Array.from({ length: photos }, () => Buffer.concat([one, randomBytes(16)]));
}

function send(
  client: Client,
  port: number,
  filename: string,
  bytes: Buffer,
  told: { readonly onBegun: (took: number) => void; readonly onSent: (sent: number, size: number) => void },
): Promise<string> {
  const began = performance.now();
  let isBegun = false;
  return new Promise((resolve, reject) => {
    const upload = new Upload(bytes, {
      endpoint: `http://127.0.0.1:${port}/api/desk/upload`,
      headers: { cookie: client.cookie(), 'x-session-id': client.sessionId },
      metadata: { filename },
      chunkSize: piece,
      retryDelays: pauses,
      storeFingerprintForResuming: false,
      // It is told again where a broken one goes on.
      onUploadUrlAvailable: () => {
        if (!isBegun) told.onBegun(performance.now() - began);
        isBegun = true;
      },
      onProgress: told.onSent,
      onError: reject,
      onSuccess: () => resolve(upload.url?.split('/').at(-1) ?? ''),
    });
    upload.start();
  });
}

/** Files what has come, and answers how many there are. */
async function file(client: Client, port: number, fileId: string, ids: readonly string[]): Promise<number> {
  const form = new FormData();
  form.append('fileId', fileId);
  for (const [at, id] of ids.entries()) {
    form.append('slots', photoSlot[at] ?? 'other');
    form.append('uploadIds', id);
  }
  const headers = { cookie: client.cookie(), 'x-session-id': client.sessionId };
  const url = `http://127.0.0.1:${port}/api/document/upload-seizure-photos`;
  const answer = await fetch(url, { method: 'POST', headers, body: form });
  const body = (await answer.json()) as { data?: unknown[]; message?: string };
  if (!body.data) throw new Error(`The photos were answered ${answer.status}: ${body.message}`);
  return body.data.length;
}
