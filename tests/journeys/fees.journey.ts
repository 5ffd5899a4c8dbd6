import type { Page } from '@playwright/test';
import { upload } from './desk/call';
import { takenFile } from './desk/taken-file';
import { expect, test } from './desk/test';

const charged = (page: Page) => page.getByRole('table', { name: 'Charged to the client' });
const dialog = (page: Page) => page.getByRole('dialog');
const quote = (page: Page) => page.getByRole('region', { name: 'How it is worked out' });

async function choose(page: Page, kind: string): Promise<void> {
  await dialog(page).getByRole('combobox', { name: 'For what' }).click();
  await page.getByRole('option', { name: kind, exact: true }).click();
}

/** Begins a charge of a kind, as far as the price that the list says. */
async function charge(page: Page, kind: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a charge' }).first().click();
  await choose(page, kind);
}

test('fees are priced by the list, wait where they must, and each side sees its own', async ({ comeIn }) => {
  const [page, vendor] = await Promise.all([comeIn('file_manager'), comeIn('vendor_manager')]);
  const fileId = await takenFile(page, vendor);
  const [desk, lender] = await Promise.all([comeIn('supervisor'), comeIn('lender_user')]);

  await test.step('the price list prices a fee, with its tax', async () => {
    await page.goto(`/files/${fileId}/fees`);
    await charge(page, 'Involuntary seizure');
    await expect(quote(page)).toContainText('Price list: $600.00 flat');
    await expect(quote(page)).toContainText('As the list says');
    await expect(quote(page)).toContainText('HST');
    await expect(quote(page)).toContainText('$78.00');
    await dialog(page).getByRole('button', { name: 'Add $678.00' }).click();
    const row = charged(page).getByRole('row', { name: /^Involuntary seizure/ });
    await expect(row).toContainText('Approved');
    await expect(row).toContainText('$678.00');
  });

  await test.step('a price other than the list’s is marked', async () => {
    await charge(page, 'Local tow');
    await dialog(page).getByLabel('Unit price').fill('205.00');
    await expect(quote(page)).toContainText('$20.00 above');
    await dialog(page).getByRole('button', { name: 'Add $231.65' }).click();
    await expect(charged(page).getByRole('row', { name: /^Local tow/ })).toContainText('$20.00 above');
  });

  await test.step('an expectation is realised by the fee that comes', async () => {
    await page.getByRole('button', { name: 'Add an expectation' }).click();
    await dialog(page).getByLabel('Quantity').fill('10');
    await dialog(page).getByRole('button', { name: 'Add the expectation' }).click();
    const expected = page.getByRole('table', { name: 'Expected' });
    await expect(expected.getByRole('row', { name: /^Storage/ }).first()).toBeVisible();
    await charge(page, 'Storage');
    await dialog(page).getByLabel('Quantity').fill('12');
    await dialog(page)
      .getByRole('button', { name: /^Add \$/ })
      .click();
    await expect(expected.getByRole('row', { name: /^Storage/ }).first()).toContainText('Came at');
  });

  await test.step('above the threshold it waits, and someone else approves it', async () => {
    await charge(page, 'Heavy tow / lowbed');
    await dialog(page).getByLabel('Quantity').fill('3');
    await dialog(page).getByRole('button', { name: 'Send for approval' }).click();
    const row = charged(page).getByRole('row', { name: /^Heavy tow/ });
    await expect(row).toContainText('Awaiting approval');
    await desk.goto(`/files/${fileId}/fees`);
    const waiting = charged(desk).getByRole('row', { name: /^Heavy tow/ });
    await waiting.getByRole('button', { name: /^What can be done with/ }).click();
    await desk.getByRole('menuitem', { name: 'Approve' }).click();
    await expect(waiting).toContainText('Approved');
    await page.reload();
    await expect(row).toContainText('Approved');
  });

  await test.step('what has no name of its own takes a description, a document and an approval', async () => {
    await upload(page, fileId, 'receipt', 'receipt-of-the-day.pdf');
    await charge(page, 'Other');
    await dialog(page).getByLabel('Unit price').fill('80.00');
    const send = dialog(page).getByRole('button', { name: 'Send for approval' });
    await send.click();
    await expect(dialog(page).getByText('Description is a required field')).toBeVisible();
    await dialog(page).getByLabel('Description').fill('Translation of the notice');
    await send.click();
    await expect(dialog(page).getByText('Document is a required field')).toBeVisible();
    await dialog(page).getByRole('combobox', { name: 'Document' }).fill('receipt');
    await page.getByRole('option', { name: /receipt-of-the-day/ }).click();
    await send.click();
    await expect(charged(page).getByRole('row', { name: /^Other/ })).toContainText('Awaiting approval');
  });

  await test.step('the lender sees what it is charged and nothing of the vendor, the vendor the reverse', async () => {
    await page.getByRole('button', { name: 'Add a payable' }).first().click();
    await choose(page, 'Involuntary seizure');
    await dialog(page)
      .getByRole('button', { name: /^Add \$/ })
      .click();
    await expect(page.getByRole('table', { name: 'Owed to vendors' })).toContainText('Involuntary seizure');
    await lender.goto(`/files/${fileId}/fees`);
    await expect(charged(lender)).toContainText('$678.00');
    await expect(lender.getByText('Net for the agency')).toHaveCount(0);
    await expect(lender.getByText('Owed to vendors')).toHaveCount(0);
    // What the lender has not been asked for yet is not there either.
    await expect(charged(lender).getByRole('row', { name: /^Other/ })).toHaveCount(0);
    await vendor.goto(`/files/${fileId}/fees`);
    await expect(vendor.getByRole('table', { name: 'Owed to your company' })).toContainText(
      'Involuntary seizure',
    );
    await expect(vendor.getByText('Cost to date')).toHaveCount(0);
    await expect(charged(vendor)).toHaveCount(0);
    await expect(vendor.getByText('$678.00')).toHaveCount(0);
  });

  await test.step('only what the client is charged, and what stands, is offered to be written off', async () => {
    await page.goto(`/files/${fileId}/requests`);
    await page.getByRole('button', { name: 'Raise a request' }).click();
    await dialog(page).getByRole('combobox', { name: 'What do you ask for?' }).click();
    await page.getByRole('option', { name: 'Write-off', exact: true }).click();
    await dialog(page).getByRole('combobox', { name: 'Fees to write off' }).click();
    const offered = page.getByRole('listbox').getByRole('option');
    await expect(offered.filter({ hasText: 'Heavy tow' })).toHaveCount(1);
    // The vendor's own, of the same kind, is not the client's to give up; what waits for approval is not owed yet.
    await expect(offered.filter({ hasText: 'Involuntary seizure' })).toHaveCount(1);
    await expect(offered.filter({ hasText: 'Other' })).toHaveCount(0);
  });
});
