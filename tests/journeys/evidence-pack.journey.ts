import { readFile } from 'node:fs/promises';
import { readZip } from '../support/read-zip';
import { expect, test } from './desk/test';

test('a supervisor takes the evidence pack of a file out of its menu', async ({ comeIn }) => {
  const page = await comeIn('supervisor', '/files');
  const file = page.getByRole('row').nth(1).getByRole('link').first();
  const ref = (await file.innerText()).trim();
  await file.click();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Evidence pack' }).click();
  const dialog = page.getByRole('dialog', { name: `Evidence pack of ${ref}` });
  await dialog.getByRole('button', { name: 'Export' }).click();
  await expect(dialog.getByText('The file is ready.')).toBeVisible({ timeout: 60_000 });
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toBe(`${ref} - Evidence pack.zip`);
  const entries = readZip(await readFile(await saved.path()));
  expect([...entries.keys()]).toEqual(
    expect.arrayContaining(['records/file.csv', 'records/history.jsonl', 'index.pdf', 'checksums.txt']),
  );
});
