import { takenFile } from './desk/taken-file';
import { expect, test } from './desk/test';

test('what is worth a second look about an assignment is said, and stays until it is read', async ({
  comeIn,
}) => {
  const [page, vendor] = await Promise.all([comeIn('file_manager'), comeIn('vendor_manager')]);
  // The file is in Ontario; the company that is asked for besides works in Québec.
  const fileId = await takenFile(page, vendor);
  await page.goto(`/files/${fileId}/assignments`);
  await page.getByRole('button', { name: 'Assign a company' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Province served' }).click();
  await page.getByRole('option', { name: 'Québec' }).click();
  await dialog.getByRole('radio', { name: /^Demo bailiff Montréal 2/ }).check();
  await dialog.getByRole('button', { name: 'Assign Demo bailiff Montréal 2' }).click();

  const notice = page.getByRole('dialog', { name: 'Demo bailiff Montréal 2 is assigned; please check' });
  await expect(notice).toContainText('does not list Ontario among the places it serves');
  await notice.getByRole('button', { name: 'Understood' }).click();
  await expect(notice).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Demo bailiff Montréal 2' })).toBeVisible();
});
