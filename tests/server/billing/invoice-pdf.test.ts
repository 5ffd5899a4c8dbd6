import { describe, expect, it } from 'vitest';
import { seedId } from '#server/seed/seed-id';
import { startHost } from '../../support/host';
import { putFee } from '../../support/fees';
import { companyId } from '../../support/network';
import { signIn } from '../../support/person';
import { placeFile } from '../../support/place-file';
import { readPdf } from '../../support/read-pdf';
import { sessionHeader } from '#contract/session';

// Where a line may break, a PDF says its words one by one.
const plain = (text: string): string => text.replace(/\s+/g, '');

describe('the PDF of an invoice', () => {
  it('is in the client’s language, with its accents, its numbers and every tax on its line', async () => {
    const host = await startHost();
    const supervisor = await signIn(host, 'supervisor');
    const accountant = await signIn(host, 'accountant');
    await host.house.db
      .updateTable('company')
      .set({ qstNumber: '1234567890 TQ0001', legalName: 'Récupération Côté & Œuvre inc.' })
      .where('_id', '=', companyId('NLR'))
      .execute();
    const { _id: fileId, ref } = await placeFile(supervisor, {
      clientId: seedId('company', 'LNB'),
      state: 'QC',
      clientReference: 'Réf-77',
    });
    await putFee(host.house.db, {
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
    const answer = await host.app.inject({
      method: 'GET',
      url: `/api/desk/invoice/${String(body._id)}/pdf`,
      headers: { [sessionHeader]: accountant.sessionId },
      cookies: accountant.cookies,
    });
    expect(answer.statusCode, answer.body.slice(0, 200)).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="INV-2026-000001.pdf"; filename*=UTF-8''INV-2026-000001.pdf`,
    });
    const text = plain(readPdf(answer.rawPayload));
    // 5 % of 1,234.56 is 61.728; 9.975 % is 123.14736.
    for (const said of [
      'Facture',
      'INV-2026-000001',
      'Récupération Côté & Œuvre inc.',
      'No TPS/TVH 999999999RT0001',
      'No TVQ 1234567890 TQ0001',
      '(416) 555-0100'.replace(/[()]/g, ''),
      '20 nov. 2026',
      '20 déc. 2026',
      ref,
      'Réf-77',
      'Dépistage approfondi',
      'TPS',
      'TVQ',
      '1 234,56 $',
      '61,73 $',
      '123,15 $',
      '1 419,44 $',
      'Merci de votre confiance.',
    ])
      expect(text).toContain(plain(said));
    expect(text).not.toMatch(/Total TVH|TVP|ÉBAUCHE/);
  });
});
