import type { Locator, Page } from '@playwright/test';
import { pdf } from '../support/document-bytes';
import { fillPlacement, placedHeading, placeFile } from './desk/place-file';
import type { Placement } from './desk/place-file';
import { expect, test } from './desk/test';

const box = (page: Page, name: string): Locator => page.getByRole('textbox', { name });
const status = (page: Page): Locator => page.getByRole('button', { name: /Move the file to another status/ });
const move = (page: Page, name: string): Locator => page.getByRole('menuitem', { name });

const day = 86_400_000;
const inDays = (count: number): string => new Date(Date.now() + count * day).toISOString().slice(0, 10);

/** Somebody in Vancouver who owes, as nothing fills it by itself. */
const ines = (account: string, vin: string): Placement => ({
  ...{ account, vin, firstName: 'Ines', lastName: 'Sample' },
  ...{ line1: '12 Test Lane', city: 'Vancouver', postalCode: 'V6B 0Z1' },
});

async function choose(page: Page, entry: string): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

test('a lender places a file in one short form, and is told of a second one for the account', async ({
  comeIn,
}) => {
  const account = `J1-${Date.now()}`;
  const page = await comeIn('amelia.hansen@lna.example', '/files/create');
  await page.getByRole('button', { name: 'Place the file' }).click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(/\d fields need attention/);
  await expect(page.getByText('Account number is a required field')).toBeVisible();
  await expect(page.getByText('Last name is a required field')).toBeVisible();

  await box(page, 'VIN or serial number').fill('2T1BURHE1NC123456');
  await expect(page.getByText('The check digit does not match')).toBeVisible();
  await fillPlacement(page, ines(account, '2T1BURHE0NC123456'));
  await expect(page.getByText('2022 Toyota Corolla read from the VIN')).toBeVisible();
  await expect(box(page, 'Year')).toHaveValue('2022');
  await expect(page.getByRole('combobox', { name: 'Make' })).toHaveValue('Toyota');
  await expect(page.getByRole('combobox', { name: 'Province' })).toHaveValue('British Columbia');
  await page.getByRole('button', { name: 'Place the file' }).click();

  const heading = placedHeading(page);
  await expect(heading).toBeVisible();
  const ref = /LNA-\d+/.exec(await heading.innerText())?.[0] ?? '';
  await expect(
    page.getByRole('banner').or(page.getByRole('main')).getByText('Ines Sample').first(),
  ).toBeVisible();
  await expect(page.getByText('New assignment').first()).toBeVisible();
  await page.getByRole('link', { name: /^Parties/ }).click();
  await expect(page.getByRole('heading', { name: 'Ines Sample' })).toBeVisible();

  await page.goto('/files/create');
  await fillPlacement(page, ines(account, '2T1BURHE0NC123456'));
  await page.getByRole('button', { name: 'Place the file' }).click();
  await expect(alert).toContainText('There is an open file for this account.');
  await expect(box(page, 'Last name')).toHaveValue('Sample');
  await alert.getByRole('link', { name: `Open ${ref}` }).click();
  await expect(heading).toContainText(ref);
});

test('the agency moves the file on, holds it and says what is next, and its history tells it', async ({
  comeIn,
}) => {
  const lender = await comeIn('noah.whitebear-test@lna.example');
  const fileId = await placeFile(lender, ines(`J2-${Date.now()}`, '5YJ3E1EA6PF000316'));

  const agency = await comeIn('supervisor', `/files/${fileId}`);
  await status(agency).click();
  await expect(move(agency, 'Under review')).toBeEnabled();
  await expect(move(agency, 'Accepted')).toBeDisabled();
  await expect(move(agency, 'Accepted')).toContainText('Contract on file: not passed yet');
  await agency.keyboard.press('Escape');
  // The contract is no date that somebody types: it is the document, and the gate opens with it.
  const gate = agency.locator('#gate-contract-on-file');
  await expect(gate).toContainText('Needed for “Accepted”');
  const carried = await agency.evaluateHandle((text) => {
    const all = new DataTransfer();
    all.items.add(new File([text], 'contract.pdf', { type: 'application/pdf' }));
    return all;
  }, pdf('contract').toString('latin1'));
  const place = gate.getByRole('group', { name: 'Drop it here and the gate opens: Security agreement' });
  for (const event of ['dragover', 'drop']) await place.dispatchEvent(event, { dataTransfer: carried });
  await status(agency).click();
  await expect(move(agency, 'Accepted')).toBeEnabled();
  await agency.keyboard.press('Escape');

  await agency.getByRole('button', { name: 'Record with its document' }).click();
  await agency.getByRole('menuitem', { name: 'Contract', exact: true }).click();
  const proof = agency.getByRole('dialog', { name: 'Record: Contract' });
  await proof.getByLabel(/^Contract on file/).fill('2026-01-05');
  await proof.getByRole('combobox', { name: 'The document that proves it' }).click();
  // The authorization lies on the file as well, and proves no contract.
  await expect(agency.getByRole('option')).toHaveCount(1);
  await agency.getByRole('option').first().click();
  await proof.getByRole('button', { name: 'Record it' }).click();
  await expect(proof).toBeHidden();
  await status(agency).click();
  await expect(move(agency, 'Accepted')).toBeEnabled();
  await move(agency, 'Accepted').click();
  const dialog = agency.getByRole('dialog', { name: 'Move to “Accepted”' });
  await dialog.getByRole('button', { name: 'Move to Accepted' }).click();
  await expect(agency.getByText('The file is now “Accepted”.')).toBeVisible();
  await expect(status(agency)).toContainText('Accepted');
  await expect(lender.getByText('Accepted', { exact: true }).first()).toBeVisible();

  await agency.getByRole('button', { name: 'No next action yet' }).click();
  const next = agency.getByRole('dialog', { name: 'Set the next action' });
  await next.getByLabel(/^What is to be done/).fill('Order the lien search');
  await next.getByRole('button', { name: 'Save the next action' }).click();
  await expect(agency.getByRole('complementary').getByText('Order the lien search')).toBeVisible();

  await choose(agency, 'Place on hold');
  const hold = agency.getByRole('dialog', { name: 'Place on hold' });
  await hold.getByRole('button', { name: 'Place the file on hold' }).click();
  await expect(hold.getByText('Hold reason is a required field')).toBeVisible();
  await hold.getByRole('combobox', { name: /^Hold reason/ }).click();
  await agency.getByRole('option').nth(1).click();
  await hold.getByLabel(/^Hold until/).fill('2099-01-15');
  await hold.getByRole('button', { name: 'Place the file on hold' }).click();
  await expect(hold.getByRole('alert')).toContainText('must be within 90 days');
  await hold.getByLabel(/^Hold until/).fill(inDays(30));
  await hold.getByRole('button', { name: 'Place the file on hold' }).click();
  await expect(hold).toBeHidden();
  await expect(agency.getByRole('region', { name: 'On hold' })).toContainText(/Hold until \d+ \w+ \d{4}/);
  await expect(lender.getByRole('region', { name: 'On hold' })).toBeVisible();
  await choose(agency, 'Release the hold');
  await agency.getByRole('dialog').getByRole('button', { name: 'Release the hold' }).click();
  await expect(agency.getByRole('region', { name: 'On hold' })).toHaveCount(0);

  const tabs = agency.getByRole('navigation', { name: 'Parts of the file' });
  await tabs.getByRole('link', { name: 'History' }).click();
  const happened = agency.getByRole('region', { name: 'History' }).getByRole('listitem');
  for (const sentence of [
    /Noah Whitebear-Test opened the file/,
    /Liam Nguyen changed the file: recorded with its document: Contract\..*Contract on file 5 Jan 2026/,
    /Liam Nguyen moved the file from “New assignment” to “Accepted”/,
    /Liam Nguyen changed the file · Next action Order the lien search/,
    /Liam Nguyen put the file on hold until \d+ \w+ \d{4}: \w/,
    /Liam Nguyen released the hold/,
  ])
    await expect(happened.filter({ hasText: sentence }).first()).toBeVisible();
});
