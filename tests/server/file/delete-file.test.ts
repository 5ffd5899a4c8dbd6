import { sql } from 'kysely';
import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { workAfterAnswers } from '#server/identity/after-answer';
import { putFee } from '../../support/fees';
import { startHost } from '../../support/host';
import { newestCode } from '../../support/network';
import { signIn } from '../../support/person';
import { placeFile } from '../../support/place-file';
import { plainly } from '../../support/plainly';
import { addDocument } from '../../support/document-row';
import { acceptedFile, bill, tow } from '../../support/vendor-billing';

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
  const { db } = host.app;
  for (const table of ['file', 'relatedParty', 'note', 'noteDelivery'] as const)
    expect(await db.selectFrom(table).selectAll().execute(), table).toEqual([]);
  const left = await db
    .selectFrom('history')
    .select(['type', 'message', 'byUserId'])
    .where('entityId', '=', fileId)
    .orderBy('_id', 'desc')
    .execute();
  expect(left.map((one) => ({ ...one, message: plainly(one.message) }))).toContainEqual({
    type: 'system',
    message: `File ${ref} was erased: ${reason}`,
    byUserId: admin.userId,
  });
});

it('erases its invoices with their documents, bytes and all', async () => {
  const host = await startHost();
  const admin = await signIn(host, 'administrator');
  const accountant = await signIn(host, 'accountant');
  const { _id: fileId } = await placeFile(admin);
  await putFee(host.app.db, { fileId });
  const { body: invoice } = await accountant.call('POST', '/invoice/', { fileId });
  await accountant.call('PATCH', '/invoice/', { _id: invoice._id, status: 'issued' });
  await workAfterAnswers(host.app);
  const { body } = await accountant.call('GET', `/invoice/${String(invoice._id)}`);
  const documentId = String(body.documentId);
  const { stream } = await host.app.storage.read(documentId);
  expect((await buffer(stream)).subarray(0, 5).toString()).toBe('%PDF-');
  const erase = (more: object) =>
    admin.call('DELETE', `/housekeeping/deleteFile/${fileId}`, { reason: 'Placed twice', ...more });
  await erase({});
  expect((await erase({ mfaCode: await newestCode(host) })).status).toBe(200);
  const { db } = host.app;
  const left = await sql`select _id from invoice union all select _id from fee
    union all select _id from document where ${fileId}::uuid = any("fileIds") or _id = ${documentId}::uuid`.execute(
    db,
  );
  expect(left.rows).toEqual([]);
  await expect
    .poll(() =>
      host.app.storage.read(documentId).then(
        (kept) => kept.stream.destroy() && 'kept',
        () => 'gone',
      ),
    )
    .toBe('gone');
});

it('erases what vendors bill for it alone, and leaves what bills another file and what the accounts know', async () => {
  const host = await startHost();
  const admin = await signIn(host, 'administrator');
  const supervisor = await signIn(host, 'supervisor');
  const vendor = await signIn(host, 'vendor_manager');
  const fileId = await acceptedFile(supervisor, vendor);
  const other = await acceptedFile(supervisor, vendor);
  const { db } = host.app;
  for (const [invoiceNumber, ...files] of [
    ['ALONE', fileId],
    ['BOTH', fileId, other],
    ['POSTED', fileId],
  ] as const) {
    const documentId = await addDocument(host, [fileId]);
    const given = { invoiceNumber, documentId, invoiceStatus: 'submitted' };
    const lines = files.map((one) => tow(one, { unitAmount: '300.00', hst: '0.00' }));
    expect((await bill(vendor, lines, given)).status).toBe(201);
  }
  await db
    .updateTable('vendorInvoice')
    .set({ invoiceStatus: 'posted' })
    .where('invoiceNumber', '=', 'POSTED')
    .execute();
  const erase = (more: object) =>
    admin.call('DELETE', `/housekeeping/deleteFile/${fileId}`, { reason: 'Placed twice', ...more });
  await erase({});
  expect((await erase({ mfaCode: await newestCode(host) })).status).toBe(200);
  const left = await db
    .selectFrom('vendorInvoice')
    .select(['invoiceNumber', 'documentId'])
    .orderBy('invoiceNumber')
    .execute();
  expect(left).toEqual([
    { invoiceNumber: 'BOTH', documentId: null },
    { invoiceNumber: 'POSTED', documentId: null },
  ]);
});
