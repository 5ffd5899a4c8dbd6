import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { readZip } from '../support/read-zip';
import { codeFor, messageTo } from './desk/outbox';
import { emailOf, signIn } from './desk/sign-in';
import { expect, test } from './desk/test';

const run = String(Date.now()).slice(-8);
const role = `Outside auditor ${run}`;
const email = `auditor.${run}@lna.example`;
const secret = 'Looks-but-never-touches-9!';

async function pick(page: Page, box: string | RegExp, text: string, option: RegExp): Promise<void> {
  await page.getByRole('combobox', { name: box, exact: true }).fill(text);
  await page.getByRole('option', { name: option }).first().click();
}

/** Ticks rights of a role in the matrix. */
async function tick(rights: Locator, names: readonly string[]): Promise<void> {
  for (const name of names) await rights.getByRole('checkbox', { name, exact: true }).check();
}

async function company(page: Page, name: string, code: string, parent?: string): Promise<void> {
  await page.goto('/companies/create');
  await page.getByRole('textbox', { name: 'Company name' }).fill(name);
  await page.getByRole('textbox', { name: 'Code', exact: true }).fill(code);
  await pick(page, 'Activity', 'Bailiff', /^Bailiff/);
  if (parent) {
    await page.getByRole('checkbox', { name: 'Office', exact: true }).check();
    await pick(page, /^Parent company/, parent, new RegExp(parent));
  }
  await page.getByRole('textbox', { name: 'Address', exact: true }).fill('9000 Test Harbour Dr');
  await page.getByRole('textbox', { name: 'City' }).fill('Halifax');
  await pick(page, 'Province', 'Nova', /Nova Scotia/);
  await page.getByRole('textbox', { name: 'Postal code' }).fill('B3H 0Z1');
  await page.getByRole('textbox', { name: 'Phone' }).fill('902 555 0142');
  await pick(page, 'Provinces served', 'Nova', /Nova Scotia/);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Create company' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

async function fillUser(page: Page, of: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Company' }).fill('');
  await pick(page, 'Company', of, new RegExp(of));
  await page.getByRole('button', { name: 'Create user' }).click();
}

test('an administrator sets up a company and an auditor, who reads all, changes nothing, and goes when told', async ({
  comeIn,
  browser,
  contextOptions,
  baseURL,
}) => {
  const admin = await comeIn('administrator');
  const since = Date.now();

  await test.step('a company with an office', async () => {
    await company(admin, `Harbour Bailiffs ${run}`, `HB${run}`);
    await company(admin, `Harbour Bailiffs ${run} West`, `HW${run}`, `Harbour Bailiffs ${run}`);
    await expect(
      admin.getByRole('link', { name: `Harbour Bailiffs ${run}`, exact: true }).first(),
    ).toBeVisible();
  });

  await test.step('a role that reads and exports, for lenders alone', async () => {
    await admin.goto('/roles/create');
    await admin.getByRole('textbox', { name: 'Key' }).fill(`outside_auditor_${run}`);
    await admin.getByRole('textbox', { name: 'Name', exact: true }).fill(role);
    await admin.getByRole('combobox', { name: /^Scope/ }).click();
    await admin.getByRole('option', { name: 'Client and all its offices' }).click();
    await pick(admin, 'For activities', 'Lender', /^Lender/);
    await admin.keyboard.press('Escape');
    const rights = admin.getByRole('group', { name: 'Permissions' });
    await tick(rights, ['List: Files', 'Show: Files', 'Export: Files', 'List: Documents', 'Show: Documents']);
    await tick(rights, ['List: History', 'List: Audit log', 'Export: Audit log', 'List: Companies']);
    await admin.getByRole('button', { name: 'Create role' }).click();
    await expect(admin.getByRole('heading', { level: 1, name: role })).toBeVisible();
  });

  await test.step('is given to nobody of another kind of company', async () => {
    await admin.goto('/users/create');
    await admin.getByRole('textbox', { name: 'First name' }).fill('Noémie');
    await admin.getByRole('textbox', { name: 'Last name' }).fill(`Roy ${run}`);
    await admin.getByRole('textbox', { name: 'Email', exact: true }).fill(email);
    await pick(admin, 'Province', 'Ontario', /Ontario/);
    await pick(admin, 'Role', role, new RegExp(role));
    await fillUser(admin, `Harbour Bailiffs ${run}`);
    // A role for lenders alone goes as soon as the company is another.
    const asked = admin.getByRole('combobox', { name: 'Role', exact: true });
    await expect(asked).toHaveValue('');
    await expect(asked).toHaveAccessibleDescription(/Role is a required field/);
    await fillUser(admin, 'Lender A');
    await pick(admin, 'Role', role, new RegExp(role));
    await admin.getByRole('button', { name: 'Create user' }).click();
    await expect(admin.getByRole('heading', { level: 1, name: `Noémie Roy ${run}` })).toBeVisible();
  });

  const context = await browser.newContext({ ...contextOptions, baseURL });
  const auditor = await context.newPage();
  await test.step('the auditor comes in by the invitation', async () => {
    const { text } = await messageTo(email, since);
    const link = /https?:\/\/\S+/.exec(text)?.[0] ?? '';
    await auditor.goto(new URL(link).pathname + new URL(link).search);
    await auditor.getByLabel('New password', { exact: true }).fill(secret);
    await auditor.keyboard.press('Enter');
    await expect(auditor.getByText('Sign in with the new password.')).toBeVisible();
    await signIn(auditor, email, '/files', secret);
  });

  await test.step('reads the files of the lender, makes none, and takes one’s evidence along', async () => {
    await expect(auditor.getByRole('rowheader').first()).toContainText('LNA-');
    await expect(auditor.getByRole('link', { name: 'New file' })).toHaveCount(0);
    await auditor.getByRole('rowheader').first().getByRole('link').click();
    await expect(auditor.getByRole('link', { name: 'Edit', exact: true })).toHaveCount(0);
    await auditor.getByRole('button', { name: 'More', exact: true }).click();
    await auditor.getByRole('menuitem', { name: 'Evidence pack' }).click();
    const dialog = auditor.getByRole('dialog', { name: /^Evidence pack of LNA-/ });
    await dialog.getByRole('button', { name: 'Export' }).click();
    await expect(dialog.getByText('The file is ready.')).toBeVisible();
    const download = auditor.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Download' }).click();
    const entries = readZip(await readFile(await (await download).path()));
    expect([...entries.keys()]).toEqual(expect.arrayContaining(['index.pdf', 'checksums.txt']));
    await auditor.goto('/audit-log');
    await expect(auditor.getByRole('heading', { level: 1, name: 'Audit log' })).toBeVisible();
    await expect(auditor.getByRole('row').filter({ hasText: 'Exported' }).first()).toBeVisible();
  });

  await test.step('sees a right go while the page is open', async () => {
    const menu = auditor.getByRole('navigation', { name: 'Areas' });
    await expect(menu.getByRole('link', { name: 'Companies' })).toBeVisible();
    await admin.goto('/roles');
    await admin.getByRole('link', { name: role }).click();
    await admin.getByRole('link', { name: 'Edit' }).click();
    await admin
      .getByRole('group', { name: 'Permissions' })
      .getByRole('checkbox', { name: 'List: Companies', exact: true })
      .uncheck();
    await admin.getByRole('button', { name: 'Save 1 change' }).click();
    await expect(menu.getByRole('link', { name: 'Companies' })).toHaveCount(0);
  });

  await test.step('gets another role once its change is confirmed by a code, while the page is open', async () => {
    await admin.goto(`/users?lastName=${encodeURIComponent(`Roy ${run}`)}`);
    await admin.getByRole('link', { name: `Noémie Roy ${run}` }).click();
    await admin.getByRole('link', { name: 'Edit', exact: true }).click();
    await admin.getByRole('combobox', { name: 'Role', exact: true }).fill('');
    await pick(admin, 'Role', 'Lender staff', /^Lender staff/);
    const asked = Date.now();
    await admin.getByRole('button', { name: 'Save 1 change' }).click();
    const dialog = admin.getByRole('dialog');
    await expect(auditor.getByRole('link', { name: 'New file' })).toHaveCount(0);
    await dialog.getByLabel('Code').fill(await codeFor(emailOf('administrator'), asked));
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(admin.getByRole('main')).toContainText('Lender staff');
    await auditor
      .getByRole('navigation', { name: 'Areas' })
      .getByRole('link', { name: 'Files', exact: true })
      .click();
    await expect(auditor.getByRole('link', { name: 'New file' })).toBeVisible();
  });

  await test.step('goes within seconds when the session is ended', async () => {
    await admin
      .getByRole('region', { name: 'Sessions' })
      .getByRole('button', { name: 'End' })
      .first()
      .click();
    await expect(auditor).toHaveURL(/\/login/, { timeout: 15_000 });
  });
  await context.close();

  await test.step('what has been kept long enough is listed with its day', async () => {
    await admin.goto('/reports');
    await admin.getByRole('button', { name: 'Make: End of keeping' }).first().click();
    const dialog = admin.getByRole('dialog');
    await dialog.getByLabel('As', { exact: true }).click();
    await admin.getByRole('option', { name: 'CSV' }).click();
    await dialog.getByRole('button', { name: 'Make' }).click();
    const download = admin.waitForEvent('download');
    await admin.getByRole('button', { name: 'Download: End of keeping' }).first().click();
    const [head = ''] = (await readFile(await (await download).path(), 'utf8')).split('\r\n');
    expect(head).toContain('File number');
  });

  await test.step('what may go says how long each kind is kept, and does not go without the word that is asked for', async () => {
    await admin
      .getByRole('navigation', { name: 'Areas' })
      .getByRole('link', { name: 'Housekeeping' })
      .click();
    const kept = admin.getByRole('region', { name: 'Kept for long enough' });
    await expect(kept).toContainText('Skip traces are kept two years after a file is closed');
    const first = kept.getByRole('row').nth(1);
    await expect(first).toContainText(/LN[A-F]-\d+/);
    await expect(first).toContainText(/Skip traces\d+\d{1,2} \w+ 20\d\d/);
    await kept.getByRole('button', { name: 'Dispose of what may go…' }).click();
    const dialog = admin.getByRole('dialog');
    await expect(dialog).toContainText(
      'The history of each file stays, even of one that goes itself, and tells what went and why',
    );
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Kept for long enough');
    await dialog.getByRole('textbox', { name: /^Type “dispose”/ }).fill('remove');
    await dialog.getByRole('button', { name: 'Dispose for good' }).click();
    await expect(dialog).toContainText('Type “dispose”.');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(first).toBeVisible();
  });
});
