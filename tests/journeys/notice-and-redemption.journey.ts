import type { Page } from '@playwright/test';
import { call, listed, refused, upload } from './desk/call';
import { clear, record } from './desk/money';
import { photograph } from './desk/photograph';
import { readyFile } from './desk/ready-file';
import { expect, test } from './desk/test';

const dialog = (page: Page) => page.getByRole('dialog');
const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

async function choose(page: Page, label: RegExp, option: RegExp): Promise<void> {
  await dialog(page).getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option }).first().click();
}

const addresses = [
  { line1: '12 Elm St', city: 'Guelph', state: 'ON', postalCode: 'N1H 2T4', type: 'residence' },
];
/** Who owes and reads French, who stands surety, and who lives next door. */
const parties = [
  { relatedPartyType: 'primary_debtor', firstName: 'Ann', lastName: 'Sample', language: 'fr' },
  { relatedPartyType: 'guarantor', firstName: 'Bo', lastName: 'Surety' },
  { relatedPartyType: 'neighbour', firstName: 'Cy', lastName: 'Nextdoor' },
];

/** A unit that was given up to the Toronto bailiff and lies in its yard, with a child seat in it; photographed, and its list signed. */
async function describedUnit(staff: Page, vendor: Page): Promise<string> {
  const assignmentDate = `${inDays(-7)}T15:00:00Z`;
  const fileId = await readyFile(staff, { assignmentType: 'voluntary_surrender', assignmentDate });
  for (const party of parties) await call(staff, 'POST', '/relatedParty/', { fileId, addresses, ...party });
  const [bailiff] = await listed(staff, '/company/list?code=V01');
  const asked = await call(staff, 'POST', '/companyAssignment/', { fileId, companyId: bailiff?._id });
  await call(vendor, 'POST', '/companyAssignment/', { _id: asked._id, status: 'accepted' });
  const moved = (status: string, more: object = {}) =>
    call(staff, 'PATCH', '/file/', { _id: fileId, status, ...more });
  await moved('surrender_scheduled', { nextActionDate: inDays(2) });
  await moved('in_storage', {
    storage: { lotCompanyId: bailiff?._id, lotAddress: '9 Yard Rd' },
    recovery: { securedDate: inDays(-1), recoveryType: 'voluntary' },
    personalEffects: { status: 'stored', items: ['Child seat'], holdUntilDate: inDays(30) },
  });
  await moved('inventory_pending');
  await moved('condition_report_pending');
  await photograph(vendor, fileId);
  await upload(vendor, fileId, 'personal_effects_inventory', 'signed-list.pdf');
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

/** Makes a form and keeps it, once its preview shows what it is to show. `kept`: its name in the language of who it is for. */
async function makeForm(
  page: Page,
  name: string,
  answers: Readonly<Record<string, string>>,
  shows: readonly string[],
  kept = name,
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
  await expect(page.getByRole('listitem').filter({ hasText: kept }).first()).toBeVisible();
}

test('a unit is secured and its notice served, its debtor redeems it before its day, and it goes back with what lay in it', async ({
  comeIn,
}) => {
  const run = String(Date.now()).slice(-6);
  const [page, yard] = await Promise.all([comeIn('file_manager'), comeIn('vendor_manager')]);
  const [accounts, lender] = await Promise.all([comeIn('accountant'), comeIn('lender_supervisor')]);
  const fileId = await describedUnit(page, yard);
  const file = `/files/${fileId}`;
  const transfer = { method: 'Electronic funds transfer', amount: '18500.00' };

  await test.step('once all is secured, the notice of its province comes next, in the language of who owes', async () => {
    await page.goto(file);
    await move(page, /^Secured, documents complete/);
    await page
      .getByRole('complementary', { name: 'What is next' })
      .getByRole('button', { name: 'Notice to be prepared' })
      .click();
    await dialog(page)
      .getByRole('button', { name: /move to/i })
      .click();
    await expect(dialog(page)).toHaveCount(0);
    await page.goto(`${file}/documents`);
    await page.getByRole('button', { name: 'Make a form', exact: true }).click();
    await dialog(page)
      .getByRole('button', { name: /^Not for this file now/ })
      .click();
    const ofQuebec = 'Prior notice of the exercise of a hypothecary right';
    await expect(dialog(page).getByRole('button', { name: ofQuebec })).toBeDisabled();
    await dialog(page).getByRole('button', { name: 'Notice of intended sale' }).click();
    await expect(dialog(page).getByRole('combobox', { name: /^Language of the form/ })).toHaveText('French');
    for (const name of ['Ann Sample', 'Bo Surety'])
      await expect(dialog(page).getByRole('checkbox', { name })).toBeChecked();
    await expect(dialog(page).getByText('Cy Nextdoor')).toHaveCount(0);
  });

  await test.step('the notice fills itself, and says what it misses', async () => {
    const preview = dialog(page).getByRole('region', { name: 'Preview' });
    await expect(preview.getByRole('status')).toContainText('Place of sale');
    await dialog(page).getByLabel('Place of sale').fill('Toronto auction, lane 4');
    await dialog(page).getByLabel('Whom to ask').fill('Sofia Whitebear-Test, 416 555-0134');
    await choose(page, /^Method of sale/, /^Physical lane/);
    await expect(preview).toContainText('Toronto auction, lane 4');
    await dialog(page).getByRole('button', { name: 'Make and keep' }).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByText(/^Avis de vente projetée/).first()).toBeVisible();
  });

  await test.step('its service by registered mail is recorded, and its day is reckoned with the rule and the source of it', async () => {
    await upload(page, fileId, 'proof_of_service', 'mail-receipt.pdf');
    await page.goto(file);
    const clocks = page.getByRole('region', { name: 'Clocks of the law' });
    await clocks.getByRole('button', { name: 'Record a service' }).click();
    for (const name of [/Sample/, /Surety/]) await choose(page, /^Served on/, name);
    await choose(page, /^Method/, /^Registered mail/);
    await dialog(page)
      .getByLabel(/^Served on/)
      .last()
      .fill(inDays(-1));
    await dialog(page)
      .getByLabel(/^Tracking number/)
      .fill('RN 123 456 789 CA');
    await choose(page, /^The document that proves it/, /mail-receipt|Proof of service/);
    await dialog(page).getByRole('button', { name: 'Record the service' }).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(clocks).toContainText('RN 123 456 789 CA');
    await expect(clocks).toContainText('15 clear days');
    await expect(clocks).toContainText('guide for bailiffs and assistant bailiffs (PPSA Part V)');
  });

  await test.step('before that day nothing is offered, whoever asks and however', async () => {
    await move(page, /^Notice sent/);
    await page.getByRole('button', { name: /Move the file to another status/ }).click();
    await expect(page.getByRole('menu')).toContainText(
      /Not before \d+ \w+ \d{4}: the notice runs until then/,
    );
    await page.keyboard.press('Escape');
    const { notice } = await call(page, 'GET', `/file/${fileId}`);
    const { earliestSaleDate } = notice as { earliestSaleDate: string };
    expect(earliestSaleDate >= inDays(25)).toBe(true);
    const [status, said] = await refused(page, 'PATCH', '/file/', { _id: fileId, status: 'notice_expired' });
    expect([status, JSON.stringify(said)]).toEqual([409, expect.stringContaining(earliestSaleDate)]);
  });

  await test.step('what it takes to redeem is reckoned, written down and quoted', async () => {
    await move(page, /^Redemption \/ reinstatement requested/);
    await page.goto(`${file}/documents`);
    await makeForm(
      page,
      'Redemption statement',
      { 'Good until': inDays(10), 'How to pay': 'By certified cheque at our desk.' },
      ['18 500,00 $', 'By certified cheque at our desk.'],
      'Relevé de rachat',
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
    await choose(page, /^The document that proves it/, /signed-quote/);
    await dialog(page).getByRole('button', { name: 'Record it' }).click();
    await expect(dialog(page)).toHaveCount(0);
    await move(page, /^Redemption amount quoted/);
  });

  await test.step('before the money has cleared nothing is redeemed', async () => {
    await page.getByRole('button', { name: /Move the file to another status/ }).click();
    await expect(page.getByRole('menuitem', { name: /^Redeemed/ })).toBeDisabled();
    await page.keyboard.press('Escape');
    await accounts.goto(`${file}/payments`);
    await record(accounts, { type: 'Redemption', ...transfer });
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
    await choose(page, /^What do you ask for/, /^Release of asset$/);
    await dialog(page)
      .getByRole('textbox', { name: /^Release to/ })
      .fill('Ann Sample');
    await dialog(page).getByRole('textbox', { name: 'Reason', exact: true }).fill(`Redeemed in full ${run}`);
    await dialog(page).getByRole('button', { name: 'Send the request' }).click();
    await expect(dialog(page)).toHaveCount(0);
  });

  await test.step('the client agrees, and the release is written and comes back signed', async () => {
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
    await upload(page, fileId, 'release_authorization', 'signed-release.pdf');
  });

  await test.step('the test of the closing names what is left, each with the way there', async () => {
    await page.goto(file);
    const checklist = async (): Promise<void> => {
      await page.getByRole('button', { name: /Move the file to another status/ }).click();
      await page.getByRole('menuitem', { name: /^Close checklist/ }).click();
      await choose(page, /^Closing reason/, /^Recovered, redeemed$/);
    };
    await checklist();
    const blockers = dialog(page).getByRole('listitem');
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
    await choose(page, /^Status/, /^Released$/);
    await dialog(page)
      .getByRole('textbox', { name: /^Released to/ })
      .fill('Ann Sample');
    await dialog(page).getByRole('button', { name: /^Save/ }).click();
    await expect(dialog(page)).toHaveCount(0);
  });

  await test.step('the money goes on to the client, the yard is done, and the file is closed', async () => {
    await accounts.goto(`${file}/payments`);
    await record(accounts, { type: 'Remittance to client', ...transfer });
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
