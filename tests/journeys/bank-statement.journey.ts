import { Buffer } from 'node:buffer';
import { expect, test } from './desk/test';

const dayBefore = (days: number): string =>
  new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

test('an accountant books a bank’s statement as it is proposed, sets a charge aside, and takes nothing twice', async ({
  comeIn,
}) => {
  const page = await comeIn('accountant', '/bank-statements');
  const take = () =>
    page
      .getByLabel('Choose a statement', { exact: true })
      .and(page.locator('input'))
      .setInputFiles({
        name: 'november.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(
          [
            'Date;Description;Débit;Crédit;Solde',
            `${dayBefore(3)};Virement reçu LENDER E;;1 500,00;9 000,00`,
            `${dayBefore(2)};Frais mensuels;12,50;;8 987,50`,
            `${dayBefore(2)};DEPOSIT 4711;;321,09;9 308,59`,
          ].join('\n'),
        ),
      });
  await take();
  await expect(page.getByText('3 new lines.')).toBeVisible();

  const named = page.getByRole('row', { name: /LENDER E/ });
  await expect(named).toContainText('client named in the line, the oldest first');
  await named.getByRole('button', { name: /^Book/ }).click();
  await expect(page.getByText('1 line booked')).toBeVisible();
  await expect(named).toHaveCount(0);

  const charge = page.getByRole('row', { name: /Frais mensuels/ });
  await charge.getByRole('button', { name: /^Set aside/ }).click();
  await expect(charge).toHaveCount(0);

  const unnamed = page.getByRole('row', { name: /DEPOSIT 4711/ });
  await unnamed.getByRole('button', { name: /^Who paid\?/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Who paid $321.09?' });
  await dialog.getByRole('combobox', { name: 'Client' }).click();
  await page.getByRole('option', { name: /^Lender C/ }).click();
  await dialog.getByRole('button', { name: 'Book' }).click();
  await expect(unnamed).toHaveCount(0);

  await take();
  await expect(page.getByText('0 new lines. 3 were known already.')).toBeVisible();
  await page.goto('/bank-statements?show=aside');
  await expect(page.getByRole('row', { name: /Frais mensuels/ })).toContainText('−$12.50');

  await page.goto(`/payments?status=cleared&receivedDateFrom=${dayBefore(3)}&receivedDateTo=${dayBefore(3)}`);
  await expect(page.getByRole('row').filter({ hasText: '$1,500.00' }).first()).toContainText('Cleared');
});
