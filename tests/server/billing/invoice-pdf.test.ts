import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { workAfterAnswers } from '#server/identity/after-answer';
import { seedId } from '#server/seed/seed-id';
import { startHost } from '../../support/host';
import { putFee } from '../../support/fees';
import { companyId } from '../../support/network';
import { share } from '../../support/shared-file';
import { signIn } from '../../support/person';
import { placeFile } from '../../support/place-file';
import { readPdf } from '../../support/read-pdf';
import { clear, invoiceOf, issued, pay, told, world } from '../../support/paying';
import type { World } from '../../support/paying';
import { patch } from '../../support/billing';
import { sessionHeader } from '#contract/session';

// Where a line may break, a PDF says its words one by one.
const plain = (text: string): string => text.replace(/\s+/g, '');

describe('the PDF of an invoice', () => {
  it('calls a province’s own tax as it is called there, in the client’s language', async () => {
    const host = await startHost();
    const supervisor = await signIn(host, 'supervisor');
    const accountant = await signIn(host, 'accountant');
    for (const [state, name] of [
      ['MB', 'TVD'],
      ['SK', 'TVP'],
    ] as const) {
      const { _id: fileId } = await placeFile(supervisor, { clientId: seedId('company', 'LNB'), state });
      const fee = { fileId, state, feeType: 'key_cut', unitAmount: '100.00', pstAmount: '7.00' } as const;
      await putFee(host.app.db, fee);
      const { body } = await accountant.call('POST', '/invoice/', { fileId });
      await accountant.call('PATCH', '/invoice/', { _id: body._id, status: 'issued' });
      const answer = await host.server.inject({
        method: 'GET',
        url: `/api/desk/invoice/${String(body._id)}/pdf`,
        headers: { [sessionHeader]: accountant.sessionId },
        cookies: accountant.cookies,
      });
      const text = readPdf(answer.rawPayload);
      expect(plain(text)).toContain(plain(`No ${name} 9999-9999`));
      expect([state, ...['TVP', 'TVD', 'PST'].filter((word) => text.includes(word))]).toEqual([state, name]);
    }
  });

  it('names the tax of every province that its lines are taxed in, with its rate and number', async () => {
    const { host, supervisor, accountant, fileId } = await world({ state: 'BC' });
    await host.app.db
      .updateTable('company')
      .set({ taxationState: 'MB' })
      .where('_id', '=', companyId('LNA'))
      .execute();
    for (const [feeType, incurredOn] of [
      ['key_cut', '2026-11-10'],
      ['skip_trace_basic', '2026-11-11'],
    ]) {
      const { status } = await supervisor.call('POST', '/fee/', {
        ...{ fileId, feeType, incurredOn, direction: 'receivable', companyId: companyId('LNA') },
        ...{ unitAmount: '100.00', status: 'approved' },
      });
      expect(status).toBe(201);
    }
    const { body } = await accountant.call('POST', '/invoice/', { fileId });
    expect(body).toMatchObject({ gstTotal: '10.00', pstTotal: '14.00', total: '224.00' });
    expect(body.lines).toMatchObject([{ state: 'BC' }, { state: 'MB' }]);
    await accountant.call('PATCH', '/invoice/', { _id: body._id, status: 'issued' });
    const answer = await host.server.inject({
      method: 'GET',
      url: `/api/desk/invoice/${String(body._id)}/pdf`,
      headers: { [sessionHeader]: accountant.sessionId },
      cookies: accountant.cookies,
    });
    const text = plain(readPdf(answer.rawPayload));
    for (const said of ['GST 5%', 'PST / RST 7%', 'PST / RST no. 9999-9999', 'GST/HST no. 999999999RT0001'])
      expect(text).toContain(plain(said));
  });

  it('is in the client’s language, with its accents, its numbers and every tax on its line', async () => {
    const host = await startHost();
    const supervisor = await signIn(host, 'supervisor');
    const accountant = await signIn(host, 'accountant');
    await host.app.db
      .updateTable('company')
      .set({ qstNumber: '1234567890 TQ0001', legalName: 'Récupération Côté & Œuvre inc.' })
      .where('_id', '=', companyId('NLR'))
      .execute();
    const { _id: fileId, ref } = await placeFile(supervisor, {
      clientId: seedId('company', 'LNB'),
      state: 'QC',
      clientReference: 'Réf-77',
    });
    await putFee(host.app.db, {
      fileId,
      state: 'QC',
      unitAmount: '1234.56',
      feeType: 'skip_trace_enhanced',
    });
    const { body } = await accountant.call('POST', '/invoice/', {
      fileId,
      notes: 'Merci de votre confiance.',
    });
    await accountant.call('PATCH', '/invoice/', { _id: body._id, status: 'issued' });
    const answer = await host.server.inject({
      method: 'GET',
      url: `/api/desk/invoice/${String(body._id)}/pdf`,
      headers: { [sessionHeader]: accountant.sessionId },
      cookies: accountant.cookies,
    });
    expect(answer.statusCode, answer.body.slice(0, 200)).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="NLR-INV-2026-000001.pdf"; filename*=UTF-8''NLR-INV-2026-000001.pdf`,
    });
    const text = plain(readPdf(answer.rawPayload));
    // 5 % of 1,234.56 is 61.728; 9.975 % is 123.14736.
    for (const said of [
      'Facture',
      'NLR-INV-2026-000001',
      'Récupération Côté & Œuvre inc.',
      'No TPS/TVH 999999999RT0001',
      'No TVQ 1234567890 TQ0001',
      '(416) 555-0100'.replace(/[()]/g, ''),
      '20 nov. 2026',
      '20 déc. 2026',
      ref,
      'Réf-77',
      'Dépistage approfondi',
      'TPS 5 %',
      'TVQ 9,975 %',
      '1 234,56 $',
      '61,73 $',
      '123,15 $',
      '1 419,44 $',
      'Merci de votre confiance.',
    ])
      expect(text).toContain(plain(said));
    expect(text).not.toMatch(/Total TVH|TVP|BROUILLON/);
    expect(text).toContain(plain('Comment payer : EFT 003-00001-9999999'));
    expect(text).toContain(plain('Page 1 de 1'));
  });
});

describe('the document of an issued invoice', () => {
  const bytesOf = async ({ host, accountant }: World, id: unknown): Promise<Buffer> => {
    const answer = await host.server.inject({
      method: 'GET',
      url: `/api/desk/invoice/${String(id)}/pdf`,
      headers: { [sessionHeader]: accountant.sessionId },
      cookies: accountant.cookies,
    });
    expect(answer.statusCode, answer.body.slice(0, 200)).toBe(200);
    return answer.rawPayload;
  };

  /** The document that is made of an invoice once its issue is answered. */
  const documentOf = async ({ accountant, host }: World, id: unknown): Promise<string> => {
    await workAfterAnswers(host.app);
    const { documentId } = await invoiceOf(accountant, String(id));
    expect(documentId).not.toBeNull();
    return String(documentId);
  };

  it('is a document of the file from its issue on, and stays byte for byte, whatever becomes of the invoice', async () => {
    const there = await world();
    const { accountant, fileId } = there;
    const { id } = await issued(there, fileId);
    const documentId = await documentOf(there, id);
    const { body: document } = await accountant.call('GET', `/document/${documentId}`);
    const first = await bytesOf(there, id);
    expect(document).toMatchObject({
      fileIds: [fileId],
      fileName: 'NLR-INV-2026-000001.pdf',
      documentType: 'client_invoice',
      originType: 'generated_form',
      mimeType: 'application/pdf',
      language: 'en',
      visibility: 'client',
      uploadedByCompanyId: companyId('NLR'),
      scanStatus: 'clean',
      sizeBytes: first.length,
      sha256: createHash('sha256').update(first).digest('hex'),
    });
    await patch(accountant, id, { status: 'sent' });
    const { body: money } = await pay(accountant, fileId, {
      allocations: [{ invoiceId: id, amount: '113.00' }],
    });
    await clear(accountant, money._id);
    expect(await invoiceOf(accountant, id)).toMatchObject({ status: 'paid', documentId });
    expect((await bytesOf(there, id)).equals(first)).toBe(true);
  });

  it('is neither changed nor deleted as a document', async () => {
    const there = await world();
    const { supervisor, fileId } = there;
    const { id } = await issued(there, fileId);
    const _id = await documentOf(there, id);
    const said = 'This is the document of an issued invoice: it stays as it is.';
    expect(told(await supervisor.call('PATCH', '/document/', { _id, documentType: 'other' }))).toEqual([
      409,
      said,
    ]);
    const deleted = await supervisor.call('DELETE', `/document/${_id}`, { reason: 'Tidying up' });
    expect(told(deleted)).toEqual([409, said]);
    const { body } = await supervisor.call('GET', `/document/${_id}`);
    expect(body.may).not.toEqual(expect.arrayContaining(['edit']));
    expect(body.may).not.toEqual(expect.arrayContaining(['delete']));
  });

  it('is shown to the client and to no vendor', async () => {
    const there = await world();
    const { host, fileId } = there;
    const { id } = await issued(there, fileId);
    const documentId = await documentOf(there, id);
    const vendor = await signIn(host, 'vendor_manager');
    await share(host, fileId, { companies: ['V01'] });
    const lender = await signIn(host, 'lender_user');
    expect((await lender.call('GET', `/document/${documentId}`)).status).toBe(200);
    expect((await vendor.call('GET', `/file/${fileId}`)).status).toBe(200);
    expect((await vendor.call('GET', `/document/${documentId}`)).status).toBe(404);
  });

  it('is made of a credit note too, under its own number', async () => {
    const there = await world();
    const { accountant, fileId } = there;
    const { id } = await issued(there, fileId);
    const { body } = await accountant.call('POST', '/invoice/', {
      fileId,
      creditOfInvoiceId: id,
      notes: 'Twice',
    });
    const { body: document } = await accountant.call('GET', `/document/${await documentOf(there, body._id)}`);
    expect(document).toMatchObject({ fileName: 'NLR-INV-2026-000002.pdf', documentType: 'credit_note' });
    const text = plain(readPdf(await bytesOf(there, body._id)));
    for (const said of ['Creditnote', 'NLR-INV-2026-000002', 'NLR-INV-2026-000001', '−$113.00', 'Twice'])
      expect(text).toContain(said);
  });

  it('of an invoice from before is made the first time that it is asked for, as it was issued, and once', async () => {
    const there = await world();
    const { accountant, host, fileId } = there;
    const { id } = await issued(there, fileId);
    await documentOf(there, id);
    await host.app.db.updateTable('invoice').set({ documentId: null }).where('_id', '=', id).execute();
    const { body: money } = await pay(accountant, fileId, {
      allocations: [{ invoiceId: id, amount: '113.00' }],
    });
    await clear(accountant, money._id);
    const before = await invoiceOf(accountant, id);
    const [one, other] = await Promise.all([bytesOf(there, id), bytesOf(there, id)]);
    expect(one.equals(other)).toBe(true);
    expect(plain(readPdf(one))).not.toContain('Paid');
    const after = await invoiceOf(accountant, id);
    expect(after.documentId).not.toBeNull();
    expect([after.version, after.status]).toEqual([before.version, 'paid']);
  });

  it('says that it is void once the invoice is, and its document as it was issued stays on the file', async () => {
    const there = await world();
    const { accountant, fileId } = there;
    const { id } = await issued(there, fileId);
    const documentId = await documentOf(there, id);
    await patch(accountant, id, { status: 'void', voidReason: 'Wrong file' });
    expect(plain(readPdf(await bytesOf(there, id)))).toContain('VOID');
    expect((await accountant.call('GET', `/document/${documentId}`)).status).toBe(200);
  });

  it('says of a line that is not its quantity times its price that the price list worked it out', async () => {
    const there = await world();
    const { accountant, host, fileId } = there;
    const feeId = await putFee(host.app.db, {
      fileId,
      feeType: 'mileage_km',
      quantity: 328,
      unitAmount: '1.25',
    });
    await host.app.db.updateTable('fee').set({ amount: '347.50' }).where('_id', '=', feeId).execute();
    const { body } = await accountant.call('POST', '/invoice/', { fileId });
    expect(plain(readPdf(await bytesOf(there, body._id)))).toContain('asthepricelistworksitout');
    await host.app.db.updateTable('fee').set({ amount: '410.00' }).where('_id', '=', feeId).execute();
    await patch(accountant, body._id, { status: 'issued' });
    expect(plain(readPdf(await bytesOf(there, body._id)))).not.toContain('asthepricelistworksitout');
  });

  it('leaves nothing behind when the issue is refused', async () => {
    const { accountant, host, fileId } = await world();
    await putFee(host.app.db, { fileId });
    const { body } = await accountant.call('POST', '/invoice/', { fileId });
    const answer = await patch(accountant, body._id, { status: 'issued', dueDate: '2026-11-01' });
    expect(answer.status).toBe(422);
    const { body: list } = await accountant.call('GET', `/document/list?fileIds=${fileId}`);
    expect(list.data).toEqual([]);
  });
});
