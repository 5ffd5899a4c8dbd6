import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect } from './test';

export const part = (page: Page, name: string) => page.getByRole('region', { name });
/** The exports for a lender, the newest first. */
export const exportsFor = (page: Page, lender: string) =>
  part(page, 'Exports').getByRole('listitem').filter({ hasText: lender });

/** What the newest export for a lender holds, line by line. */
export async function downloaded(page: Page, lender: string): Promise<string[]> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    exportsFor(page, lender)
      .first()
      .getByRole('button', { name: /^Download/ })
      .click(),
  ]);
  return (await readFile(await file.path(), 'utf8'))
    .replace(/^\uFEFF/, '')
    .trim()
    .split('\r\n');
}

/** Exports what waits for a lender to be told, on the page that is for it, and answers the lines of the file. */
export async function exportFor(page: Page, lender: string): Promise<string[]> {
  await part(page, 'Waiting')
    .getByRole('listitem')
    .filter({ hasText: lender })
    .getByRole('button', { name: `Export now: ${lender}` })
    .click();
  await expect(page.getByRole('dialog')).toContainText('Sending them again takes a reason.');
  await page.getByRole('dialog').getByRole('button', { name: 'Export' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const newest = exportsFor(page, lender).first();
  await expect(newest.getByRole('button', { name: /^Download/ })).toBeVisible({ timeout: 60_000 });
  return downloaded(page, lender);
}
