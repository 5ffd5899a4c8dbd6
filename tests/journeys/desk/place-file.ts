import type { Locator, Page } from '@playwright/test';
import { expect } from './test';

/** What nothing fills by itself in the form of a placement: the make comes from the VIN, the province from the postal code. */
export interface Placement {
  readonly account: string;
  readonly vin: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly line1: string;
  readonly city: string;
  readonly postalCode: string;
}

const box = (page: Page, name: string): Locator => page.getByRole('textbox', { name });

/** The heading of a file once it is placed, which begins with its number. */
export const placedHeading = (page: Page): Locator =>
  page.getByRole('heading', { level: 1, name: /^File LNA-\d+$/ });

/** Fills the open form of a placement. */
export async function fillPlacement(page: Page, placement: Placement): Promise<void> {
  await box(page, 'VIN or serial number').fill(placement.vin);
  await box(page, 'Account number').fill(placement.account);
  await page.getByRole('combobox', { name: 'Contract type' }).click();
  await page.getByRole('option', { name: 'Conditional sale contract' }).click();
  await box(page, 'First name').fill(placement.firstName);
  await box(page, 'Last name').fill(placement.lastName);
  await box(page, 'Street and number').fill(placement.line1);
  await box(page, 'City').fill(placement.city);
  await box(page, 'Postal code').fill(placement.postalCode);
}

/** Places a file as a person of Lender A does, and answers its id once the file is open. */
export async function placeFile(lender: Page, placement: Placement): Promise<string> {
  await lender.goto('/files/create');
  await fillPlacement(lender, placement);
  await lender.getByRole('button', { name: 'Place the file' }).click();
  await expect(placedHeading(lender)).toBeVisible();
  return new URL(lender.url()).pathname.split('/')[2] ?? '';
}
