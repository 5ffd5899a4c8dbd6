import type { Page } from '@playwright/test';
import { expect } from './test';

/** Money as somebody records it: its kind and method as they are read, and how much. */
export interface Money {
  readonly type: string;
  readonly method: string;
  readonly amount: string;
}

const dialog = (page: Page) => page.getByRole('dialog');

/** Records money on the page of a file's payments. */
export async function record(page: Page, { type, method, amount }: Money): Promise<void> {
  await page.getByRole('button', { name: 'Record a payment', exact: true }).click();
  await dialog(page).getByLabel('Payment type').click();
  await page.getByRole('option', { name: type, exact: true }).click();
  await dialog(page).getByLabel('Payment method').click();
  await page.getByRole('option', { name: method, exact: true }).click();
  await dialog(page).getByLabel('Amount').fill(amount);
  await dialog(page).getByRole('button', { name: 'Record the payment' }).click();
  await expect(dialog(page)).toHaveCount(0);
}

/** Says of money that it has cleared. */
export async function clear(page: Page, type: RegExp): Promise<void> {
  const row = page.getByRole('row', { name: type });
  await row.getByRole('button', { name: 'Clear' }).click();
  await dialog(page).getByRole('button', { name: 'Clear' }).click();
  await expect(row).toContainText('Cleared');
}
