import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { upload } from '../../support/documents';
import { startHost } from '../../support/host';
import type { TestHost } from '../../support/host';
import { placeFile } from '../../support/place-file';
import { signIn } from '../../support/person';
import type { Person, Reply } from '../../support/person';
import { share } from '../../support/shared-file';

let host: TestHost;
let staff: Person;
let agent: Person;
let fileId: string;

/** A file that V01 has accepted and its field agent was given. */
beforeEach(async () => {
  host = await startHost();
  staff = await signIn(host, 'supervisor');
  agent = await signIn(host, 'field_agent');
  ({ _id: fileId } = await placeFile(staff, { contractType: 'secured_loan' }));
  await share(host, fileId, { companies: ['V01'], people: ['field_agent'] });
  await put('vendor_accepted');
});

async function put(status: string, more = sql``): Promise<void> {
  await sql`update file set stage = 'field_recovery', status = ${status}, "assignmentDate" = '2026-11-18T12:00:00Z' ${more}
    where _id = ${fileId}::uuid`.execute(host.app.db);
}
const status = async (): Promise<unknown> => (await staff.call('GET', `/file/${fileId}`)).body.status;
const sees = (at: string, values: object = {}): Promise<Reply> =>
  agent.call('POST', '/desk/attempt/', {
    ...{ fileId, at, outcome: 'sighted', latitude: 43.6532, longitude: -79.3832 },
    ...values,
  });
const photo = async (by = agent): Promise<string> =>
  String((await upload(host, by, fileId, { documentType: 'attempt_photo' })).body._id);
const show = async ({ body }: Reply): Promise<number> =>
  (await agent.call('PATCH', '/desk/attempt/', { _id: body._id, photos: [await photo()] })).status;

it('an asset is sighted once a photo shows it: in the attempt, or when it comes after it', async () => {
  const seen = await sees('2026-11-20T14:30:00Z');
  expect([seen.status, await status()]).toEqual([201, 'attempting']);
  expect([await show(seen), await status()]).toEqual([200, 'asset_sighted']);
  await put('contact_made');
  await sees('2026-11-20T14:40:00Z', { photos: [await photo()] });
  expect(await status()).toBe('asset_sighted');
});

it('a photo that comes late moves no file that has gone on since', async () => {
  const seen = await sees('2026-11-20T14:30:00Z');
  await agent.call('POST', '/desk/attempt/', {
    ...{ fileId, at: '2026-11-20T14:50:00Z', outcome: 'refused', note: 'Told to leave; I left.' },
  });
  expect([await show(seen), await status()]).toEqual([200, 'debtor_objected']);

  await put('attempting');
  const again = await sees('2026-11-20T14:55:00Z');
  await put('attempting', sql`, hold = true`);
  expect([await show(again), await status()]).toEqual([200, 'attempting']);

  await put('attempting', sql`, hold = false`);
  const last = await sees('2026-11-20T14:58:00Z');
  await sql`update file set stage = 'secured', status = 'on_hook' where _id = ${fileId}::uuid`.execute(
    host.app.db,
  );
  expect([await show(last), await status()]).toEqual([200, 'on_hook']);
});

it('a second photo of what was sighted moves it no second time, and one that is taken away opens no gate', async () => {
  const first = await photo();
  const seen = await sees('2026-11-20T14:30:00Z', { photos: [first] });
  await put('attempting');
  const more = { _id: seen.body._id, photos: [first, await photo()] };
  expect((await agent.call('PATCH', '/desk/attempt/', more)).status).toBe(200);
  expect(await status()).toBe('attempting');
  const move = (): Promise<Reply> => staff.call('PATCH', '/file/', { _id: fileId, status: 'asset_sighted' });
  await sql`update document set "deletedAt" = now() where ${fileId}::uuid = any("fileIds")`.execute(
    host.app.db,
  );
  expect(Object.keys((await move()).body.errors ?? {})).toEqual(['asset_seen']);
  await sql`update document set "deletedAt" = null where ${fileId}::uuid = any("fileIds")`.execute(
    host.app.db,
  );
  expect((await move()).status).toBe(200);
});
