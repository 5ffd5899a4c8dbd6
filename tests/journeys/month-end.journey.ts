import type { Locator } from '@playwright/test';
import { call } from './desk/call';
import { clicking } from './desk/clicking';
import { expect, test } from './desk/test';

test('an accountant drafts, issues and sends a client’s month in three clicks, and books one payment over many invoices', async ({
  comeIn,
}) => {
  const page = await comeIn('accountant', '/month-end');
  const row = page.getByRole('row', { name: /^Lender F/ });
  const button = (name: RegExp): Locator => row.getByRole('button', { name });
  await expect(button(/^Make \d+ drafts/)).toBeVisible();

  const month = clicking('draft, issue and send a month of a client', 3);
  await month.on(button(/^Make \d+ drafts/));
  await expect(page.getByText(/^\d+ drafts made$/)).toBeVisible();
  await expect(button(/^Make/)).toHaveCount(0);
  await month.on(button(/^Issue \d+/));
  await expect(page.getByText(/^\d+ invoices? issued$/)).toBeVisible();
  await month.on(button(/^Send \d+/));
  await expect(page.getByText(/^\d+ invoices? sent$/)).toBeVisible();
  await expect(button(/^Send/)).toHaveCount(0);
  month.isEnough();

  const receipt = clicking('one cheque over twenty invoices', 3);
  await receipt.on(button(/^Receipt/));
  const dialog = page.getByRole('dialog', { name: 'Receipt from Lender F' });
  await expect(dialog.getByText('It pays no invoice.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('20000.00');
  const paid = dialog.getByRole('rowheader').filter({ hasText: 'INV-' });
  await expect.poll(() => paid.count()).toBeGreaterThanOrEqual(20);
  const oldest = (await paid.first().innerText()).trim();
  await receipt.on(dialog.getByRole('button', { name: 'Record the receipt' }));
  await expect(page.getByText(/^Recorded on \d+ invoices\. Not allocated: \$0\.00\.$/)).toBeVisible();
  receipt.isEnough();

  await page.goto('/payments?status=pending&sortBy=-amount');
  await expect(page.getByRole('row').filter({ hasText: '$20,000.00' }).first()).toContainText('Pending');
  expect(oldest).toMatch(/^NLR-INV-\d{4}-\d{6}$/);
});

test('what was issued goes to the accounts in one click; what they refuse says why, and goes once it is put right', async ({
  comeIn,
}) => {
  const page = await comeIn('accountant', '/month-end');
  const row = page.getByRole('row', { name: /^Lender E/ });
  await row.getByRole('button', { name: /^Issue \d+/ }).click();
  await expect(page.getByText(/^\d+ invoices? issued$/)).toBeVisible();
  const accounts = page.getByRole('region', { name: 'In the accounts' });
  await accounts.getByRole('button', { name: /^Send [\d,]+ entr(y|ies) to the accounts/ }).click();
  await expect(page.getByText(/^[\d,]+ entr(y is|ies are) on (its|their) way$/)).toBeVisible();
  const refused = accounts.getByRole('table', { name: 'Not taken' }).getByRole('row');
  // The demo gives this client a code that the accounts do not know.
  await expect(refused.filter({ hasText: 'The accounts know no customer LENDER-E.' }).first()).toBeVisible();
  await expect(accounts.getByRole('status')).toHaveCount(0);

  const admin = await comeIn('administrator', '/companies?code=LNE');
  await admin.getByRole('link', { name: 'Lender E' }).first().click();
  await admin.getByRole('link', { name: 'Edit', exact: true }).click();
  const code = admin.getByRole('textbox', { name: /^Sage customer code/ });
  await code.fill('CUS-005');
  await admin.getByRole('button', { name: 'Save 1 change' }).click();
  await expect(admin.getByRole('heading', { level: 1, name: 'Lender E' })).toBeVisible();

  await page.reload();
  await accounts.getByRole('button', { name: /^Send/ }).click();
  await expect(accounts.getByText('Everything up to this day stands in the accounts.')).toBeVisible();
  // As it was, for whoever walks here again.
  const _id = admin.url().split('/').pop() ?? '';
  await call(admin, 'PATCH', '/company/', { _id, sageCustomerCode: 'LENDER-E' });
});
