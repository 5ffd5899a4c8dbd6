import { expect, it } from 'vitest';
import { startHost } from '../../support/host';
import { newestCode } from '../../support/network';
import { signIn } from '../../support/person';
import { placeFile } from '../../support/place-file';

it('erases a file and its parts after a fresh code and with a reason, and leaves a trace', async () => {
  const host = await startHost();
  const admin = await signIn(host, 'administrator');
  const { _id: fileId, ref } = await placeFile(admin);
  await admin.call('POST', '/relatedParty/', { fileId, lastName: 'Ames' });
  await admin.call('POST', '/note/', { fileId, body: 'Said on the file.' });
  const erase = (body: object) => admin.call('DELETE', `/housekeeping/deleteFile/${fileId}`, body);
  expect((await erase({})).body.errors).toEqual({ reason: 'reason is a required field' });
  const reason = 'Placed twice by mistake';
  expect((await erase({ reason })).body).toEqual({ showMFAForm: true });
  expect((await admin.call('GET', `/file/${fileId}`)).status).toBe(200);
  expect((await erase({ reason, mfaCode: 'AAAAAA' })).body.errors).toHaveProperty('mfaCode');
  const erased = await erase({ reason, mfaCode: await newestCode(host) });
  expect([erased.status, erased.body.ref]).toEqual([200, ref]);
  const { db } = host.house;
  for (const table of ['file', 'relatedParty', 'note', 'noteDelivery'] as const)
    expect(await db.selectFrom(table).selectAll().execute(), table).toEqual([]);
  const left = await db
    .selectFrom('history')
    .select(['type', 'message', 'byUserId'])
    .where('entityId', '=', fileId)
    .orderBy('_id', 'desc')
    .execute();
  expect(left).toContainEqual({
    type: 'system',
    message: `File ${ref} was erased: ${reason}`,
    byUserId: admin.userId,
  });
});
