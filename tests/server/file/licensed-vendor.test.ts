import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { startHost } from '../../support/host';
import { addLicence } from '../../support/licences';
import { companyId, engage, placeFile } from '../../support/network';
import { signIn } from '../../support/person';

it('goes out only to who is licensed where the file is, for what is done there', async () => {
  const host = await startHost();
  const [staff, vendor] = [await signIn(host, 'supervisor'), await signIn(host, 'vendor_manager')];
  const fileId = await placeFile(staff, { assignmentType: 'involuntary_repossession' });
  await engage(staff, fileId, 'V01', vendor);
  const isShut = async () => {
    await sql`update file set stage = 'assignment', status = 'ready_to_assign' where _id = ${fileId}::uuid`.execute(
      host.app.db,
    );
    const { body } = await staff.call('PATCH', '/file/', { _id: fileId, status: 'vendor_assigned' });
    return 'licensed_vendor' in ((body.errors ?? {}) as object);
  };
  const holds = async (...licences: object[]) => {
    const compliance = [];
    for (const one of licences) compliance.push({ ...one, documentId: await addLicence(host, 'V01') });
    const { status } = await staff.call('PATCH', '/company/', { _id: companyId('V01'), compliance });
    expect(status).toBe(200);
  };
  const lies = (state: string, assignmentType = 'involuntary_repossession') =>
    sql`update file set state = ${state}, "assignmentType" = ${assignmentType} where _id = ${fileId}::uuid`.execute(
      host.app.db,
    );
  const ontario = { type: 'bailiff_appointment', number: 'B-1', state: 'ON' };

  await lies('ON');
  await holds({ ...ontario, expiresOn: '2026-11-20' });
  expect(await isShut()).toBe(false);
  await holds();
  expect(await isShut()).toBe(true);
  // Its documents for another trade, or for another province, seize nothing here.
  await holds({ ...ontario, type: 'collection_licence' }, { ...ontario, state: 'BC' });
  expect(await isShut()).toBe(true);
  await lies('BC');
  expect(await isShut()).toBe(false);
  // A bailiff seizes nothing in Alberta, where civil enforcement agencies do.
  await lies('AB');
  await holds({ ...ontario, state: 'AB' });
  expect(await isShut()).toBe(true);
  await holds({ ...ontario, type: 'civil_enforcement_agreement', state: 'AB' });
  expect(await isShut()).toBe(false);
  // Where no such law is established, and where nothing is taken from anybody, its documents need only be in order.
  await holds();
  await lies('NB');
  expect(await isShut()).toBe(false);
  await lies('ON', 'transport_only');
  expect(await isShut()).toBe(false);
});
