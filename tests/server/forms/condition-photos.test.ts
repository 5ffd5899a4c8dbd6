import { appendFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FormPage } from '#contract/forms/page';
import { addressOf, open } from '../../support/documents';
import { engage } from '../../support/network';
import { signIn } from '../../support/person';
import type { Person } from '../../support/person';
import { sendPhotos } from '../../support/photos';
import { readPdf } from '../../support/read-pdf';
import { fileWithDebtor, generate, openDesk, preview } from '../../support/settling';
import type { Desk } from '../../support/settling';

let desk: Desk;
let clerk: Person;
let vendor: Person;
beforeAll(async () => {
  desk = await openDesk();
  clerk = await signIn(desk.host, 'file_manager');
  vendor = await signIn(desk.host, 'vendor_manager');
});
afterAll(() => desk.close());

const told = {
  inspectedOn: '2026-11-19',
  exterior: 'Scratched',
  interior: 'Clean',
  mechanical: 'Starts',
};
const photo = (background: string) =>
  sharp({ create: { width: 1600, height: 1200, channels: 3, background } })
    .jpeg()
    .toBuffer();

/** A car that was secured, which V01 works on too. */
async function secured(): Promise<string> {
  const fileId = await fileWithDebtor(desk);
  await engage(desk.supervisor, fileId, 'V01', vendor);
  await desk.host.app.db
    .updateTable('file')
    .set({
      stage: 'secured',
      status: 'condition_report_pending',
      recovery: JSON.stringify({ securedDate: '2026-11-18' }) as never,
    })
    .where('_id', '=', fileId)
    .execute();
  return fileId;
}

/** Sends photos, one for each slot, and answers their documents by their order. */
async function sent(by: Person, fileId: string, slots: readonly string[]): Promise<string[]> {
  const photos = await Promise.all(
    slots.map(async (slot, at) => ({
      name: `${slot}.jpg`,
      slot,
      bytes: await photo(`rgb(${at * 9}, 60, 120)`),
    })),
  );
  const { status, body } = await sendPhotos(desk.host, by, fileId, photos);
  expect(status, JSON.stringify(body)).toBe(201);
  return (body.data as unknown as { _id: string }[]).map(({ _id }) => _id);
}

async function sharedWithAll(ids: readonly string[]): Promise<void> {
  for (const _id of ids) {
    const { status } = await desk.supervisor.call('PATCH', '/document/', {
      _id,
      visibility: 'client_and_vendor',
    });
    expect(status).toBe(200);
  }
}

const picturesIn = (pdf: Buffer): number => pdf.toString('latin1').split(/\/Subtype \/Image\b/).length - 1;

interface Shown {
  readonly page: FormPage;
  readonly pdf: string;
  readonly lacking: readonly { readonly slot: string; readonly lack: string }[];
}
async function shown(by: Person, fileId: string, language = 'en'): Promise<Shown> {
  const { status, body } = await preview(by, fileId, 'condition_report', { overrides: told, language });
  expect(status, JSON.stringify(body).slice(0, 300)).toBe(200);
  return body as unknown as Shown;
}
const labelsOn = ({ page }: Shown): string[] =>
  page.blocks.flatMap((block) => ('pictures' in block ? block.pictures.map(({ label }) => label) : []));

describe('a condition report', () => {
  it('shows the photos that client and vendor may both see, each with what it shows and its day', async () => {
    const fileId = await secured();
    const ids = await sent(clerk, fileId, ['damage', 'front', 'left', 'damage']);
    await sharedWithAll(ids.filter((_, at) => at !== 2));

    const seen = await shown(clerk, fileId);
    expect(labelsOn(seen)).toEqual([
      'Front · 20 Nov 2026',
      'Damage close-up · 20 Nov 2026',
      'Damage close-up · 20 Nov 2026',
    ]);
    expect(labelsOn(await shown(clerk, fileId, 'fr'))[0]).toBe('Avant · 20 nov. 2026');

    const { status, body } = await generate(clerk, fileId, 'condition_report', { overrides: told });
    expect([status, body.visibility]).toEqual([201, 'client_and_vendor']);
    const { bytes } = await open(desk.host, clerk, await addressOf(clerk, String(body._id)));
    expect(picturesIn(bytes)).toBe(3);
    expect(bytes.length).toBeLessThan(200_000);
    const text = readPdf(bytes).replace(/\s+/g, '');
    expect(text).toContain('Front·20Nov2026');
    expect(text).not.toContain('Leftside');
  });

  it('tells which views are missing, and which not all who read it may see', async () => {
    const fileId = await secured();
    const [front] = await sent(clerk, fileId, ['front', 'left']);
    await sharedWithAll([String(front)]);
    const { lacking } = await shown(clerk, fileId);
    expect(lacking).toEqual([
      { slot: 'rear', lack: 'missing' },
      { slot: 'left', lack: 'not_shared' },
      { slot: 'right', lack: 'missing' },
      { slot: 'vin_plate', lack: 'missing' },
      { slot: 'odometer', lack: 'missing' },
      { slot: 'dash_engine_on', lack: 'missing' },
      { slot: 'interior_front', lack: 'missing' },
      { slot: 'interior_rear', lack: 'missing' },
      { slot: 'trunk_box', lack: 'missing' },
      { slot: 'wheels', lack: 'missing' },
      { slot: 'damage', lack: 'missing' },
    ]);
  });

  it('of a vendor, which the agency alone reads beside it, shows its own photos and none of the agency’s', async () => {
    const fileId = await secured();
    await sent(vendor, fileId, ['rear']);
    await sent(clerk, fileId, ['front']);
    expect(labelsOn(await shown(vendor, fileId))).toEqual(['Rear · 20 Nov 2026']);
    expect(labelsOn(await shown(clerk, fileId))).toEqual([]);
    const { body } = await generate(vendor, fileId, 'condition_report', { overrides: told });
    expect(body.visibility).toBe('internal');
  });

  it('shows the newest of each view, 24 pictures at most, and says how many more there are', async () => {
    const fileId = await secured();
    const old = await sent(clerk, fileId, ['front']);
    const ids = await sent(clerk, fileId, ['front', 'rear', ...Array.from({ length: 24 }, () => 'damage')]);
    await sharedWithAll([...old, ...ids]);
    const seen = await shown(clerk, fileId);
    expect(labelsOn(seen)).toHaveLength(24);
    expect(labelsOn(seen).filter((label) => label.startsWith('Front'))).toHaveLength(1);
    expect(picturesIn(Buffer.from(seen.pdf, 'base64'))).toBe(24);
    // One older front, and two damages.
    expect(seen.page.blocks).toContainEqual({ text: 'Further photos on the file: 3' });
  });

  it('is not made of a photo whose bytes were altered, and its preview says which that is', async () => {
    const fileId = await secured();
    const ids = await sent(clerk, fileId, ['front', 'rear']);
    await sharedWithAll(ids);
    expect(labelsOn(await shown(clerk, fileId))).toHaveLength(2);
    const [front = ''] = ids;
    appendFileSync(path.join(desk.host.dataDir, 'documents', front.slice(-2), front), 'one word more');
    const { status, body } = await generate(clerk, fileId, 'condition_report', { overrides: told });
    expect([status, body.message]).toEqual([
      500,
      'The bytes of front.jpg no longer agree with the fingerprint that was kept when it came in. It has been altered and is not handed out.',
    ]);
    const after = await shown(clerk, fileId);
    expect(labelsOn(after)).toEqual(['Rear · 20 Nov 2026']);
    expect(after.lacking[0]).toEqual({ slot: 'front', lack: 'altered' });
  });
});
