import type { Page } from '@playwright/test';
import { listed } from './desk/call';
import { placeFile } from './desk/place-file';
import { takeOn } from './desk/taken-file';
import { expect, test } from './desk/test';

const found = '1180 Sample Harbour St, Hamilton, ON';

/** Picks what a field of the open dialog offers, typed as a person does where it is looked up. */
async function pick(page: Page, field: RegExp, option: RegExp, typed?: string): Promise<void> {
  const box = page.getByRole('dialog').getByRole('combobox', { name: field });
  // What stands there already is not looked up again.
  if (typed && (await box.inputValue()) === typed) return;
  await (typed ? box.fill(typed) : box.click());
  await page.getByRole('option', { name: option }).first().click();
}

/** Opens the order of a trace and says whom it looks for, where, and what permits it. */
async function beginTrace(page: Page, type: string, cost: string): Promise<void> {
  await page.getByRole('button', { name: 'Order or record a trace' }).first().click();
  await pick(page, /^Trace type/, new RegExp(`^${type}`), type);
  await pick(page, /^Looked for/, /Tremblay-Canary/, 'Tremblay');
  await page.getByRole('dialog').getByRole('textbox', { name: 'Source', exact: true }).first().fill('Bureau');
  await pick(page, /^Permissible purpose/, /^Locate collateral/);
  await page.getByRole('dialog').getByRole('textbox', { name: /^Cost/ }).fill(cost);
}

/** Keeps the trace that is filled in. */
async function keepTrace(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Record the trace' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test('a lender places a file, a paid trace is asked for, approved from the inbox, found, copied with its history, and shown to a vendor once it is shared', async ({
  comeIn,
}) => {
  const [staff, vendor, lender] = await Promise.all([
    comeIn('file_manager'),
    comeIn('vendor_manager'),
    comeIn('lender_supervisor'),
  ]);
  const fileId = await placeFile(lender, {
    ...{ account: `J4-${Date.now()}`, vin: '2T1BURHE0NC123456' },
    ...{ firstName: 'Odile', lastName: 'Tremblay-Canary' },
    ...{ line1: '4 Sample Pier Rd', city: 'Toronto', postalCode: 'M5V 0Z1' },
  });
  await takeOn(staff, vendor, fileId);

  // The first is ordered with what permits it; whoever begins the same again is told when it was, and what it cost.
  await staff.goto(`/files/${fileId}/skip-traces`);
  await beginTrace(staff, 'Basic phone and address', '12.00');
  await keepTrace(staff);
  const dialog = staff.getByRole('dialog');
  await staff.getByRole('button', { name: 'Order or record a trace' }).first().click();
  await expect(dialog.getByRole('alert')).toContainText(/The same kind of trace was made/);
  await expect(dialog.getByRole('alert')).toContainText('It cost $12.00');
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  // The dearer one is asked for, and the client decides in its inbox.
  const reason = `Bureau header ${Date.now()}`;
  await staff.goto(`/files/${fileId}/requests`);
  await staff.getByRole('button', { name: 'Raise a request' }).first().click();
  await pick(staff, /^What do you ask for/, /^Paid trace approval/);
  await dialog.getByRole('textbox', { name: /^Amount/ }).fill('85.00');
  await dialog.getByRole('textbox', { name: /^Reason/ }).fill(reason);
  await dialog.getByRole('button', { name: 'Send the request' }).click();
  await expect(dialog).toHaveCount(0);
  await lender.goto('/requests?decidable=true&sortBy=-createdAt');
  const line = lender.getByRole('listitem').filter({ hasText: reason });
  await line.getByRole('button', { name: 'Approve' }).click();
  await lender.getByRole('dialog').getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(line).toHaveCount(0);

  // It is bought within what was approved, and finds two addresses.
  await staff.goto(`/files/${fileId}/skip-traces`);
  await beginTrace(staff, 'Credit bureau header', '85.00');
  await pick(staff, /^Approval request/, /./, 'Paid');
  await pick(staff, /^Result/, /^New lead/);
  const rows = dialog.getByRole('list').nth(1);
  for (const [at, [line1, city]] of [
    ['1180 Sample Harbour St', 'Hamilton'],
    ['9 Sample Mill Rd', 'Guelph'],
  ].entries()) {
    await dialog.getByRole('button', { name: 'Add a row' }).nth(1).click();
    const row = rows.getByRole('listitem').nth(at);
    await row.getByRole('textbox', { name: 'Address', exact: true }).fill(line1 ?? '');
    await row.getByRole('textbox', { name: 'City' }).fill(city ?? '');
    await row.getByRole('combobox', { name: /^Province/ }).fill('Ontario');
    await staff.getByRole('option', { name: 'Ontario' }).click();
  }
  await keepTrace(staff);
  await vendor.goto(`/files/${fileId}/skip-traces`);
  await expect(vendor.getByRole('heading', { name: 'Nothing was traced on this file' })).toBeVisible();

  // One of them is copied to the party, and the history says so.
  await staff.getByRole('button', { name: new RegExp(`^Copy to a party: ${found.slice(0, 22)}`) }).click();
  await dialog.getByRole('button', { name: 'Copy to a party' }).click();
  await expect(dialog).toHaveCount(0);
  const [party] = await listed(staff, `/relatedParty/list?fileId=${fileId}`);
  expect(party?.addresses).toMatchObject([
    { line1: '4 Sample Pier Rd', city: 'Toronto' },
    { line1: '1180 Sample Harbour St', city: 'Hamilton', source: 'Bureau' },
  ]);
  const history = await listed(staff, `/history/list/${fileId}`);
  expect(history.map(({ type }) => type)).toContain('party_updated');

  // The vendor sees the trace once it is shared, without its cost.
  const card = staff.getByRole('listitem').filter({ hasText: 'Credit bureau header' });
  await card.getByRole('button', { name: 'Share with vendors' }).click();
  await expect(card).toContainText('Shared with vendors');
  await vendor.reload();
  await expect(vendor.getByRole('main')).toContainText('1180 Sample Harbour St');
  await expect(vendor.getByRole('main')).not.toContainText('$85.00');
});
