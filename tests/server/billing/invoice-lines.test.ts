import { describe, expect, it } from 'vitest';
import { sessionHeader } from '#contract/session';
import { patch, world } from '../../support/billing';
import type { World } from '../../support/billing';
import { companyId } from '../../support/network';
import { placeFile } from '../../support/place-file';
import { signIn } from '../../support/person';
import { enter, price } from '../../support/priced-fees';
import { readPdf } from '../../support/read-pdf';

const plain = (text: string): string => text.replace(/\s+/g, '');

/** What stands on the PDF of the invoice of everything on a file, issued. */
async function documentOf({ host, accountant }: World, fileId: string): Promise<string> {
  const { body } = await accountant.call('POST', '/invoice/', { fileId });
  const { status, body: issued } = await patch(accountant, body._id, { status: 'issued' });
  expect(status, JSON.stringify(issued)).toBe(200);
  const answer = await host.server.inject({
    method: 'GET',
    url: `/api/desk/invoice/${String(body._id)}/pdf`,
    headers: { [sessionHeader]: accountant.sessionId },
    cookies: accountant.cookies,
  });
  return plain(readPdf(answer.rawPayload));
}

describe('a line of an invoice', () => {
  it('says when its work was done and what of the price list held it to its amount, to the client too', async () => {
    const there = await world();
    const { host, supervisor, accountant, fileId } = there;
    const administrator = await signIn(host, 'administrator');
    await price(administrator, 'LNA', 'receivable', 'storage_day', '22.00', { freeUnits: 5 });
    await price(administrator, 'LNA', 'receivable', 'mileage_km', '1.25', { freeUnits: 50 });
    const storage = await enter(supervisor, fileId, 'storage_day', { quantity: 7.5, status: 'approved' });
    expect(storage.status, JSON.stringify(storage.body)).toBe(201);
    expect(storage.body).toMatchObject({ amount: '55.00', freeUnits: 5, minimumAmount: null });
    await enter(supervisor, fileId, 'mileage_km', { quantity: 222, status: 'approved', unitAmount: '1.00' });
    const lender = await signIn(host, 'lender_supervisor');
    const { body: fees } = await lender.call('GET', `/fee/list/${fileId}`);
    expect(fees.data).toContainEqual(
      expect.objectContaining({ feeType: 'storage_day', quantity: 7.5, freeUnits: 5, amount: '55.00' }),
    );
    const text = await documentOf(there, fileId);
    expect(text).toContain(plain('19 Nov 2026 · 7.5 days, 5 free'));
    // A price that somebody named is its quantity times it.
    expect(text).not.toContain(plain('222 km'));
    const { body: list } = await accountant.call('GET', `/invoice/list/${fileId}`);
    const [{ _id }] = list.data as unknown as [{ _id: string }];
    const { body: invoice } = await lender.call('GET', `/invoice/${_id}`);
    expect(invoice.lines).toContainEqual(
      expect.objectContaining({ incurredOn: '2026-11-19', unit: 'per_day', freeUnits: 5, amount: '55.00' }),
    );
  });

  it('is told in French on the document of a client who reads French', async () => {
    const there = await world();
    const { host, supervisor } = there;
    const administrator = await signIn(host, 'administrator');
    await price(administrator, 'LNB', 'receivable', 'storage_day', '22.00', { minimumAmount: '60.00' });
    const { _id: fileId } = await placeFile(supervisor, { clientId: companyId('LNB') });
    const entered = await enter(supervisor, fileId, 'storage_day', {
      companyId: companyId('LNB'),
      quantity: 1.5,
      status: 'approved',
    });
    expect(entered.body).toMatchObject({ amount: '60.00', minimumAmount: '60.00' });
    expect(await documentOf(there, fileId)).toContain(plain('19 nov. 2026 · 1,5 jour, au moins 60,00 $'));
  });
});

describe('the document of an invoice', () => {
  it('names the asset as the screens do, whatever it is, and the debtor and the account by which the client knows it', async () => {
    const there = await world({
      bankAccountNumber: '700012344321',
      assetType: 'trailer',
      asset: { year: 2021, trMake: 'Utility', trModel: '3000R' },
      serialNumber: '1UYVS25367U123456',
    });
    const { supervisor, accountant, fileId } = there;
    await supervisor.call('POST', '/relatedParty/', {
      fileId,
      relatedPartyType: 'primary_debtor',
      isPrimary: true,
      isBusiness: false,
      firstName: 'Jordan',
      lastName: 'Sample',
    });
    const fee = await enter(accountant, fileId, 'storage_day', {
      quantity: 2,
      unitAmount: '10.00',
      status: 'approved',
    });
    expect(fee.status, JSON.stringify(fee.body)).toBe(201);
    const text = await documentOf(there, fileId);
    expect(text).toContain(plain('2021 Utility 3000R'));
    expect(text).toContain(plain('Jordan Sample'));
    expect(text).toContain(plain('Account ending in'));
    expect(text).toContain('4321');
    expect(text).not.toContain('12344321');
  });
});
