import type { Locator } from '@playwright/test';
import { expect, test } from './desk/test';

/** Clicks as a person makes them, counted. */
function clicking() {
  let count = 0;
  return {
    count: () => count,
    on: async (what: Locator): Promise<void> => {
      count += 1;
      await what.click();
    },
  };
}

test('an accountant drafts, issues and sends a client’s month in three clicks, and books one payment over many invoices', async ({
  comeIn,
}) => {
  const page = await comeIn('accountant', '/month-end');
  const row = page.getByRole('row', { name: /^Lender F/ });
  const button = (name: RegExp): Locator => row.getByRole('button', { name });
  await expect(button(/^Make \d+ drafts/)).toBeVisible();

  const month = clicking();
  await month.on(button(/^Make \d+ drafts/));
  await expect(page.getByText(/^\d+ drafts made$/)).toBeVisible();
  await expect(button(/^Make/)).toHaveCount(0);
  await month.on(button(/^Issue \d+/));
  await expect(page.getByText(/^\d+ invoices? issued$/)).toBeVisible();
  await month.on(button(/^Send \d+/));
  await expect(page.getByText(/^\d+ invoices? sent$/)).toBeVisible();
  await expect(button(/^Send/)).toHaveCount(0);
  expect(month.count()).toBeLessThanOrEqual(3);

  const receipt = clicking();
  await receipt.on(button(/^Receipt/));
  const dialog = page.getByRole('dialog', { name: 'Receipt from Lender F' });
  await expect(dialog.getByText('It pays no invoice.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('24000.00');
  const paid = dialog.getByRole('rowheader').filter({ hasText: 'INV-' });
  await expect.poll(() => paid.count()).toBeGreaterThanOrEqual(20);
  const oldest = (await paid.first().innerText()).trim();
  await receipt.on(dialog.getByRole('button', { name: 'Record the receipt' }));
  await expect(page.getByText(/^Recorded on \d+ invoices\. Not allocated: \$0\.00\.$/)).toBeVisible();
  expect(receipt.count()).toBeLessThanOrEqual(3);

  await page.goto('/payments?status=pending&sortBy=-amount');
  await expect(page.getByRole('row').filter({ hasText: '$24,000.00' }).first()).toContainText('Pending');
  expect(oldest).toMatch(/^INV-\d{4}-\d{6}$/);
});
