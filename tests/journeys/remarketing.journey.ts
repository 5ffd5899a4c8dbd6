import type { Page } from '@playwright/test';
import { expect, test } from './desk/test';

const table = (page: Page) => page.getByRole('table', { name: 'Remarketing' });
const rows = (page: Page) =>
  table(page)
    .getByRole('row')
    .filter({ has: page.getByRole('link') });
/** A bar of a chart, which the filters above it say in words for those who do not see it. */
const bar = (page: Page, chart: string, found: string) =>
  page.getByRole('region', { name: chart }).locator(`a[href*="${found}"]`);

test('what is for sale is found by its bars, adds up, and leads to its file', async ({ comeIn }) => {
  const page = await comeIn('remarketing_specialist', '/remarketing');

  await test.step('a bar leads to as many units as it says, and the address keeps them', async () => {
    const oldest = bar(page, 'Units by days for sale', 'ageing=60');
    const count = Number(
      await page
        .getByRole('region', { name: 'Units by days for sale' })
        .getByText(/^\d+$/)
        .last()
        .textContent(),
    );
    expect(count).toBeGreaterThan(0);
    await oldest.click();
    await expect(page).toHaveURL(/ageing=60/);
    await expect(rows(page)).toHaveCount(Math.min(count, 25));
    await page.reload();
    await expect(rows(page)).toHaveCount(Math.min(count, 25));
  });

  await test.step('the foot adds up what is above it', async () => {
    const all = await rows(page).evaluateAll((list) =>
      list.map((row) => [...row.querySelectorAll('td, th')].map((cell) => cell.firstChild?.textContent)),
    );
    const head = await table(page).getByRole('columnheader').allInnerTexts();
    const place = head.indexOf('Book value');
    const cents = (text: string | null | undefined) =>
      Math.round(Number((text ?? '').replace(/[^\d.]/g, '')) * 100);
    const sum = all.reduce((total, row) => total + cents(row[place]), 0);
    const foot = await table(page).getByRole('row').last().innerText();
    expect(foot.replaceAll(',', '')).toContain(`$${(sum / 100).toFixed(2)}`);
  });

  await test.step('a unit leads to its file, and back to the same units', async () => {
    const first = rows(page).first().getByRole('link');
    const ref = await first.innerText();
    await first.click();
    await expect(page.getByRole('heading', { level: 1, name: ref })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/ageing=60/);
  });
});

test('makes and models are proposed as they are typed, and what is typed stays', async ({ comeIn }) => {
  const page = await comeIn('administrator', '/files?status=attempting&assetType=automobile');
  const file = page.getByRole('rowheader').getByRole('link', { name: /^L/ }).first();
  await page.goto(`${(await file.getAttribute('href')) ?? ''}/edit`);
  const make = page.getByRole('combobox', { name: 'Make' });
  await make.fill('Toyota');
  const proposed = async (field: 'Make' | 'Model') => {
    const input = page.getByRole('combobox', { name: field });
    await input.focus();
    const list = page.locator(`[id="${(await input.getAttribute('list')) ?? ''}"]`);
    await expect(list.locator('option').first()).toBeAttached();
    return list
      .locator('option')
      .evaluateAll((options) => options.map((one) => (one as HTMLOptionElement).value));
  };
  expect(await proposed('Make')).toContain('Honda');
  await page.getByRole('textbox', { name: /^Year/ }).fill('2020');
  const models = await proposed('Model');
  expect(models).toContain('RAV4');
  expect(models).not.toContain('Civic');
  await page.getByRole('combobox', { name: 'Model' }).fill('Crown Signia');
  await page.getByRole('button', { name: /^Save/ }).first().click();
  await expect(page.getByText('Crown Signia').first()).toBeVisible();
});
