import { Buffer } from 'node:buffer';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { FormPage } from '#contract/forms/page';
import { addPurchaser } from '../../support/purchasers';
import { readPages } from '../../support/read-pdf';
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

it('calls the number of a road vehicle its VIN, and that of anything else its serial number', async () => {
  const fileId = await soldTo({});
  const named = async (assetType: string, language: string): Promise<string | undefined> => {
    await sql`update file set "assetType" = ${assetType}, "serialNumber" = '2C4RDGCG5KR123456'
      where _id = ${fileId}::uuid`.execute(desk.host.app.db);
    const { facts } = await bill(fileId, { saleTax: '0.00' }, language);
    return facts.find((fact) => fact.endsWith('2C4RDGCG5KR123456'))?.split(':')[0];
  };
  const names = async (assetType: string) => [await named(assetType, 'en'), await named(assetType, 'fr')];
  for (const road of ['automobile', 'heavy_truck', 'trailer', 'motorcycle', 'recreational_vehicle'])
    expect(await names(road), road).toEqual(['VIN', 'NIV']);
  for (const other of ['powersports', 'marine', 'construction_equipment', 'mobile_home', 'other'])
    expect(await names(other), other).toEqual(['Serial number', 'Numéro de série']);
});

it('stands on one page in either language, and never leaves a page to the name of its maker alone', async () => {
  const pagesOf = async (fileId: string, language: string): Promise<string[]> => {
    const overrides = { saleTax: '1170.00' };
    const { body } = await preview(desk.accountant, fileId, 'bill_of_sale', { overrides, language });
    return readPages(Buffer.from(String(body.pdf), 'base64'));
  };
  const usual = await soldTo(dealer);
  for (const language of ['en', 'fr']) expect(await pagesOf(usual, language)).toHaveLength(1);
  // As long as it becomes: who signs stands with the lines that are signed.
  const exemptionReason = 'Exported, and bought to be sold again by a dealer of another province. '.repeat(9);
  const long = await soldTo({ ...dealer, isTaxExempt: true, exemptionReason: exemptionReason.slice(0, 190) });
  await sql`update file set recovery = coalesce(recovery, '{}'::jsonb) || '{"odometerKm": 88000}' where _id = ${long}::uuid`.execute(
    desk.host.app.db,
  );
  const pages = await pagesOf(long, 'fr');
  expect(pages.at(-1)?.replace(/\s+/g, ' ')).toContain('Pour l’acheteur');
});
