import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { sweep } from '#server/sweep';
import { jpeg } from '../../support/document-bytes';
import { keptIn, upload } from '../../support/documents';
import { startHost } from '../../support/host';
import type { TestHost } from '../../support/host';
import { sendPhotos } from '../../support/photos';
import { placeFile } from '../../support/place-file';
import { signIn } from '../../support/person';
import type { Person } from '../../support/person';
import { share } from '../../support/shared-file';

const place = { latitude: 43.6532, longitude: -79.3832 };
const found = { keysStatus: 'one', drivable: 'yes', odometerKm: 81_250, hasEffects: false };
const threeDays = 3 * 86_400;

/** A file that the field agent of V01 works, in a status. */
async function inField(status: string) {
  const host = await startHost();
  const staff = await signIn(host, 'supervisor');
  const agent = await signIn(host, 'field_agent');
  const { _id: fileId } = await placeFile(staff, { contractType: 'secured_loan', assetType: 'automobile' });
  await share(host, fileId, { companies: ['V01'], people: ['field_agent'] });
  await sql`update file set stage = ${status === 'attempting' ? 'field_recovery' : 'secured'}, status = ${status},
    "assignmentDate" = '2026-11-18T12:00:00Z', "insolvencyStatus" = 'none',
    checks = '{"lienSearchDone": "2026-11-18", "insolvencyCheckDone": "2026-11-18", "registrationExpiry": "2029-06-30"}'
    where _id = ${fileId}::uuid`.execute(host.app.db);
  return { host, agent, fileId };
}

/** The answer of the host was lost, and the phone had no line for three days; then it signs in and sends again. */
async function threeDaysLater(host: TestHost): Promise<{ readonly agent: Person; readonly staff: Person }> {
  host.passes(threeDays);
  await sweep(host.app);
  return { agent: await signIn(host, 'field_agent'), staff: await signIn(host, 'supervisor') };
}

describe('what a phone sends again after three days without a line', () => {
  it('is the attempt that it was, wherever that has led the file', async () => {
    const { host, agent, fileId } = await inField('attempting');
    const key = randomUUID();
    const hook = (person: Person) =>
      person.call(
        'POST',
        '/desk/attempt/',
        { fileId, at: '2026-11-20T14:30:00.000Z', outcome: 'secured', ...place, sendingId: key },
        { 'idempotency-key': key },
      );
    const first = await hook(agent);
    const { agent: again, staff } = await threeDaysLater(host);
    const second = await hook(again);
    expect([first.status, second.status, second.body._id]).toEqual([201, 201, first.body._id]);
    const { body } = await staff.call('GET', `/desk/attempt/list?fileId=${fileId}`);
    expect(body.total).toBe(1);
    expect((await staff.call('GET', `/file/${fileId}`)).body.status).toBe('on_hook');
  });

  it('is not said over what was said since of how the asset was found', async () => {
    const { host, agent, fileId } = await inField('in_storage');
    const sendingId = randomUUID();
    const record = (person: Person) =>
      person.call('POST', '/desk/field/secured', { fileId, ...found, sendingId });
    expect((await record(agent)).status).toBe(200);
    const { agent: again, staff } = await threeDaysLater(host);
    const { body: file } = await staff.call('GET', `/file/${fileId}`);
    await staff.call('PATCH', '/file/', {
      ...{ _id: fileId, recovery: { ...(file.recovery as unknown as object | null), odometerKm: 81_520 } },
    });
    const second = await record(again);
    expect([second.status, (second.body.missing as unknown as string[]).length]).toEqual([200, 12]);
    expect((await staff.call('GET', `/file/${fileId}`)).body.recovery).toMatchObject({ odometerKm: 81_520 });
    // Said anew, and not sent again, it stands.
    await again.call('POST', '/desk/field/secured', {
      ...{ fileId, ...found, odometerKm: 81_600, sendingId: randomUUID() },
    });
    expect((await staff.call('GET', `/file/${fileId}`)).body.recovery).toMatchObject({ odometerKm: 81_600 });
  });

  it('is each photo of the seizure once, with those that came never', async () => {
    const { host, agent, fileId } = await inField('in_storage');
    const front = { name: 'front.jpg', bytes: jpeg(), slot: 'front', sendingId: randomUUID() };
    const rear = { name: 'rear.jpg', bytes: jpeg(), slot: 'rear', sendingId: randomUUID() };
    const idsOf = ({ body }: { body: object }) =>
      (body as { data: { _id: string; photoSlot: string }[] }).data.map(({ _id }) => _id);
    const [first] = idsOf(await sendPhotos(host, agent, fileId, [front]));
    const { agent: again } = await threeDaysLater(host);
    const [same, other] = idsOf(await sendPhotos(host, again, fileId, [front, rear]));
    expect([same, other === first]).toEqual([first, false]);
    const { body } = await again.call('GET', `/desk/document/list?fileIds=${fileId}`);
    expect(body.total).toBe(2);
    expect(keptIn(host).sort()).toEqual([first, other].sort());
  });

  it('is the document that it was, and its bytes are kept once', async () => {
    const { host, agent, fileId } = await inField('attempting');
    const photo = { name: 'driveway.jpg', bytes: jpeg() };
    const labels = { documentType: 'attempt_photo', sendingId: randomUUID() };
    const first = await upload(host, agent, fileId, labels, photo);
    const { agent: again } = await threeDaysLater(host);
    const second = await upload(host, again, fileId, labels, photo);
    expect([first.status, second.status, second.body._id]).toEqual([201, 201, first.body._id]);
    expect(keptIn(host)).toEqual([first.body._id]);
  });

  it('is another’s own where another gives the same id', async () => {
    const { host, agent, fileId } = await inField('attempting');
    const tries = (person: Person) =>
      person.call('POST', '/desk/attempt/', {
        ...{ fileId, at: '2026-11-20T14:30:00.000Z', outcome: 'no_contact' },
        sendingId: 'b3f6a1c2-0000-4000-8000-000000000001',
      });
    const first = await tries(agent);
    const other = await tries(await signIn(host, 'vendor_manager'));
    expect([first.status, other.status, other.body._id === first.body._id]).toEqual([201, 201, false]);
  });
});
