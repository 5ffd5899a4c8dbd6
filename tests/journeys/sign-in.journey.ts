import { giveCode, giveCredentials, password, signIn } from './desk/sign-in';
import { codeFor, messageTo } from './desk/outbox';
import { expect, test } from './desk/test';

const field = { email: { name: 'Email' }, code: { name: 'MFA Code' } } as const;

test('a wrong password says so and keeps the e-mail that was typed', async ({ page }) => {
  await page.goto('/login');
  await giveCredentials(page, 'noah.friesen@v04.example', 'not-the-password');
  await expect(page.getByRole('alert')).toContainText('The email or the password is not right.');
  await expect(page.getByRole('textbox', field.email)).toHaveValue('noah.friesen@v04.example');
  await expect(page).toHaveURL(/\/login$/);
});

test('an unknown e-mail is answered with the very same words', async ({ page }) => {
  await page.goto('/login');
  await giveCredentials(page, 'nobody@nowhere.example');
  await expect(page.getByRole('alert')).toContainText('The email or the password is not right.');
});

test('an empty form names both fields and sends nothing', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('email is a required field')).toBeVisible();
  await expect(page.getByText('password is a required field')).toBeVisible();
  await expect(page.getByRole('textbox', field.email)).toBeFocused();
});

test('the password can be revealed and hidden again', async ({ page }) => {
  await page.goto('/login');
  const secret = page.getByLabel('Password', { exact: true });
  await secret.fill('something long');
  await page.getByRole('button', { name: 'Reveal' }).click();
  await expect(secret).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide' }).click();
  await expect(secret).toHaveAttribute('type', 'password');
});

test('the right password leads to the code, and the code leads in', async ({ page }) => {
  await page.goto('/login');
  const since = Date.now();
  await giveCredentials(page, 'noah.friesen@v04.example');
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
  const code = page.getByRole('textbox', field.code);
  const verify = page.getByRole('button', { name: 'Verify Code' });
  await expect(code).toBeFocused();
  await expect(verify).toBeDisabled();

  await code.pressSequentially('ab 2-c');
  await expect(code).toHaveValue('AB2C');
  await verify.click();
  await expect(page.getByRole('alert')).toContainText('The code is not right, or it has expired.');
  await expect(code).toHaveValue('');

  const sent = await codeFor('noah.friesen@v04.example', since);
  await code.pressSequentially(sent.toLowerCase());
  await expect(code).toHaveValue(sent);
  await verify.click();
  await expect(page).toHaveURL(/\/$/);
});

test('a new code can be asked for once the wait that is shown is over', async ({ page }) => {
  await page.clock.install();
  await page.goto('/login');
  await giveCredentials(page, 'lucas.oliver@v05.example');
  const resend = page.getByRole('button', { name: 'Resend MFA Code' });
  await expect(resend).toBeVisible();
  await expect(resend).toHaveAccessibleDescription(/A new code can be sent in \d+ s\./);
  await expect(resend).toHaveAttribute('aria-disabled', 'true');
  await page.clock.runFor(31_000);
  await expect(resend).not.toHaveAttribute('aria-disabled', 'true');
  // The host's own clock did not jump: it says how long there is still to wait.
  await resend.click();
  await expect(page.getByRole('alert')).toContainText('A code was just sent.');
  await expect(resend).toHaveAttribute('aria-disabled', 'true');
});

test('the code can be copied from the outbox page of demo data', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/login');
  await giveCredentials(page, 'noah.singh@v07.example');
  await expect(page.getByRole('textbox', field.code)).toBeVisible();
  const outbox = await context.newPage();
  await outbox.goto('/outbox');
  await expect(outbox.getByRole('heading', { name: 'Outbox', level: 1 })).toBeVisible();
  const mine = outbox.getByRole('listitem').filter({ hasText: 'noah.singh@v07.example' }).first();
  await mine.getByRole('button', { name: /^Copy code/ }).click();
  await expect(mine.getByRole('button', { name: /copied$/ })).toBeVisible();
  await page.bringToFront();
  await page.getByRole('textbox', field.code).focus();
  await page.keyboard.press('Control+V');
  await page.getByRole('button', { name: 'Verify Code' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('a forgotten password is set anew by the mailed link, once, and opens the page that was asked for', async ({
  page,
}) => {
  const email = 'vendor_b@demo.example';
  await page.goto('/files?status=new_assignment');
  await expect(page).toHaveURL(/\/login\?returnUrl=/);
  const forgot = page.getByRole('link', { name: 'Forgot Password' });
  await expect(forgot).toHaveAttribute('href', /\/auth\/forgot-password\?returnUrl=.*new_assignment/);
  await forgot.click();
  const since = Date.now();
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByRole('heading', { name: 'Look in your mail' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to sign in' })).toHaveAttribute('href', /returnUrl=/);

  const { text } = await messageTo(email, since, (message) => message.text.includes('/auth/reset-password/'));
  const link = /https?:\/\/\S+\/auth\/reset-password\/\S+/.exec(text)?.[0] ?? '';
  const fresh = 'seven quiet herons fly';
  await page.goto(link);
  await expect(page.getByText(/^For v.*@demo\.example$/)).toBeVisible();
  await page.getByLabel('New password', { exact: true }).fill('short');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText(/must be at least 8 characters/i)).toBeVisible();
  await page.getByLabel('New password', { exact: true }).fill(fresh);
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByRole('heading', { name: 'Your password is set' })).toBeVisible();

  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();

  await page.goto('/login');
  await giveCredentials(page, email, password);
  await expect(page.getByRole('alert')).toContainText('The email or the password is not right.');
  await signIn(page, email, '/', fresh);
});

test('a page asked for while signed out comes back after sign-in, with its query', async ({ page }) => {
  const since = Date.now();
  await page.goto('/companies?sortBy=companyName#below');
  await expect(page).toHaveURL(/\/login\?returnUrl=%2Fcompanies/);
  await giveCredentials(page, 'liam.tremblay@v09.example');
  await giveCode(page, 'liam.tremblay@v09.example', since);
  await expect(page).toHaveURL(/\/companies\?.*sortBy=companyName/);
});

test('no address of another place is ever gone to after sign-in', async ({ page, context }) => {
  await signIn(page, 'fatima.oliver@v10.example');
  const host = new URL(page.url()).host;
  const hostile = [
    '//elsewhere.example/files',
    'https://elsewhere.example/',
    '/\\elsewhere.example',
    '/%5Celsewhere.example',
    '/%2F%2Felsewhere.example',
    '/%252F%252Felsewhere.example',
    'javascript:alert(1)',
    '/\tjavascript:alert(1)',
    '/login?returnUrl=//elsewhere.example',
    '/api/auth/logout',
  ];
  for (const raw of hostile) {
    const tab = await context.newPage();
    await tab.goto(`/login?returnUrl=${encodeURIComponent(raw)}`);
    await expect(tab, raw).toHaveURL(`http://${host}/`);
    await tab.close();
  }
});

test('a signed-in person is sent away from the sign-in page', async ({ page }) => {
  await signIn(page, 'chidi.macdonald@v11.example');
  for (const path of ['/login', '/auth/forgot-password']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/$/);
  }
});

test('the terms open in a tab of their own', async ({ page, context }) => {
  await page.goto('/login');
  const [terms] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: /terms of use/ }).click(),
  ]);
  await expect(terms).toHaveURL(/\/terms$/);
  await expect(terms.getByRole('heading', { name: 'Terms of use', level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
});

test('French is chosen by the switch and stays after a reload', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Français' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ouvrir une session');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ouvrir une session');
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
});

test('dark colours are chosen by the switch and stay after log-out', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Dark colours' }).click();
  await signIn(page, 'amelia.tremblay@v12.example');
  await expect(page.locator('html')).toHaveAttribute('data-color-mode', 'dark');
});
