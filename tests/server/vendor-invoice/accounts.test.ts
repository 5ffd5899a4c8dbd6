import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { holding } from '#server/jobs/takeover';
import { openAccounts } from '../../support/accounts';
import { addDocument } from '../../support/document-row';
import { acceptedFile, addPrice, bill, change, decide, tow } from '../../support/vendor-billing';
import { startHost } from '../../support/host';
import type { TestHost } from '../../support/host';
import { companyId, newestCode } from '../../support/network';
import { signIn } from '../../support/person';
import type { Person, Reply } from '../../support/person';

const at = (reply: Reply): Record<string, unknown>[] =>
  reply.body.data as unknown as Record<string, unknown>[];

async function approved(
  host: TestHost,
  staff: Person,
  vendor: Person,
  invoiceNumber: string,
  unitAmount = '140.00',
) {
  const fileId = await acceptedFile(staff, vendor);
  const documentId = await addDocument(host, [fileId]);
  const reply = await bill(vendor, [tow(fileId, { unitAmount })], {
    invoiceNumber,
    documentId,
    invoiceStatus: 'submitted',
  });
  expect(reply.body.invoiceStatus).toBe('pending_post');
  return reply;
}

async function people(host: TestHost): Promise<[Person, Person, Person]> {
  await addPrice(host, {
    feeType: 'towing_local',
    amount: '3000.00',
    autoApproveLimit: '3000.00',
    preApprovalThreshold: '3000.00',
  });
  return [
    await signIn(host, 'supervisor'),
    await signIn(host, 'vendor_manager'),
    await signIn(host, 'accountant'),
  ];
}

describe('posting', () => {
  it('keeps an invoice waiting while the accounts are away, and asks for its invoice before it posts again', async () => {
    const accounts = await openAccounts();
    const host = await startHost({ env: { SAGE_URL: accounts.url } });
    const [staff, vendor, accountant] = await people(host);
    const invoices = [
      await approved(host, staff, vendor, 'W-11'),
      await approved(host, staff, vendor, 'W-12'),
    ];
    accounts.afterPost = () => ({ status: 500 });
    const ids = invoices.map(({ body }) => body._id);
    const trigger = (): Promise<Reply> => accountant.call('GET', '/vendorInvoice/trigger-pending-invoices');
    expect((await trigger()).body).toEqual({ tried: 1, posted: 0, refused: 0, waiting: 2 });
    const list = await accountant.call('GET', '/vendorInvoice/list?invoiceStatus=pending_post');
    // Which of two of one day goes first is nobody's business.
    expect(
      at(list)
        .map(({ sageError }) => sageError)
        .sort(),
    ).toEqual(['The accounts answered 500.', null]);
    accounts.afterPost = () => undefined;
    expect((await trigger()).body).toEqual({ tried: 2, posted: 2, refused: 0, waiting: 0 });
    expect((await trigger()).body).toEqual({ tried: 0, posted: 0, refused: 0, waiting: 0 });
    expect(accounts.posts).toHaveLength(2);
    const again = await accountant.call('POST', '/vendorInvoice/post-invoice-sage', {
      vendorInvoiceIds: ids,
    });
    expect(at(again)).toMatchObject([
      { outcome: 'not_postable', sageBillId: expect.stringMatching(/^B[12]$/) },
      { outcome: 'not_postable', sageBillId: expect.stringMatching(/^B[12]$/) },
    ]);
    expect(accounts.posts).toHaveLength(2);
  });

  it('by several at once makes one invoice', async () => {
    const accounts = await openAccounts();
    const host = await startHost({ env: { SAGE_URL: accounts.url } });
    const [staff, vendor, accountant] = await people(host);
    const { body } = await approved(host, staff, vendor, 'M-1');
    const replies = await Promise.all(
      Array.from({ length: 5 }, () =>
        accountant.call('POST', '/vendorInvoice/post-invoice-sage', { vendorInvoiceIds: [body._id, 'none'] }),
      ),
    );
    expect(replies.filter((reply) => at(reply)[0]?.outcome === 'posted')).toHaveLength(1);
    expect(at(replies[0] as Reply)[1]).toMatchObject({ ok: false, code: 'MALFORMED' });
    expect(accounts.posts).toHaveLength(1);
  });

  it('happens by itself, as a job of the host', async () => {
    const host = await startHost({ jobs: true });
    const [staff, vendor, accountant] = await people(host);
    await host.app.db
      .updateTable('company')
      .set({ sageSupplierCode: 'SUP-001' })
      .where('_id', '=', companyId('V01'))
      .execute();
    const { body } = await approved(host, staff, vendor, 'JOB-1');
    await expect
      .poll(async () => (await accountant.call('GET', `/desk/vendorInvoice/${body._id}`)).body.invoiceStatus)
      .toBe('posted');
  });

  it('that finds another worker at it comes back to it, since that one may never be through', async () => {
    const host = await startHost({ jobs: true });
    const [staff, vendor, accountant] = await people(host);
    const id = String((await approved(host, staff, vendor, 'HELD-1')).body._id);
    const standing = async (): Promise<unknown> =>
      (await accountant.call('GET', `/desk/vendorInvoice/${id}`)).body.invoiceStatus;
    await expect.poll(standing).toBe('post_failed');
    // What the accounts refuse is nothing that a vendor sees or mends: for him it is approved.
    const theirs = (await vendor.call('GET', `/desk/vendorInvoice/${id}`)).body;
    expect([theirs.invoiceStatus, theirs.sageError]).toEqual(['pending_post', null]);
    const set = { sageSupplierCode: 'SUP-001' };
    await host.app.db.updateTable('company').set(set).where('_id', '=', companyId('V01')).execute();
    const wasTurnedAway = async (): Promise<boolean> => {
      const { rows } = await sql`select from graphile_worker._private_jobs
        where key = ${`posting:${id}`} and last_error is not null`.execute(host.app.db);
      return rows.length === 1;
    };
    await holding(host.app.db, id, async () => {
      await host.app.db.transaction().execute((tx) => host.app.jobs.enqueuePosting(tx, id));
      await expect.poll(wasTurnedAway).toBe(true);
      expect(await standing()).toBe('post_failed');
    });
    await expect.poll(standing).toBe('posted');
  });
});

describe('an invoice in the accounts', () => {
  it('is paid as they say, in part and whole, and asking twice changes nothing more', async () => {
    const host = await startHost();
    const [staff, vendor, accountant] = await people(host);
    const set = { sageSupplierCode: 'SUP-001' };
    await host.app.db.updateTable('company').set(set).where('_id', '=', companyId('V01')).execute();
    await approved(host, staff, vendor, 'P-100');
    const large = await approved(host, staff, vendor, 'P-200', '2000.00');
    await accountant.call('GET', '/vendorInvoice/trigger-pending-invoices');
    const pull = async (): Promise<unknown> =>
      (await accountant.call('GET', '/vendorInvoice/pull-invoices-sage')).body;
    expect(await pull()).toEqual({ checked: 2, updated: 2, paid: 1, partiallyPaid: 1 });
    expect(await pull()).toEqual({ checked: 1, updated: 0, paid: 0, partiallyPaid: 0 });
    const shown = async (): Promise<unknown> =>
      (await accountant.call('GET', `/desk/vendorInvoice/${large.body._id}`)).body;
    expect(await shown()).toMatchObject({
      invoiceStatus: 'partially_paid',
      paidAmount: '1130.00',
      total: '2260.00',
    });
    host.passes(86_400);
    const later = await signIn(host, 'accountant');
    expect((await later.call('GET', '/vendorInvoice/pull-invoices-sage')).body).toMatchObject({ paid: 1 });
    const fees = await host.app.db.selectFrom('fee').select(['status', 'paidDate']).execute();
    expect(fees.map(({ status }) => status)).toEqual(['paid', 'paid']);
  });
});

describe('J10, from a vendor to the accounts', () => {
  it('is walked through the door', async () => {
    const host = await startHost();
    const who = async (name: string): Promise<Person> => signIn(host, name);
    const [staff, vendor] = [await who('supervisor'), await who('vendor_manager')];
    const [manager, accountant] = [await who('file_manager'), await who('accountant')];
    await addPrice(host, { feeType: 'repossession_involuntary', amount: '425.00' });
    await addPrice(host, { feeType: 'towing_local', amount: '140.00' });
    await addPrice(host, { feeType: 'key_cut', amount: '220.00' });
    const fileId = await acceptedFile(staff, vendor);
    const documentId = await addDocument(host, [fileId]);
    const lines = [
      { fileId, feeType: 'repossession_involuntary', quantity: 1, unitAmount: '425.00' },
      tow(fileId),
      { fileId, feeType: 'key_cut', quantity: 1, unitAmount: '260.00' },
    ];
    const sent = await bill(vendor, lines, {
      invoiceNumber: 'J10-1',
      documentId,
      invoiceStatus: 'submitted',
    });
    const id = sent.body._id;
    expect(sent.body).toMatchObject({
      flags: ['over_contract'],
      invoiceStatus: 'in_review',
      levelsNeeded: 2,
    });
    expect((sent.body.checks as unknown as object[])[2]).toMatchObject({
      variance: '40.00',
      flags: ['over_contract'],
    });
    const agreed = { note: 'Agreed on the phone.' };
    expect((await decide(manager, [id], 'approved', agreed))[0]).toMatchObject({
      ok: true,
      approvalLevel: 2,
    });
    const [sentBack] = await decide(staff, [id], 'rejected', {
      note: 'Keys are 220 by contract.',
      lines: ['3'],
    });
    expect(sentBack).toMatchObject({ ok: true, invoiceStatus: 'disputed' });
    const corrected = lines.map((line, index) => (index === 2 ? { ...line, unitAmount: '220.00' } : line));
    const again = await change(vendor, sent, { lines: corrected, invoiceStatus: 'submitted' });
    expect(again.body).toMatchObject({ invoiceStatus: 'in_review', approvalLevel: 2, flags: [] });
    expect((await decide(staff, [id], 'approved'))[0]).toMatchObject({ invoiceStatus: 'pending_post' });
    const post = (): Promise<Reply> =>
      accountant.call('POST', '/vendorInvoice/post-invoice-sage', { vendorInvoiceIds: [id] });
    expect(at(await post())).toEqual([
      { _id: id, ok: false, outcome: 'refused', message: 'There is no supplier with the code TORONTO-1.' },
    ]);
    const failed = await accountant.call('GET', `/desk/vendorInvoice/${id}`);
    expect(failed.body).toMatchObject({
      invoiceStatus: 'post_failed',
      sageError: 'There is no supplier with the code TORONTO-1.',
      provider: 'sandbox',
      may: expect.arrayContaining(['postSage']),
    });
    expect((await vendor.call('GET', `/desk/vendorInvoice/${id}`)).body).toMatchObject({
      sageError: null,
      provider: null,
    });
    const fixed = await accountant.call('PATCH', '/company/', {
      _id: companyId('V01'),
      sageSupplierCode: 'SUP-001',
    });
    expect(fixed.status).toBe(200);
    expect(at(await post())).toMatchObject([{ ok: true, outcome: 'posted', sageBillId: 'SBX-000001' }]);
    await accountant.call('GET', '/vendorInvoice/pull-invoices-sage');
    expect((await vendor.call('GET', `/desk/vendorInvoice/${id}`)).body).toMatchObject({
      invoiceStatus: 'paid',
      paidAmount: '887.05',
    });
    expect((await bill(vendor, lines, { invoiceNumber: 'j10-1' })).status).toBe(409);
    const history = await staff.call('GET', `/history/list/${fileId}?size=100&type=vendor_invoice_changed`);
    // The clock of the test stands still, so they stand in no order.
    expect(
      at(history)
        .map(({ message }) => String(message).replace('Vendor invoice J10-1: ', ''))
        .sort(),
    ).toEqual([
      'Disputed.',
      'In review, level 2.',
      'In review.',
      'In review.',
      'Paid.',
      'Posted.',
      'Posting failed.',
      'To post.',
    ]);
    expect(JSON.stringify(history.body)).not.toContain('unitAmount');
  });
});

describe('housekeeping', () => {
  it('takes a code and a reason, deletes what only this file holds, and keeps what the accounts know', async () => {
    const host = await startHost();
    const [staff, vendor] = await people(host);
    const administrator = await signIn(host, 'administrator');
    const fileId = await acceptedFile(staff, vendor);
    const other = await acceptedFile(staff, vendor);
    await bill(vendor, [tow(fileId, { unitAmount: '90.00' })], { invoiceNumber: 'DRAFT-1' });
    await bill(vendor, [tow(fileId), tow(other)], { invoiceNumber: 'BOTH-1' });
    const documentId = await addDocument(host, [fileId]);
    await bill(vendor, [tow(fileId)], { invoiceNumber: 'SENT-1', documentId, invoiceStatus: 'submitted' });
    const url = `/housekeeping/deleteVendorInvoices/${fileId}?softDelete=true`;
    expect((await staff.call('DELETE', url, { reason: 'x' })).status).toBe(403);
    expect((await administrator.call('DELETE', url, {})).status).toBe(422);
    expect((await administrator.call('DELETE', url, { reason: 'Keyed twice' })).body).toEqual({
      showMFAForm: true,
    });
    const mfaCode = await newestCode(host);
    const done = await administrator.call('DELETE', url, { reason: 'Keyed twice', mfaCode });
    expect(done.body).toEqual({ deleted: 1, kept: ['BOTH-1', 'SENT-1'] });
    expect((await vendor.call('GET', '/vendorInvoice/list')).body.total).toBe(2);
  });
});
