import type { Page } from '@playwright/test';
import { call, listed, smallPdf } from './desk/call';
import { readyFile } from './desk/ready-file';
import { expect, test } from './desk/test';

const dialog = (page: Page) => page.getByRole('dialog');

test('a licence is dropped on the gate that waits for it, written down beside it, and opens the gate', async ({
  comeIn,
}) => {
  const page = await comeIn('supervisor', '/healthz');
  const fileId = await readyFile(page);
  const [bailiff] = await listed(page, '/company/list?code=V01');
  await call(page, 'POST', '/companyAssignment/', { fileId, companyId: bailiff?._id });
  // The asset turns up where the bailiff of Ontario was never appointed.
  await call(page, 'PATCH', '/file/', { _id: fileId, state: 'BC' });
  await page.goto(`/files/${fileId}`);
  const gate = page.getByRole('listitem').filter({ hasText: 'Vendor licensed' }).first();
  await gate.locator('input[type=file]').setInputFiles(smallPdf('appointment.pdf'));
  await gate.getByRole('button', { name: 'Add the licence of Demo bailiff Toronto 1' }).click();
  await dialog(page)
    .getByLabel(/^Number/)
    .fill('BC-310');
  await dialog(page)
    .getByRole('combobox', { name: /^Document/ })
    .click();
  await page.getByRole('option', { name: /appointment\.pdf/ }).click();
  await dialog(page).getByRole('button', { name: 'Keep the licence' }).click();
  await expect(page.getByText('The licence is kept.')).toBeVisible();
  await expect(gate).toContainText('Passed');
  // What the company held before, it holds still.
  const { compliance } = await call(page, 'GET', `/company/${String(bailiff?._id)}`);
  expect(compliance).toMatchObject([{ state: 'ON' }, { state: 'BC', number: 'BC-310' }]);
});
