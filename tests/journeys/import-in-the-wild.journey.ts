import { Buffer } from 'node:buffer';
import { writeXlsx } from 'hucre/xlsx';
import { clicking } from './desk/clicking';
import { expect, test } from './desk/test';

/** Accounts of this run alone: what was placed before stays on the host. */
const run = String(Date.now()).slice(-9);
const account = (at: number): string => `${run}${String(at).padStart(3, '0')}`;

/** The lender’s own word for a loan, new to the host in each run. */
const word = `Financé ${run}`;

const heads = ['Nom', 'Prénom', 'No de compte', 'Province', 'Produit', 'Marque', 'Solde impayé'];

/** A lender’s workbook: a sheet to read first, then a title, the heads in French and its own word for a loan. */
async function workbook(accounts: readonly string[], odd = ''): Promise<Buffer> {
  const rows = accounts.map((one, at) => [
    'Roy',
    'Aiden',
    one,
    'QC',
    word,
    'Kia',
    at === 0 && odd ? odd : '1 250,00',
  ]);
  const sheets = [
    { name: 'Lisez-moi', rows: [['Confidentiel']] },
    { name: 'Comptes', rows: [['Placements de novembre'], [], heads, ...rows] },
  ];
  return Buffer.from(await writeXlsx({ sheets }));
}

const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

test('a lender’s own workbook is understood, put right in place, placed and assigned in four clicks', async ({
  comeIn,
}) => {
  const page = await comeIn('administrator', '/import');
  const client = async () => {
    await page.getByRole('combobox', { name: 'Client' }).fill('Lender F');
    await page.getByRole('option', { name: /^Lender F/ }).click();
  };
  const choose = async (buffer: Buffer) =>
    page
      .getByLabel('Choose a spreadsheet')
      .setInputFiles({ name: 'placements.xlsx', mimeType: xlsx, buffer });
  await client();
  await choose(
    await workbook(
      Array.from({ length: 290 }, (_, at) => account(at)),
      'about ten',
    ),
  );
  await expect(page.getByRole('combobox', { name: 'Sheet' })).toHaveText('Comptes');
  await expect(page.getByRole('combobox', { name: 'Row with the column names' })).toContainText('Row 3: Nom');
  await expect(page.getByRole('combobox', { name: 'Means: No de compte' })).toHaveText('Account number');
  await page.getByRole('button', { name: 'Check the rows' }).click();
  await expect(page.getByText('The check is done.')).toBeVisible();

  await page.getByRole('combobox', { name: `Our value: ${word}` }).click();
  await page.getByRole('option', { name: 'Secured loan' }).click();
  await page.getByRole('button', { name: 'Put row 4 right' }).click();
  const fix = page.getByRole('dialog', { name: 'Put row 4 right' });
  await fix.getByLabel('Balance').fill('10.00');
  await fix.getByRole('button', { name: 'Keep for the next check' }).click();
  await page.getByRole('button', { name: 'Check again with 2 corrections' }).click();
  await page.getByRole('button', { name: 'Place 290 rows' }).click();
  await expect(page.getByText('The import is done.')).toBeVisible();

  const assigning = clicking('assign 290 imported files', 4);
  await assigning.on(page.getByRole('button', { name: 'Assign these 290 files to …' }));
  const dialog = page.getByRole('dialog');
  await assigning.on(dialog.getByRole('combobox', { name: 'Person' }));
  await assigning.on(page.getByRole('option').first());
  await assigning.on(dialog.getByRole('button', { name: /^Assign/ }));
  await expect(page.getByRole('dialog', { name: '290 of 290' })).toBeVisible({ timeout: 120_000 });
  assigning.isEnough();
});

test('what the last spreadsheet of a lender taught is known for its next, which is taken back as a whole', async ({
  comeIn,
}) => {
  const page = await comeIn('administrator', '/import');
  await page.getByRole('combobox', { name: 'Client' }).fill('Lender F');
  await page.getByRole('option', { name: /^Lender F/ }).click();
  await page.getByLabel('Choose a spreadsheet').setInputFiles({
    name: 'december.xlsx',
    mimeType: xlsx,
    buffer: await workbook([account(400), account(401)]),
  });
  await expect(page.getByText(/Read as the last spreadsheet of this client \(version \d/)).toBeVisible();
  await page.getByRole('button', { name: 'Check the rows' }).click();
  await page.getByRole('button', { name: 'Place 2 rows' }).click();
  await expect(page.getByText('The import is done.')).toBeVisible();

  await page.getByRole('button', { name: 'Take back' }).click();
  const asking = page.getByRole('dialog', { name: 'Take this back?' });
  await expect(asking).toContainText('2 files that were placed are removed');
  await asking.getByRole('button', { name: 'Take back' }).click();
  await expect(page.getByText('It is taken back.')).toBeVisible();
  await page.goto(`/files?bankAccountNumber=${account(400)}`);
  await expect(page.getByRole('heading', { name: 'Nothing matches these filters' })).toBeVisible();
});
