import { expect, test } from './desk/test';
import { call } from './desk/call';
import { takenFile } from './desk/taken-file';

test('an accountant bills the fees of a file, sends the invoice and settles it', async ({ comeIn }) => {
  const page = await comeIn('accountant');
  const fileId = await takenFile(await comeIn('file_manager'), await comeIn('vendor_manager'));
  const { body: fee } = {
    body: await call(page, 'POST', '/fee/', {
      fileId,
      feeType: 'key_cut',
      direction: 'receivable',
      companyId: (await call(page, 'GET', `/file/${fileId}`)).clientId,
      quantity: 1,
      unitAmount: '295.00',
      state: 'ON',
      incurredOn: '2026-11-01',
    }),
  };
  await call(page, 'PATCH', '/fee/', { _id: fee._id, status: 'approved' });

  await page.goto(`/files/${fileId}/invoices`);
  await page.getByRole('button', { name: 'New invoice' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Make the draft' }).click();
  const invoice = page.getByRole('article', { name: /^Invoice/ });
  await invoice.getByRole('button', { name: 'Issue' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Issue' }).click();
  const number = await invoice.getByText(/^[A-Z]+-INV-\d{4}-\d{6}$/).innerText();
  await invoice.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click();
  await expect(invoice.getByText(/^Sent /).last()).toBeVisible();

  await page.goto(`/files/${fileId}/payments`);
  await page.getByRole('button', { name: 'Record a payment' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Amount').fill('5000.00');
  await dialog.getByRole('button', { name: 'Record the payment' }).click();
  const payment = page.getByRole('row').filter({ hasText: '$5,000.00' }).first();
  await payment.getByRole('button', { name: 'Allocate' }).click();
  await dialog.getByRole('button', { name: 'Save the allocation' }).click();
  await payment.getByRole('button', { name: 'Clear' }).click();
  await dialog.getByRole('button', { name: 'Clear' }).click();
  await expect(payment).toContainText('Cleared');

  await page.goto(`/files/${fileId}/invoices`);
  await expect(page.getByRole('row').filter({ hasText: number })).toContainText('Paid');
});
