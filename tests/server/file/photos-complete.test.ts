import { appendFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sweep } from '#server/sweep';
import { pdf } from '../../support/document-bytes';
import { upload } from '../../support/documents';
import { openHost } from '../../support/host';
import type { TestHost } from '../../support/host';
import { companyId } from '../../support/network';
import { carViews, photoOf, sendPhotos } from '../../support/photos';
import { placeFile } from '../../support/place-file';
import { signIn } from '../../support/person';
import type { Person } from '../../support/person';
import { share } from '../../support/shared-file';

let host: TestHost;
let close: () => Promise<void>;
let administrator: Person;
let staff: Person;
let agent: Person;

beforeAll(async () => {
  ({ host, close } = await openHost());
  await comeIn();
});
afterAll(() => close());

async function comeIn(): Promise<void> {
  administrator = await signIn(host, 'administrator');
  staff = await signIn(host, 'supervisor');
  agent = await signIn(host, 'field_agent');
}

async function nextDay(): Promise<void> {
  host.passes(24 * 3600);
  await comeIn();
}

/** A unit of a client that lies in the yard of V01, before its condition is known. */
async function inYard(values: object = {}): Promise<string> {
  const { _id: fileId } = await placeFile(staff, { assetType: 'automobile', ...values });
  await share(host, fileId, { companies: ['V01'], people: ['field_agent'] });
  await sql`update file set stage = 'secured', status = 'condition_report_pending', "personalEffects" = '{"hasEffects": false}'
    where _id = ${fileId}::uuid`.execute(host.app.db);
  return fileId;
}

const whole = async (fileId: string, by = staff) => (await by.call('GET', `/file/${fileId}`)).body;
const dayOf = async (fileId: string): Promise<unknown> =>
  (await whole(fileId)).checks?.['photosComplete'] ?? null;
/** What keeps the file from being all secured. */
async function shutOf(fileId: string): Promise<unknown[]> {
  const { status, body } = await staff.call('PATCH', '/file/', { _id: fileId, status: 'secured_complete' });
  return status === 200 ? [] : Object.keys(body.errors ?? {});
}
const take = async (fileId: string, views: readonly string[]) =>
  (await sendPhotos(host, agent, fileId, views.map(photoOf))).body as unknown as {
    data: { _id: string; photoSlot: string }[];
    missing: string[];
  };
const asks = (by: Person, playbook: object | null, code = 'LNA') =>
  by.call('PATCH', '/company/', { _id: companyId(code), playbook });

describe('that the photos of a seizure are complete', () => {
  it('is said by no document beside them, by no day that somebody reads out of one, and by no paper under their name', async () => {
    const fileId = await inYard();
    const { body: report } = await upload(host, staff, fileId, { documentType: 'condition_report' });
    const recorded = await staff.call('POST', '/desk/file/recordProof', {
      ...{ fileId, proof: 'photos', documentId: report._id },
      facts: { checks: { photosComplete: '2026-11-19' } },
    });
    expect([recorded.status, Object.keys(recorded.body.errors ?? {})]).toEqual([422, ['proof']]);
    await take(fileId, carViews.slice(1));
    const paper = { documentType: 'seizure_photo', photoSlot: 'front' };
    await upload(host, agent, fileId, paper, { name: 'front.pdf', bytes: pdf('front') });
    expect([await shutOf(fileId), await dayOf(fileId)]).toEqual([['photos_complete'], null]);
    await take(fileId, ['front']);
    expect([await dayOf(fileId), await shutOf(fileId)]).toEqual(['2026-11-20', []]);
  });

  it('is said of the day on which the last of them came, and no more once one of them went, shows something else or was altered', async () => {
    const fileId = await inYard();
    await take(fileId, carViews.slice(2));
    await nextDay();
    const [front, rear] = (await take(fileId, ['front', 'rear'])).data;
    expect(await dayOf(fileId)).toBe('2026-11-21');
    await nextDay();
    await take(fileId, ['other']);
    expect(await dayOf(fileId)).toBe('2026-11-21');
    const label = (photoSlot: string) => staff.call('PATCH', '/document/', { _id: front?._id, photoSlot });
    expect([(await label('other')).status, await dayOf(fileId)]).toEqual([200, null]);
    expect([(await label('front')).status, await dayOf(fileId)]).toEqual([200, '2026-11-22']);
    expect([(await staff.call('DELETE', `/document/${rear?._id}`)).status, await dayOf(fileId)]).toEqual([
      200,
      null,
    ]);
    const [again] = (await take(fileId, ['rear'])).data;
    expect(await dayOf(fileId)).toBe('2026-11-22');
    const id = again?._id ?? '';
    appendFileSync(path.join(host.dataDir, 'documents', id.slice(-2), id), 'one word more');
    await sweep(host.app);
    expect([await dayOf(fileId), await shutOf(fileId)]).toEqual([null, ['photos_complete']]);
  });
});

describe('a client’s list of photos', () => {
  it('says what is asked for in its files, wherever that is said, and is shortened by an administrator alone', async () => {
    const files = [await inYard(), await inYard(), await inYard({ clientOfficeId: companyId('LNA-W') })];
    const [listed = '', complete = '', ofOffice = ''] = files;
    await take(complete, carViews);
    const since = await dayOf(complete);
    const photoList = ['odometer', 'front', 'vin_plate'];
    const shorter = await asks(staff, { photoList });
    expect([shorter.status, Object.keys(shorter.body.errors ?? {})]).toEqual([403, ['playbook.photoList']]);
    expect((await asks(administrator, { photoList, photoCount: 4 })).status).toBe(200);
    // An office that says otherwise is asked for what it says itself.
    expect((await asks(administrator, { photoList: ['damage'] }, 'LNA-W')).status).toBe(200);
    const walked = ['front', 'vin_plate', 'odometer'];
    expect([(await whole(listed, agent)).photoViews, (await whole(ofOffice)).photoViews]).toEqual([
      walked,
      ['damage'],
    ]);
    const { body } = await agent.call('GET', '/desk/field');
    const inHand = body.inHand as unknown as { fileId: string; views: string[]; missing: string[] }[];
    expect(inHand.find(({ fileId }) => fileId === listed)).toMatchObject({ views: walked, missing: walked });
    const form = { fileId: listed, formType: 'condition_report', language: 'en' };
    const clerk = await signIn(host, 'file_manager');
    const { status, body: preview } = await clerk.call('POST', '/form/preview', form);
    expect([status, preview.message]).toEqual([200, undefined]);
    expect((preview.lacking as unknown as { slot: string }[]).map(({ slot }) => slot)).toEqual(walked);
    expect((await take(listed, ['front', 'odometer'])).missing).toEqual(['vin_plate']);
    await take(listed, ['vin_plate']);
    // As many as the client asks for are not there yet.
    expect([await dayOf(listed), await shutOf(listed)]).toEqual([null, ['photos_complete']]);
    await take(listed, ['front']);
    expect([await dayOf(complete), await dayOf(listed), await shutOf(listed)]).toEqual([
      since,
      expect.any(String),
      [],
    ]);
    // Longer again, it is asked of files that stand open.
    expect((await asks(staff, { photoList: [...photoList, 'wheels'], photoCount: 4 })).status).toBe(200);
    expect([await dayOf(complete), await dayOf(listed)]).toEqual([since, null]);
    expect((await asks(administrator, null)).status).toBe(200);
    expect((await asks(administrator, null, 'LNA-W')).status).toBe(200);
  });

  it('is asked for anew where the asset turns out to be of another type', async () => {
    const fileId = await inYard();
    const trailer = ['front', 'rear', 'left', 'right', 'vin_plate', 'trunk_box', 'wheels', 'damage'];
    await take(fileId, trailer);
    expect(await dayOf(fileId)).toBe(null);
    const change = (assetType: string) => staff.call('PATCH', '/file/', { _id: fileId, assetType });
    expect([(await change('trailer')).status, await dayOf(fileId)]).toEqual([200, expect.any(String)]);
    expect([(await change('automobile')).status, await dayOf(fileId)]).toEqual([200, null]);
  });
});
