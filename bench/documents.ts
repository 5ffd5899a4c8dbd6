import { randomBytes } from 'node:crypto';
import { get } from 'node:http';
import sharp from 'sharp';
import { bombs } from '../tests/support/bombs';
import { build } from './built-host';
import { openHost } from './bench-host';
import type { AppContext } from './bench-host';
import { cpuOf, memoryOf } from './cpu';
import type { Figure } from './figure';
import { say } from './figure';
import { inFolder } from './folder';
import { measurePhotosInSight } from './photos-in-sight';

const megabyte = 1_048_576;
const atOnce = 8;
const photos = 200;
/** How many of them a large screen shows at first, in lines of their own. */
const inSight = 24;
const forms = 10;

/** What documents cost: large ones that come in at once, those that are enormous inside, a file of very many photos as it is opened, and a form of two pages. */
export function measureDocuments(): Promise<Figure[]> {
  build();
  return inFolder(async (folder) => {
    const app = await openHost(folder, { files: 400, notesPerFile: 1 });
    try {
      return [
        ...(await measureUploads(app)),
        ...(await measureBombs(app)),
        ...(await measurePhotos(app)),
        ...(await measurePhotosInSight(folder, app.host.port, app.ids[0] ?? '', photos)),
        ...(await measureForm(app)),
      ];
    } finally {
      await app.close();
    }
  });
}

/** A paper that nothing can pack. */
function paper(bytes: number): Buffer {
  const head =
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj\n% ';
  const filler = randomBytes(Math.floor((bytes * 3) / 4)).toString('base64');
  return Buffer.from(`${head}${filler}\ntrailer<</Root 1 0 R>>\n%%EOF\n`);
}

async function send({ client, ids }: AppContext, name: string, bytes: Buffer): Promise<string> {
  const fields = { fileIds: ids[0] ?? '', documentType: 'other' };
  const { status, body } = await client.upload('/document/', bytes, name, fields);
  if (status !== 201) throw new Error(`${name} was not taken: ${status} ${body}`);
  return (JSON.parse(body) as { _id: string })._id;
}

async function measureUploads(app: AppContext): Promise<Figure[]> {
  const large = Array.from({ length: atOnce }, () => paper(20 * megabyte));
  // What is read once, and what is kept ready, belongs to no upload.
  for (const one of large.slice(0, 2)) await send(app, 'warm.pdf', one);
  await new Promise((resolve) => setTimeout(resolve, 3_000));
  const before = memoryOf(app.host.pid);
  let most = before;
  const watch = setInterval(() => (most = Math.max(most, memoryOf(app.host.pid))), 10);
  const began = performance.now();
  await Promise.all(large.map((one, at) => send(app, `large-${at}.pdf`, one)));
  const seconds = (performance.now() - began) / 1000;
  clearInterval(watch);
  say(
    `${atOnce} uploads of 20 MB at once: ${seconds.toFixed(1)} s; ${before.toFixed(0)} MB before, ${most.toFixed(0)} at most`,
  );
  return [
    { name: `${atOnce} uploads of 20 MB at once: memory`, value: most - before, unit: 'MB', budget: 40 },
  ];
}

/** What the costliest is of the documents that claim to be small and are enormous inside. */
async function measureBombs({ client, host, ids }: AppContext): Promise<Figure[]> {
  let [slowest, grown] = [0, 0];
  for (const [what, name, make] of bombs) {
    const bytes = await make();
    const [cpu, memory] = [cpuOf(host.pid), memoryOf(host.pid)];
    let most = memory;
    const watch = setInterval(() => (most = Math.max(most, memoryOf(host.pid))), 10);
    const fields = { fileIds: ids[0] ?? '', documentType: 'other' };
    const { status } = await client.upload('/document/', bytes, name, fields);
    clearInterval(watch);
    if (status !== 413 && status !== 415) throw new Error(`${what} was answered ${status}.`);
    const spent = cpuOf(host.pid) - cpu;
    say(
      `${what.padEnd(52)} refused with ${status}: ${spent.toFixed(0)} ms CPU, ${(most - memory).toFixed(0)} MB more`,
    );
    slowest = Math.max(slowest, spent);
    grown = Math.max(grown, most - memory);
  }
  return [
    { name: 'the costliest bomb: CPU until it is refused', value: slowest, unit: 'ms', budget: 2_000 },
    { name: 'the largest bomb: memory', value: grown, unit: 'MB', budget: 100 },
  ];
}

async function measurePhotos(app: AppContext): Promise<Figure[]> {
  const noise = { type: 'gaussian', mean: 128, sigma: 20 } as const;
  const sent: string[] = [];
  const cpu = cpuOf(app.host.pid);
  for (let at = 0; at < photos; at += 1) {
    const red = (at * 53) % 256;
    const bytes =
      at % 20 === 0
        ? await sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#777', noise } })
            .jpeg()
            .toBuffer()
        : await sharp({
            create: { width: 4000, height: 3000, channels: 3, background: { r: red, g: 90, b: 60 } },
          })
            .jpeg()
            .toBuffer();
    sent.push(await send(app, `photo-${at}.jpg`, bytes));
  }
  for (const id of sent) await picture(app, id);
  const each = (cpuOf(app.host.pid) - cpu) / photos;
  const times: number[] = [];
  for (let turn = 0; turn < 5; turn += 1) {
    const began = performance.now();
    const { body } = await app.client.call(
      'GET',
      `/desk/document/list?fileIds=${app.ids[0]}&size=250&sortBy=-createdAt`,
    );
    const rows = (JSON.parse(body) as { data: { _id: string; mimeType: string }[] }).data;
    const first = rows.filter(({ mimeType }) => mimeType === 'image/jpeg').slice(0, inSight);
    if (first.length < inSight) throw new Error('The list has fewer photos than were sent.');
    await Promise.all(first.map(({ _id }) => picture(app, _id)));
    times.push(performance.now() - began);
  }
  const median = times.sort((a, b) => a - b)[2] ?? 0;
  return [
    {
      name: `a file with ${photos} photos: list and the first ${inSight} pictures`,
      value: median,
      unit: 'ms',
      budget: 1_000,
    },
    { name: 'a photo of 12 megapixels taken in and drawn: CPU', value: each, unit: 'ms' },
  ];
}

/** A picture in small, as a page gets it: its address, then its bytes. */
async function picture({ client, host }: AppContext, id: string): Promise<void> {
  const { body } = await client.call('GET', `/document/signedUrl/${id}?type=thumbnail`);
  const { url } = JSON.parse(body) as { url: string };
  await new Promise<void>((resolve, reject) => {
    get(
      { port: host.port, host: '127.0.0.1', path: url, headers: { cookie: client.cookie() } },
      (response) => {
        if (response.statusCode !== 200) reject(new Error(`No picture: ${response.statusCode}`));
        response.resume().on('end', resolve);
      },
    ).on('error', reject);
  });
}

async function measureForm({ client, host, ids }: AppContext): Promise<Figure[]> {
  const make = (index: number) =>
    client.call('POST', '/form/preview', {
      fileId: ids[index % 20],
      formType: 'notice_of_disposition',
      language: 'en',
    });
  const { status, body } = await make(0);
  if (status !== 200) throw new Error(`No form was made: ${status} ${body.slice(0, 300)}`);
  const cpu = cpuOf(host.pid);
  for (let turn = 1; turn <= forms; turn += 1) await make(turn);
  const each = (cpuOf(host.pid) - cpu) / forms;
  return [{ name: 'a notice of intended sale, in preview: CPU', value: each, unit: 'ms', budget: 300 }];
}
