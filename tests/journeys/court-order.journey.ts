import type { Page } from '@playwright/test';
import { smallPdf } from './desk/call';
import { readyFile } from './desk/ready-file';
import { expect, test } from './desk/test';

const dialog = (page: Page) => page.getByRole('dialog');
const moves = (page: Page) => page.getByRole('button', { name: /Move the file to another status/ });

async function move(page: Page, to: RegExp, said: () => Promise<void>): Promise<void> {
  await moves(page).click();
  await page.getByRole('menuitem', { name: to }).click();
  await said();
  await dialog(page)
    .getByRole('button', { name: /^Move to|^Save and move/ })
    .click();
  await expect(dialog(page)).toHaveCount(0);
}

test('a court is asked by name, and its order is dropped on the gate, named, and opens what it permits', async ({
  comeIn,
}) => {
  const page = await comeIn('file_manager', '/healthz');
  const fileId = await readyFile(
    page,
    {
      ...{ state: 'BC', serialNumber: '2T1BURHE8K0000014', contractType: 'conditional_sale' },
      ...{ amountPaid: '7100.00', totalAmountSecured: '10000.00' },
    },
    'pre_seizure_checks',
  );
  await page.goto(`/files/${fileId}`);
  await move(page, /^Court permission required/, () =>
    dialog(page).getByLabel(/^Why/).fill('Seventy-one percent of the price is paid'),
  );
  await move(page, /^Application filed/, async () => {
    await dialog(page)
      .getByLabel(/^Court\b(?! file)/)
      .fill('Supreme Court of British Columbia');
    await dialog(page)
      .getByLabel(/^Court file number/)
      .fill('S-261044');
    await dialog(page)
      .getByLabel(/^Filed on/)
      .fill('2026-11-02');
  });

  const gate = page.locator('#gate-court-order-on-file');
  await gate.locator('input[type=file]').setInputFiles(smallPdf('order.pdf'));
  await expect(dialog(page).getByLabel(/^Court file number/)).toHaveValue('S-261044');
  await dialog(page).getByRole('button', { name: 'Add the order' }).click();
  await expect(dialog(page)).toContainText(/required|is needed/i);
  await dialog(page)
    .getByLabel(/^Ordered on/)
    .fill('2026-11-20');
  await dialog(page)
    .getByRole('combobox', { name: /^The order permits/ })
    .click();
  await page.getByRole('option', { name: 'To seize the asset' }).click();
  await dialog(page).getByRole('button', { name: 'Add the order' }).click();
  await expect(gate).toContainText('Passed');

  await page.goto(`/files/${fileId}/documents`);
  const order = page.getByRole('listitem').filter({ hasText: 'order.pdf' });
  await expect(order).toContainText('Supreme Court of British Columbia, no. S-261044');
  await expect(order).toContainText('To seize the asset');
});
