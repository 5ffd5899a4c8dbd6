import { expect, it } from 'vitest';
import { startHost } from '../../support/host';
import { assign, placeFile } from '../../support/network';
import { signIn } from '../../support/person';
import { acceptedFile, addDocument, bill, tow } from '../../support/vendor-billing';
import type { Person } from '../../support/person';

const test = async (by: Person, fileId: string, closingReason = 'client_recall') =>
  (await by.call('POST', '/stage/close-file-test', { fileId, closingReason })).body as unknown as {
    canClose: boolean;
    blockers: { gate: string; link: string }[];
    warnings: string[];
    overridable: boolean;
  };

it('says whether a file could be closed, what stands in the way, and changes nothing', async () => {
  const host = await startHost();
  const staff = await signIn(host, 'supervisor');
  const fileId = await placeFile(staff);
  expect(await test(staff, fileId)).toEqual({
    canClose: true,
    blockers: [],
    warnings: [],
    overridable: true,
  });
  await assign(staff, fileId, 'V01');
  await staff.call('POST', '/reminder/', {
    fileId,
    userId: staff.userId,
    title: 'Notice of disposition',
    dueDate: '2026-12-01T14:00:00Z',
    isStatutory: true,
  });
  const { canClose, blockers, overridable } = await test(staff, fileId);
  expect([canClose, overridable]).toEqual([false, false]);
  expect(blockers.map(({ gate }) => gate)).toEqual(['vendor_acknowledgement', 'statutory_reminder']);
  for (const { link } of blockers) expect(link).toContain(`/files/${fileId}/`);
  expect((await staff.call('GET', `/file/${fileId}`)).body).toMatchObject({ closed: false, stage: 'intake' });
});

it('looks at what the reason of closing asks for', async () => {
  const host = await startHost();
  const staff = await signIn(host, 'supervisor');
  const fileId = await placeFile(staff);
  const sold = await test(staff, fileId, 'recovered_sold');
  expect(sold.blockers.map(({ gate }) => gate)).toEqual(['lien_discharged_or_waived', 'documents_required']);
  // A gate can be overridden, a paper that is missing cannot.
  expect(sold.overridable).toBe(false);
  await addDocument(host, [fileId], { documentType: 'bill_of_sale' });
  const withPaper = await test(staff, fileId, 'recovered_sold');
  expect(withPaper.blockers.map(({ gate }) => gate)).toEqual(['lien_discharged_or_waived']);
  expect(withPaper.overridable).toBe(true);
  expect((await test(await signIn(host, 'lender_user'), fileId, 'recovered_sold')).overridable).toBe(false);
});

it('waits for the decision on what vendors have billed', async () => {
  const host = await startHost();
  const staff = await signIn(host, 'supervisor');
  const vendor = await signIn(host, 'vendor_manager');
  const fileId = await acceptedFile(staff, vendor);
  const documentId = await addDocument(host, [fileId]);
  const { body, status } = await bill(vendor, [tow(fileId, { unitAmount: '900.00' })], {
    documentId,
    invoiceStatus: 'submitted',
  });
  expect(status, JSON.stringify(body)).toBe(201);
  const gates = async () => (await test(staff, fileId)).blockers.map(({ gate, link }) => [gate, link]);
  expect(await gates()).toContainEqual(['no_open_vendor_invoices', `/files/${fileId}/vendor-invoices`]);
  const decided = await (
    await signIn(host, 'file_manager')
  ).call('POST', '/desk/vendorInvoice/decide', {
    ids: [body._id],
    decision: 'rejected',
    note: 'Not agreed on',
  });
  expect(decided.body.data).toMatchObject([{ ok: true, invoiceStatus: 'rejected' }]);
  expect(await gates()).not.toContainEqual(['no_open_vendor_invoices', `/files/${fileId}/vendor-invoices`]);
});
