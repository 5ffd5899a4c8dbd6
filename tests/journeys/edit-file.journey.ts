import { takenFile } from './desk/taken-file';
import { expect, test } from './desk/test';

test('a lender changes its own fields in the form of the whole file, and sends nothing else', async ({
  comeIn,
}) => {
  const fileId = await takenFile(await comeIn('file_manager'), await comeIn('vendor_manager'));
  const page = await comeIn('amelia.hansen@lna.example', `/files/${fileId}`);
  await expect(page.getByRole('heading', { level: 1, name: /^File LNA-\d+$/ })).toBeVisible();
  await page.getByRole('link', { name: 'Edit the file' }).click();
  const reference = page.getByRole('textbox', { name: 'Client reference' });
  await expect(reference).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Serial number' })).toHaveCount(0);
  const sent = page.waitForRequest(
    (request) => request.method() === 'PATCH' && /\/file\/?$/.test(request.url()),
  );
  const own = `R-${Date.now()}`;
  await reference.fill(own);
  await page.getByRole('button', { name: 'Save 1 change' }).click();
  expect(Object.keys((await sent).postDataJSON() as object).sort()).toEqual(['_id', 'clientReference']);
  await expect(page.getByText(own)).toBeVisible();
});
