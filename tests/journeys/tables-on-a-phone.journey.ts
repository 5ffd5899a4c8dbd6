import { Buffer } from 'node:buffer';
import { listed } from './desk/call';
import { expect, test } from './desk/test';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

test('the rights of a role are read and ticked on a phone with nothing moved aside', async ({ comeIn }) => {
  const page = await comeIn('administrator', '/roles', phone);
  const roles = await listed(page, '/role/list');
  const id = String(roles.find(({ key }) => key === 'accountant')?._id);
  await page.goto(`/roles/${id}/edit`);
  const rights = page.getByRole('group', { name: 'Permissions' }).last();
  const card = rights
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: 'Files', exact: true }) });
  const box = card.getByRole('checkbox', { name: 'Create: Files' });
  await expect(box).not.toBeChecked();
  // By its word, which is wider than the box.
  await card.locator('label[data-word=Create]').click({ position: { x: 60, y: 14 } });
  await expect(box).toBeChecked();
  expect(await rights.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('what a line of a bank’s most likely is stands beside its head on a phone, and its acts fill a line', async ({
  comeIn,
}) => {
  const page = await comeIn('accountant', '/bank-statements', phone);
  // The host takes the same line once.
  const payer = `LENDER F ${Date.now()}`;
  const day = new Date(Date.now() - 4 * 86_400_000).toISOString().slice(0, 10);
  await page
    .getByLabel('Choose a statement', { exact: true })
    .and(page.locator('input'))
    .setInputFiles({
      name: 'phone.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`Date;Description;Débit;Crédit;Solde\n${day};Virement ${payer};;1 501,00;9 000,00`),
    });
  await expect(page.getByText(/^\d+ new line/)).toBeVisible();
  await page.evaluate(() => localStorage.setItem('locale', 'fr'));
  await page.goto('/bank-statements');
  const row = page.getByRole('row', { name: new RegExp(payer) });
  const likely = row.locator('[data-label=Probablement]');
  const edges = await likely.evaluate((cell) => {
    const [line, value] = [cell.getBoundingClientRect(), cell.firstElementChild?.getBoundingClientRect()];
    return value && [Math.round(value.top - line.top), Math.round(line.right - value.right)];
  });
  expect(edges).toEqual([2, 0]);
  const acts = row.locator('[data-label=Suite]');
  await expect(acts.getByRole('button')).toHaveCount(3);
  const heights = await acts
    .getByRole('button')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(new Set(heights).size).toBe(1);
  await acts.getByRole('button', { name: /^Mettre de côté/ }).click();
  await expect(row).toHaveCount(0);
});
