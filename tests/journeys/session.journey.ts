import type { Page } from '@playwright/test';
import { codeFor } from './desk/outbox';
import { giveCode, password, signIn } from './desk/sign-in';
import { expect, test } from './desk/test';
import { inTurn } from './desk/turn';

const minutes = (count: number): number => count * 60_000;
const lock = (page: Page) => page.getByRole('dialog', { name: 'Reauthentication Required' });
const account = (page: Page) => page.getByRole('textbox', { name: 'Account number' });

/** Gives the password in the dialog, as the person who is locked out. */
async function renew(page: Page): Promise<void> {
  await lock(page).getByLabel('Password', { exact: true }).fill(password);
  await lock(page).getByRole('button', { name: 'Sign in' }).click();
}

async function leave(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
}

test('ten minutes without a touch lock the desk, and the password alone opens it where it was left', async ({
  page,
}) => {
  await page.clock.install();
  await signIn(page, 'owen.chen@nlr.example', '/files/create');
  await account(page).fill('A-77 half typed');

  await page.clock.fastForward(minutes(10) - 5000);
  await expect(lock(page)).toBeHidden();
  await page.getByRole('heading', { name: 'Place a file' }).click();
  await page.clock.fastForward(minutes(10) - 5000);
  await expect(lock(page)).toBeHidden();
  await page.clock.fastForward(10_000);
  await expect(lock(page)).toBeVisible();

  await expect(lock(page).getByLabel('Email', { exact: true })).toHaveValue('owen.chen@nlr.example');
  await expect(lock(page).getByLabel('Password', { exact: true })).toBeFocused();
  await renew(page);
  await expect(lock(page)).toBeHidden();
  await expect(page).toHaveURL(/\/files\/create$/);
  await expect(account(page)).toHaveValue('A-77 half typed');
  await account(page).fill('A-77 typed on');
  await expect(account(page)).toHaveValue('A-77 typed on');
});

test('the locked desk cannot be closed, reached or read behind its dialog', async ({ page }) => {
  await page.clock.install();
  await signIn(page, 'harjit.kowalski@nlr.example', '/files');
  await expect(page.getByRole('heading', { name: 'Files', level: 1 })).toBeVisible();
  await page.clock.fastForward(minutes(11));
  await expect(lock(page)).toBeVisible();

  for (let times = 0; times < 3; times++) {
    await page.keyboard.press('Escape');
    await expect(lock(page)).toBeVisible();
  }
  await expect(lock(page).getByRole('button', { name: 'Close' })).toHaveCount(0);
  const desk = page.locator('body > div').first();
  await expect(desk).toHaveAttribute('inert');
  await expect(desk).toHaveCSS('filter', /blur/);
  for (let steps = 0; steps < 12; steps++) {
    await page.keyboard.press('Tab');
    const outside = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
    );
    expect(outside, `the focus after ${steps + 1} steps`).toBe(false);
  }
  await page.keyboard.press('Control+K');
  await expect(page.getByRole('dialog')).toHaveCount(1);

  await page.reload();
  await expect(lock(page)).toBeVisible();
  await lock(page).getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/login/);
});

test('a machine that slept is locked before the first key counts', async ({ page }) => {
  await page.clock.install();
  await signIn(page, 'sofia.whitebear-test@nlr.example', '/files/create');
  await account(page).fill('before the night');
  // The night passes, and no timer ran in it.
  await page.clock.setSystemTime(Date.now() + minutes(8 * 60));
  await page.keyboard.press('End');
  await expect(lock(page)).toBeVisible();
  await renew(page);
  await expect(lock(page)).toBeHidden();
  await expect(account(page)).toHaveValue('before the night');
});

test('work in one tab keeps the other open, and a lock and its renewal are of both', async ({
  page,
  context,
}) => {
  await context.clock.install();
  await signIn(page, 'liam.friesen@nlr.example', '/files');
  const other = await context.newPage();
  await other.goto('/companies');
  await expect(other.getByRole('heading', { name: 'Companies', level: 1 })).toBeVisible();

  await context.clock.fastForward(minutes(9));
  await page.getByRole('heading', { name: 'Files', level: 1 }).click();
  await context.clock.fastForward(minutes(9));
  await expect(lock(other)).toBeHidden();
  await context.clock.fastForward(minutes(2));
  await expect(lock(page)).toBeVisible();
  await expect(lock(other)).toBeVisible();
  await renew(other);
  await expect(lock(other)).toBeHidden();
  await expect(lock(page)).toBeHidden();
});

test('another person who signs in at the locked desk begins at home, with nothing of the one before', async ({
  page,
}) => {
  const next = 'sofia.kowalski@nlr.example';
  await page.clock.install();
  await signIn(page, 'sofia.friesen@nlr.example', '/files/create');
  await account(page).fill('of the one before');
  await page.clock.fastForward(minutes(11));
  await expect(lock(page)).toBeVisible();

  await inTurn(next, async () => {
    const since = Date.now();
    await lock(page).getByLabel('Email', { exact: true }).fill(next);
    await lock(page).getByLabel('Password', { exact: true }).fill(password);
    await lock(page).getByRole('button', { name: 'Sign in' }).click();
    await giveCode(page, next, since);
    await expect(page).toHaveURL(/\/$/);
  });
  await page.getByRole('button', { name: 'Your account' }).click();
  await expect(page.getByText(next)).toBeVisible();
  await expect(page.getByText('sofia.friesen@nlr.example')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.goto('/files/create');
  await expect(account(page)).toHaveValue('');
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(kept).not.toContain('of the one before');
  expect(kept).not.toContain('sofia.friesen');
});

test('a wrong password leaves the desk locked and says so', async ({ page }) => {
  await page.clock.install();
  await signIn(page, 'noah.oliver@nlr.example', '/companies');
  await page.clock.fastForward(minutes(11));
  await lock(page).getByLabel('Password', { exact: true }).fill('not-the-password');
  await lock(page).getByRole('button', { name: 'Sign in' }).click();
  await expect(lock(page).getByRole('alert')).toContainText('The email or the password is not right.');
  await renew(page);
  await expect(lock(page)).toBeHidden();
});

test('logging out in one tab empties the other at once', async ({ page, context }) => {
  await signIn(page, 'mei.whitebear-test@lnd.example', '/files');
  const other = await context.newPage();
  await other.goto('/files');
  await expect(other.getByRole('rowheader').first()).toContainText('LND-');
  await leave(page);
  await expect(page).toHaveURL(/\/login/);
  await expect(other).toHaveURL(/\/login/);
  await expect(other.getByText('LND-')).toHaveCount(0);
  await other.goto('/files');
  await expect(other).toHaveURL(/\/login/);
});

test('a session that is ended from another browser ends there within seconds', async ({ comeIn }) => {
  const who = 'sofia.gagnon@lnc.example';
  const [office, lost] = [await comeIn(who, '/sessions'), await comeIn(who, '/files')];
  await expect(lost.getByRole('rowheader').first()).toContainText('LNC-');
  await office.reload();
  await office
    .getByRole('listitem')
    .filter({ hasNotText: 'This session' })
    .filter({ hasText: 'Signed in now' })
    .first()
    .getByRole('button', { name: /^End/ })
    .click();
  await expect(lost).toHaveURL(/\/login/);
  await expect(office.getByRole('heading', { name: 'Your sessions' })).toBeVisible();
});

test('a right that is taken from a role goes from the menu of those who hold it without a reload, and comes back', async ({
  comeIn,
}) => {
  const auditor = await comeIn('lender_auditor', '/files');
  const menu = auditor.getByRole('navigation', { name: 'Areas' });
  const templates = menu.getByRole('link', { name: 'Note templates' });
  await expect(templates).toBeVisible();

  const office = await comeIn('administrator', '/roles');
  const permissions = office.getByRole('group', { name: 'Permissions' });
  const mayList = permissions.getByRole('checkbox', { name: 'List: Note templates' });
  const save = async () => {
    await office.getByRole('button', { name: 'Save 1 change' }).click();
    await expect(office.getByRole('heading', { name: 'Lender auditor', level: 1 })).toBeVisible();
  };
  await office.getByRole('link', { name: 'Lender auditor' }).click();
  await office.getByRole('link', { name: 'Edit' }).click();
  await expect(mayList).toBeChecked();
  await mayList.click();
  await save();
  await expect(templates).toHaveCount(0);
  await expect(menu.getByRole('link', { name: 'Files', exact: true })).toBeVisible();

  await office.getByRole('link', { name: 'Edit' }).click();
  await expect(mayList).not.toBeChecked();
  await mayList.click();
  await save();
  await expect(templates).toBeVisible();
});

test('someone who is given another role sees its menu without a reload', async ({ comeIn }) => {
  const office = await comeIn('administrator', '/users?lastName=Gagnon&firstName=Liam');
  const worker = await comeIn('liam.gagnon@v03.example', '/files');
  const companies = worker
    .getByRole('navigation', { name: 'Areas' })
    .getByRole('link', { name: 'Companies' });
  await expect(companies).toBeVisible();
  await office.getByRole('link', { name: 'Liam Gagnon' }).click();

  const give = (role: string) =>
    inTurn('administrator', async () => {
      await office.getByRole('link', { name: 'Edit' }).click();
      await office.getByRole('combobox', { name: 'Role' }).fill(role);
      await office.getByRole('option', { name: role }).click();
      const since = Date.now();
      await office.getByRole('button', { name: 'Save 1 change' }).click();
      const proof = office.getByRole('dialog', { name: 'Confirm with a code' });
      await proof.getByLabel('Code').fill(await codeFor('administrator@demo.example', since));
      await proof.getByRole('button', { name: 'Confirm' }).click();
      await expect(office.getByRole('heading', { name: 'Liam Gagnon', level: 1 })).toBeVisible();
      await expect(office.getByRole('link', { name: role })).toBeVisible();
    });
  await give('Field agent');
  await expect(companies).toHaveCount(0);
  await expect(worker.getByRole('link', { name: 'Reminders', exact: true })).toBeVisible();
  await give('Vendor manager');
  await expect(companies).toBeVisible();
});
