import type { Page } from '@playwright/test';
import { call, listed, upload } from './desk/call';
import { readyFile } from './desk/ready-file';
import { expect, test } from './desk/test';

const dialog = (page: Page) => page.getByRole('dialog');
const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** A unit that was given up to the Toronto bailiff and lies in its yard, with a child seat in it. */
async function storedUnit(staff: Page, vendor: Page): Promise<string> {
  const fileId = await readyFile(staff, { assignmentType: 'voluntary_surrender' });
  await call(staff, 'POST', '/relatedParty/', {
    fileId,
    relatedPartyType: 'primary_debtor',
    firstName: 'Ann',
    lastName: 'Sample',
    addresses: [
      { line1: '12 Elm St', city: 'Guelph', state: 'ON', postalCode: 'N1H 2T4', type: 'residence' },
    ],
  });
  const [bailiff] = await listed(staff, '/company/list?code=V01');
  const asked = await call(staff, 'POST', '/companyAssignment/', { fileId, companyId: bailiff?._id });
  await call(vendor, 'POST', '/companyAssignment/', { _id: asked._id, status: 'accepted' });
  const moved = (status: string, more: object) =>
    call(staff, 'PATCH', '/file/', { _id: fileId, status, ...more });
  await moved('surrender_scheduled', { nextActionDate: inDays(2) });
  await moved('in_storage', {
    storage: { lotCompanyId: bailiff?._id, lotAddress: '9 Yard Rd' },
    recovery: { securedDate: inDays(-1), recoveryType: 'voluntary' },
    personalEffects: { status: 'stored', items: ['Child seat'], holdUntilDate: inDays(30) },
  });
  return fileId;
}

/** Has the file moved to a status. */
async function move(page: Page, to: RegExp): Promise<void> {
  await page.getByRole('button', { name: /Move the file to another status/ }).click();
  await page.getByRole('menuitem', { name: to }).click();
  await dialog(page)
    .getByRole('button', { name: /move to/i })
    .click();
  await expect(dialog(page)).toHaveCount(0);
}

/** Makes a form and keeps it, once its preview shows what it is to show. */
async function makeForm(
  page: Page,
  name: string,
  answers: Readonly<Record<string, string>>,
  shows: readonly string[],
): Promise<void> {
  await page.getByRole('button', { name: 'Make a form', exact: true }).click();
  await dialog(page).getByRole('button', { name }).click();
  const preview = dialog(page).getByRole('region', { name: 'Preview' });
  for (const [label, text] of Object.entries(answers))
    await dialog(page)
      .getByRole('textbox', { name: new RegExp(`^${label}`) })
      .or(dialog(page).getByRole('combobox', { name: new RegExp(`^${label}`) }))
      .fill(text);
  for (const text of shows) await expect(preview).toContainText(text);
  await dialog(page).getByRole('button', { name: 'Make and keep' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('listitem').filter({ hasText: name }).first()).toBeVisible();
}

/** Records money on the page of a file's payments. */
async function record(page: Page, type: string, amount: string): Promise<void> {
  await page.getByRole('button', { name: 'Record a payment', exact: true }).click();
  await dialog(page).getByLabel('Payment type').click();
  await page.getByRole('option', { name: type, exact: true }).click();
  await dialog(page).getByLabel('Payment method').click();
  await page.getByRole('option', { name: 'Electronic funds transfer', exact: true }).click();
  await dialog(page).getByLabel('Amount').fill(amount);
  await dialog(page).getByRole('button', { name: 'Record the payment' }).click();
  await expect(dialog(page)).toHaveCount(0);
}

/** Says of money that it has cleared. */
async function clear(page: Page, type: RegExp): Promise<void> {
  const row = page.getByRole('row', { name: type });
  await row.getByRole('button', { name: 'Clear' }).click();
  await dialog(page).getByRole('button', { name: 'Clear' }).click();
  await expect(row).toContainText('Cleared');
}

test('a debtor redeems a unit: quoted, paid, released by both houses with what lay in it, and closed', async ({
  comeIn,
}) => {
  const run = String(Date.now()).slice(-6);
  const [page, yard] = await Promise.all([comeIn('file_manager'), comeIn('vendor_manager')]);
  const [accounts, lender] = await Promise.all([comeIn('accountant'), comeIn('lender_supervisor')]);
  const fileId = await storedUnit(page, yard);
  const file = `/files/${fileId}`;

  await test.step('what it takes to redeem is reckoned, written down and quoted', async () => {
    await page.goto(file);
    await move(page, /^Redemption \/ reinstatement requested/);
    await page.goto(`${file}/documents`);
    await makeForm(
      page,
      'Redemption statement',
      { 'Good until': inDays(10), 'How to pay': 'By certified cheque at our desk.' },
      ['$18,500.00', 'By certified cheque at our desk.'],
    );
    // What was made here proves nothing: the lender signs it and sends it back.
    await upload(lender, fileId, 'redemption_statement', 'signed-quote.pdf');
    await page.goto(file);
    await page.getByRole('button', { name: 'Record with its document' }).click();
    await page.getByRole('menuitem', { name: /^Amount to redeem/ }).click();
    await dialog(page)
      .getByRole('textbox', { name: /^Quoted amount/ })
      .fill('18500.00');
    await dialog(page)
      .getByLabel(/^Quote good until/)
      .fill(inDays(10));
    await dialog(page).getByRole('combobox', { name: 'The document that proves it' }).click();
    await page.getByRole('option', { name: /signed-quote/ }).click();
    await dialog(page).getByRole('button', { name: 'Record it' }).click();
    await expect(dialog(page)).toHaveCount(0);
    await move(page, /^Redemption amount quoted/);
  });

  await test.step('before the money has cleared nothing is redeemed', async () => {
    await page.getByRole('button', { name: /Move the file to another status/ }).click();
    await expect(page.getByRole('menuitem', { name: /^Redeemed/ })).toBeDisabled();
    await page.keyboard.press('Escape');
    await accounts.goto(`${file}/payments`);
    await record(accounts, 'Redemption', '18500.00');
    await clear(accounts, /^Redemption/);
    await page.reload();
    await move(page, /^Redeemed/);
  });

  await test.step('one house alone hands nothing back', async () => {
    await page.goto(`${file}/documents`);
    await page.getByRole('button', { name: 'Make a form', exact: true }).click();
    await dialog(page)
      .getByRole('button', { name: /^Not for this file now/ })
      .click();
    await expect(dialog(page).getByRole('button', { name: 'Release of the asset' })).toBeDisabled();
    await page.keyboard.press('Escape');
    await page.goto(`${file}/requests`);
    await page.getByRole('button', { name: 'Raise a request' }).click();
    await dialog(page)
      .getByRole('combobox', { name: /^What do you ask for/ })
      .click();
    await page.getByRole('option', { name: 'Release of asset', exact: true }).click();
    await dialog(page)
      .getByRole('textbox', { name: /^Release to/ })
      .fill('Ann Sample');
    await dialog(page).getByRole('textbox', { name: 'Reason', exact: true }).fill(`Redeemed in full ${run}`);
    await dialog(page).getByRole('button', { name: 'Send the request' }).click();
    await expect(dialog(page)).toHaveCount(0);
  });

  await test.step('the client agrees, and the release is written', async () => {
    await lender.goto('/requests?decidable=true&sortBy=-createdAt');
    const asked = lender.getByRole('listitem').filter({ hasText: `Redeemed in full ${run}` });
    await asked.getByRole('button', { name: 'Approve' }).click();
    await dialog(lender).getByRole('button', { name: 'Approve', exact: true }).click();
    await expect(asked).toHaveCount(0);
    await page.goto(`${file}/documents`);
    await makeForm(page, 'Release of the asset', { 'Release to': 'Ann Sample', 'Valid until': inDays(10) }, [
      'Ann Sample',
    ]);
    await page.goto(`${file}/requests`);
    await page.getByRole('button', { name: 'Mark as done' }).click();
    await expect(page.getByRole('button', { name: 'Mark as done' })).toHaveCount(0);
  });

  await test.step('the test of the closing names what is left, each with the way there', async () => {
    await page.goto(file);
    const checklist = async (): Promise<void> => {
      await page.getByRole('button', { name: /Move the file to another status/ }).click();
      await page.getByRole('menuitem', { name: /^Close checklist/ }).click();
      await dialog(page).getByRole('combobox', { name: 'Closing reason' }).click();
      await page.getByRole('option', { name: 'Recovered, redeemed' }).click();
    };
    await checklist();
    const blockers = dialog(page).getByRole('listitem');
    await expect(blockers).toHaveCount(3);
    await expect(blockers.filter({ hasText: 'Personal effects are still in storage.' })).toBeVisible();
    await expect(blockers.filter({ hasText: 'A vendor is still assigned.' })).toBeVisible();
    await expect(blockers.filter({ hasText: '$18,500.00' })).toBeVisible();
    await blockers.filter({ hasText: 'Personal effects' }).getByRole('link', { name: 'Go there' }).click();
    await expect(page).toHaveURL(new RegExp(`/files/${fileId}(/overview)?$`));
    await checklist();
    await dialog(page)
      .getByRole('button', { name: /move to/i })
      .click();
    await expect(dialog(page)).toHaveCount(0);
  });

  await test.step('the yard hands the personal effects over against a signature', async () => {
    await yard.goto(`${file}/documents`);
    await makeForm(
      yard,
      'Release of personal effects',
      {
        // A comma ends one of them.
        Items: 'Child seat,',
        'Received by': 'Ann Sample',
        'Identification seen': 'Ontario driver’s licence',
        'Released on': inDays(-1),
      },
      ['Child seat', 'Ann Sample'],
    );
    await page.getByRole('button', { name: 'Edit storage and effects', exact: false }).click();
    await dialog(page)
      .getByRole('combobox', { name: /^Status/ })
      .click();
    await page.getByRole('option', { name: 'Released', exact: true }).click();
    await dialog(page)
      .getByRole('textbox', { name: /^Released to/ })
      .fill('Ann Sample');
    await dialog(page).getByRole('button', { name: /^Save/ }).click();
    await expect(dialog(page)).toHaveCount(0);
  });

  await test.step('the money goes on to the client, the yard is done, and the file is closed', async () => {
    await accounts.goto(`${file}/payments`);
    await record(accounts, 'Remittance to client', '18500.00');
    const leader = await comeIn('supervisor', `${file}/payments`);
    await clear(leader, /^Remittance to client/);
    await page.goto(`${file}/assignments`);
    await page.getByRole('button', { name: 'Mark as completed' }).click();
    await expect(page.getByRole('button', { name: 'Mark as completed' })).toHaveCount(0);
    await page.goto(file);
    await page.getByRole('button', { name: /Move the file to another status/ }).click();
    await page.getByRole('menuitem', { name: /^Closed/ }).click();
    await expect(dialog(page).getByText('Nothing stands in the way of closing.')).toBeVisible();
    await dialog(page)
      .getByRole('button', { name: /Closed/ })
      .click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByText('Closed', { exact: true }).first()).toBeVisible();
  });
});
