import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { putFee } from '../../support/fees';
import { sendForm } from '../../support/job';
import { companyId, newestCode } from '../../support/network';
import { issued, world } from '../../support/paying';
import { signIn } from '../../support/person';
import type { Person } from '../../support/person';
import { placeFile } from '../../support/place-file';
import { addDocument } from '../../support/document-row';
import { bill, tow } from '../../support/vendor-billing';

type World = Awaited<ReturnType<typeof world>>;

/** A step that erases, first asked for its code and then with it. */
async function erase({ host }: World, by: Person, method: 'DELETE' | 'POST', path: string) {
  const reason = 'Placed twice';
  expect((await by.call(method, path, { reason })).body).toEqual({ showMFAForm: true });
  return by.call(method, path, { reason, mfaCode: await newestCode(host) });
}

it('erases a file whose money a line of a bank’s statement brought: the line waits to be booked again', async () => {
  const there = await world();
  const { host, accountant, fileId } = there;
  const admin = await signIn(host, 'administrator');
  await issued(there, fileId);
  const bytes = 'Date,Description,Amount\n2026-11-18,EFT LENDER A,50.00';
  await sendForm(host, accountant, '/desk/bankStatement', {}, { name: 'november.csv', bytes });
  const waiting = async () => {
    const { body } = await accountant.call('GET', '/desk/bankStatement/lines');
    return (body.data as unknown as { _id: string }[]).map(({ _id }) => _id);
  };
  const [line = ''] = await waiting();
  const booked = { lines: [{ _id: line, clientId: companyId('LNA') }] };
  expect((await accountant.call('POST', '/desk/bankStatement/book', booked)).status).toBe(200);
  expect(await waiting()).toEqual([]);
  const { status, body } = await erase(there, admin, 'DELETE', `/housekeeping/deleteFile/${fileId}`);
  expect(status, JSON.stringify(body)).toBe(200);
  expect(await waiting()).toEqual([line]);
});

it('erases a file that another names as related, which then names none', async () => {
  const there = await world();
  const { host, supervisor, fileId } = there;
  const admin = await signIn(host, 'administrator');
  const { _id: other } = await placeFile(supervisor);
  const related = await supervisor.call('PATCH', '/file/', { _id: other, relatedFileId: fileId });
  expect(related.body.relatedFileId).toBe(fileId);
  const { status, body } = await erase(there, admin, 'DELETE', `/housekeeping/deleteFile/${fileId}`);
  expect(status, JSON.stringify(body)).toBe(200);
  expect((await supervisor.call('GET', `/file/${other}`)).body.relatedFileId).toBeNull();
});

it('disposes of a photo that a fee still names, which then names none', async () => {
  const there = await world();
  const { host, accountant, fileId } = there;
  const { db } = host.app;
  const admin = await signIn(host, 'administrator');
  const documentId = await addDocument(host, [fileId], { documentType: 'seizure_photo' });
  const feeId = await putFee(db, { fileId, documentId });
  await sql`update file set closed = true, "closedDate" = '2022-11-18T15:00:00Z' where _id = ${fileId}::uuid`.execute(
    db,
  );
  const { status, body } = await erase(there, admin, 'POST', '/desk/retention/dispose');
  expect(status, JSON.stringify(body)).toBe(200);
  expect(body.data).toContainEqual(expect.objectContaining({ fileId, keptClass: 'photos', records: 1 }));
  expect((await accountant.call('GET', `/fee/${feeId}`)).body.documentId).toBeNull();
});

it('takes away a vendor’s invoice that a fee came from, and the fee stays', async () => {
  const there = await world();
  const { host, accountant, fileId } = there;
  const { db } = host.app;
  const admin = await signIn(host, 'administrator');
  const documentId = await addDocument(host, [fileId]);
  const given = { invoiceNumber: 'N-1', documentId, invoiceStatus: 'submitted' };
  const made = await bill(admin, [tow(fileId)], { ...given, companyId: companyId('V01') });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  const feeId = await putFee(db, { fileId, vendorInvoiceId: String(made.body._id) });
  const { status, body } = await erase(
    there,
    admin,
    'DELETE',
    `/housekeeping/deleteVendorInvoices/${fileId}`,
  );
  expect(status, JSON.stringify(body)).toBe(200);
  expect(body).toEqual({ deleted: 1, kept: [] });
  expect((await accountant.call('GET', `/fee/${feeId}`)).body.vendorInvoiceId).toBeNull();
});
