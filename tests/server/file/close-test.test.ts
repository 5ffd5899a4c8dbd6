import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { startHost } from '../../support/host';
import { assign, placeFile } from '../../support/network';
import { clear, pay, remit } from '../../support/paying';
import { signIn } from '../../support/person';
import { addDocument } from '../../support/document-row';
import { acceptedFile, bill, tow } from '../../support/vendor-billing';
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
  expect(sold.blockers.map(({ gate }) => gate)).toEqual([
    'lien_discharged_or_waived',
    'outcome_agrees',
    'documents_required',
  ]);
  // A gate can be overridden, a document that is missing cannot.
  expect(sold.overridable).toBe(false);
  await addDocument(host, [fileId], { documentType: 'bill_of_sale' });
  const withDocument = await test(staff, fileId, 'recovered_sold');
  expect(withDocument.blockers.map(({ gate }) => gate)).toEqual([
    'lien_discharged_or_waived',
    'outcome_agrees',
  ]);
  expect(withDocument.overridable).toBe(true);
  expect((await test(await signIn(host, 'lender_user'), fileId, 'recovered_sold')).overridable).toBe(false);
});

it('keeps a file open while personal effects are kept for who owns them', async () => {
  const host = await startHost();
  const staff = await signIn(host, 'supervisor');
  const fileId = await placeFile(staff);
  const keeps = async (personalEffects: object): Promise<unknown> => {
    const { status } = await staff.call('PATCH', '/file/', { _id: fileId, personalEffects });
    const { blockers, warnings } = await test(staff, fileId);
    return [status, blockers.map(({ gate, link }) => [gate, link]), warnings];
  };
  const blocker = ['personal_effects', `/files/${fileId}/gates`];
  // The day is 20 November 2026.
  expect(await keeps({ status: 'stored' })).toEqual([200, [blocker], []]);
  expect(await keeps({ status: 'stored', holdUntilDate: '2026-11-20' })).toEqual([200, [blocker], []]);
  const close = (status: string) =>
    staff.call('PATCH', '/file/', { _id: fileId, status, closingReason: 'client_recall' });
  for (const status of ['close_requested', 'close_checklist'])
    expect((await close(status)).body).toMatchObject({ status });
  const refused = await close('closed');
  expect([refused.status, Object.keys((refused.body.errors ?? {}) as object)]).toEqual([
    409,
    ['personal_effects'],
  ]);
  // From the day after on they may be disposed of, and whoever closes is still told that they are there.
  expect(await keeps({ status: 'stored', holdUntilDate: '2026-11-19' })).toEqual([
    200,
    [],
    ['Personal effects are still in storage.'],
  ]);
  expect(await keeps({ status: 'released', releasedTo: 'Ann Sample' })).toEqual([200, [], []]);
  expect((await close('closed')).body).toMatchObject({ status: 'closed' });
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

describe('a closing obeys its test', () => {
  it('is refused for what no gate tells: a vendor at work, a time of the law, a document that is missing', async () => {
    const host = await startHost();
    const staff = await signIn(host, 'supervisor');
    const vendor = await signIn(host, 'vendor_manager');
    const fileId = await acceptedFile(staff, vendor);
    await staff.call('POST', '/reminder/', {
      fileId,
      userId: staff.userId,
      title: 'Notice of disposition',
      dueDate: '2026-12-01T14:00:00Z',
      isStatutory: true,
    });
    for (const change of [
      { status: 'close_requested', closingReason: 'legal_bar' },
      { status: 'close_checklist' },
    ])
      expect((await staff.call('PATCH', '/file/', { _id: fileId, ...change })).status).toBe(200);
    const listed = await test(staff, fileId, 'legal_bar');
    const { status, body } = await staff.call('PATCH', '/file/', { _id: fileId, status: 'closed' });
    expect([status, body.code]).toEqual([409, 'MOVE_NOT_ALLOWED']);
    expect(Object.keys(body.errors ?? {})).toEqual(listed.blockers.map(({ gate }) => gate));
    expect(Object.keys(body.errors ?? {})).toEqual([
      'documents_required',
      'vendor_acknowledgement',
      'statutory_reminder',
    ]);
    expect((await staff.call('GET', `/file/${fileId}`)).body.closed).toBe(false);
  });

  it('is refused where its reason claims what did not happen, and goes on once the money has cleared', async () => {
    const host = await startHost();
    const [staff, accountant] = [await signIn(host, 'supervisor'), await signIn(host, 'accountant')];
    const fileId = await placeFile(staff);
    const close = (closingReason: string) =>
      staff.call('PATCH', '/file/', { _id: fileId, status: 'closed', closingReason });
    for (const change of [
      { status: 'close_requested', closingReason: 'recovered_reinstated' },
      { status: 'close_checklist' },
    ])
      expect((await staff.call('PATCH', '/file/', { _id: fileId, ...change })).status).toBe(200);
    for (const reason of ['recovered_reinstated', 'recovered_redeemed'])
      expect((await close(reason)).body.errors).toHaveProperty('outcome_agrees');
    const arrears = await pay(accountant, fileId, {
      paymentType: 'arrears',
      isTrust: true,
      amount: '812.40',
    });
    expect((await test(staff, fileId, 'recovered_reinstated')).blockers.map(({ gate }) => gate)).toContain(
      'outcome_agrees',
    );
    expect((await clear(accountant, arrears.body._id)).status).toBe(200);
    const out = await pay(accountant, fileId, { ...remit, amount: '812.40' });
    expect((await clear(staff, out.body._id)).body.message).toBeUndefined();
    expect((await close('recovered_redeemed')).status).toBe(409);
    expect((await close('recovered_reinstated')).body).toMatchObject({ closed: true });
  });

  it('is refused a reason by which what was sold and paid for would go past the discharge of its lien', async () => {
    const host = await startHost();
    const [staff, accountant] = [await signIn(host, 'supervisor'), await signIn(host, 'accountant')];
    const fileId = await placeFile(staff);
    await sql`update file set remarketing = '{"salePrice":"9000.00"}' where _id = ${fileId}::uuid`.execute(
      host.app.db,
    );
    for (const change of [
      { status: 'close_requested', closingReason: 'client_recall' },
      { status: 'close_checklist' },
    ])
      expect((await staff.call('PATCH', '/file/', { _id: fileId, ...change })).status).toBe(200);
    const came = await pay(accountant, fileId, {
      paymentType: 'sale_proceeds',
      isTrust: true,
      amount: '9000.00',
    });
    expect((await clear(accountant, came.body._id)).status).toBe(200);
    const out = await pay(accountant, fileId, { ...remit, amount: '9000.00' });
    expect((await clear(staff, out.body._id)).body.message).toBeUndefined();
    const close = (closingReason: string) =>
      staff.call('PATCH', '/file/', { _id: fileId, status: 'closed', closingReason });
    for (const reason of ['client_recall', 'recovered_returned_to_client', 'other'])
      expect(Object.keys((await close(reason)).body.errors ?? {}), reason).toEqual(['outcome_agrees']);
    expect((await close('recovered_sold')).body.errors).toHaveProperty('lien_discharged_or_waived');
  });

  it('is refused another reason than a sale while proceeds stand whose price nobody recorded, until they are given back', async () => {
    const host = await startHost();
    const [staff, accountant] = [await signIn(host, 'supervisor'), await signIn(host, 'accountant')];
    const fileId = await placeFile(staff);
    const inWay = async (reason: string) =>
      (await test(staff, fileId, reason)).blockers.map(({ gate }) => gate);
    expect(await inWay('client_recall')).toEqual([]);
    const proceeds = { paymentType: 'sale_proceeds', isTrust: true, amount: '9000.00' };
    const { body: came } = await pay(accountant, fileId, proceeds);
    expect(await inWay('client_recall')).not.toContain('outcome_agrees');
    expect((await clear(accountant, came._id)).status).toBe(200);
    for (const reason of ['client_recall', 'other', 'recovered_sold'])
      expect(await inWay(reason), reason).toContain('outcome_agrees');
    await sql`update payment set status = 'refunded' where _id = ${String(came._id)}::uuid`.execute(
      host.app.db,
    );
    expect(await inWay('client_recall')).not.toContain('outcome_agrees');
  });

  it('and nothing is redeemed for less than was quoted', async () => {
    const host = await startHost();
    const [staff, accountant] = [await signIn(host, 'supervisor'), await signIn(host, 'accountant')];
    const fileId = await placeFile(staff);
    await sql`update file set stage = 'notice_period', status = 'redemption_quoted',
      redemption = '{"quotedAmount":"1500.00","quotedUntil":"2026-12-01"}' where _id = ${fileId}::uuid`.execute(
      host.app.db,
    );
    const redeem = () => staff.call('PATCH', '/file/', { _id: fileId, status: 'redeemed' });
    const paid = async (amount: string) => {
      const { body } = await pay(accountant, fileId, { paymentType: 'redemption', isTrust: true, amount });
      expect((await clear(accountant, body._id)).status).toBe(200);
    };
    await paid('1499.99');
    expect((await redeem()).body.errors).toEqual({ quote_paid: expect.any(String) });
    await paid('0.01');
    expect((await redeem()).body).toMatchObject({ status: 'redeemed' });
  });
});
