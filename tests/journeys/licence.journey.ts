import type { Page } from '@playwright/test';
import { call, listed, smallPdf } from './desk/call';
import { readyFile } from './desk/ready-file';
import { expect, test } from './desk/test';

const dialog = (page: Page) => page.getByRole('dialog');

test('a licence is dropped where the gate asks for it, written down beside it, and opens the gate', async ({
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
  await gate.getByRole('button', { name: 'Add the licence of Demo bailiff Toronto 1' }).click();
  await dialog(page)
    .getByLabel(/^Number/)
    .fill('BC-310');
  await dialog(page).locator('input[type=file]').setInputFiles(smallPdf('appointment.pdf'));
  await expect(dialog(page).getByRole('combobox', { name: /^Document/ })).toHaveValue('appointment.pdf');
  await dialog(page).getByRole('button', { name: 'Keep the licence' }).click();
  await expect(page.getByText('The licence is kept.')).toBeVisible();
  await expect(gate).toContainText('Passed');
  // What the company held before, it holds still.
  const { compliance } = await call(page, 'GET', `/company/${String(bailiff?._id)}`);
  expect(compliance).toMatchObject([{ state: 'ON' }, { state: 'BC', number: 'BC-310' }]);
});

test('an insurance that ended keeps its vendor from being sent out until it is renewed with its certificate', async ({
  comeIn,
}) => {
  const page = await comeIn('supervisor', '/healthz');
  const [vendor] = await listed(page, '/company/list?code=V05');
  await page.goto(`/companies/${String(vendor?._id)}`);
  await expect(page.getByRole('main')).toContainText('Liability insurance expired on');
  await page.getByRole('link', { name: 'Edit' }).click();
  await page.getByRole('textbox', { name: 'Expires on' }).first().fill('2031-06-30');
  const save = page.getByRole('button', { name: 'Save' });
  await save.click();
  await expect(
    page.getByText('This document shows a licence as it was written down already.').first(),
  ).toBeVisible();
  await page
    .getByRole('group', { name: 'Insurance certificate: drop it here' })
    .locator('input')
    .setInputFiles(smallPdf('cover-2031.pdf'));
  await expect(page.getByRole('combobox', { name: /^Document(\W|$)/ }).first()).toHaveValue('cover-2031.pdf');
  await save.click();
  await page.waitForURL(`**/companies/${String(vendor?._id)}`);
  await expect(page.getByRole('main')).not.toContainText('Liability insurance expired on');
  const renewed = await call(page, 'GET', `/company/${String(vendor?._id)}`);
  expect(renewed).toMatchObject({
    assignmentBlocked: false,
    compliance: [{ expiresOn: '2031-06-30' }, { state: 'MB' }],
  });
});
