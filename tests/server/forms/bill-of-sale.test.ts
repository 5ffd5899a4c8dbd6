import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { FormPage } from '#contract/forms/page';
import { addPurchaser } from '../../support/purchasers';
import { fileWithDebtor, openDesk, preview } from '../../support/settling';
import type { Desk } from '../../support/settling';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.close());

async function soldTo(purchaser: object): Promise<string> {
  const fileId = await fileWithDebtor(desk);
  const purchaserId = await addPurchaser(desk.supervisor, purchaser);
  const remarketing = JSON.stringify({ saleDate: '2026-11-19', salePrice: '9000.00', purchaserId });
  await sql`update file set stage = 'settlement', status = 'sold', remarketing = ${remarketing}::jsonb
    where _id = ${fileId}::uuid`.execute(desk.host.app.db);
  return fileId;
}

async function bill(fileId: string, overrides: object, language = 'en') {
  const { status, body } = await preview(desk.accountant, fileId, 'bill_of_sale', { overrides, language });
  expect(status, JSON.stringify(body)).toBe(200);
  const { blocks } = (body as unknown as { page: FormPage }).page;
  return {
    amounts: blocks.flatMap((block) =>
      'amounts' in block ? block.amounts.map(({ label, amount }) => `${label}: ${amount}`) : [],
    ),
    facts: blocks.flatMap((block) =>
      'facts' in block ? block.facts.map(([label, value]) => `${label}: ${value}`) : [],
    ),
  };
}

const dealer = {
  ...{ dealerLicenceNumber: 'OMVIC 5512', licenceProvince: 'ON', gstHstNumber: '123456782RT0001' },
  ...{ state: 'MB', pstNumber: '77-1234' },
};

it('comes to a total of its price and its tax', async () => {
  const fileId = await soldTo({});
  expect((await bill(fileId, { saleTax: '1170.00' })).amounts).toEqual([
    ...['Price: $9,000.00', 'Sales tax: $1,170.00', 'Total: $10,170.00'],
  ]);
  expect((await bill(fileId, { saleTax: '1170.00' }, 'fr')).amounts.at(-1)).toBe(
    'Total: 10\u00a0170,00\u00a0$',
  );
  // Without the tax nobody knows what it comes to.
  expect((await bill(fileId, {})).amounts).toEqual(['Price: $9,000.00', 'Sales tax: ________']);
});

it('names the licence and the tax numbers of who buys, and why a purchaser bears no tax', async () => {
  const { facts } = await bill(await soldTo(dealer), { saleTax: '1170.00' });
  expect(facts).toEqual(
    expect.arrayContaining([
      'Purchaser’s dealer licence: OMVIC 5512, ON',
      expect.stringMatching(/^Purchaser’s tax numbers: GST\/HST 123456782 ?RT0001 · RST 77-1234$/),
    ]),
  );
  expect(facts.join()).not.toContain('Exempt');
  const exempt = await soldTo({ ...dealer, isTaxExempt: true, exemptionReason: 'Exporter' });
  const french = await bill(exempt, { saleTax: '0.00' }, 'fr');
  expect(french.facts).toContain('Exempté de la taxe de vente: Exporter');
  expect(french.facts.join()).toContain('TVD 77-1234');
  expect(french.amounts.at(-1)).toBe('Total: 9\u00a0000,00\u00a0$');
});
