import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { codeFor } from './outbox';
import { inTurn } from './turn';

/** The password of all demo people. */
export const password = 'Recover-2026!';

/** `file_manager` stands for `file_manager@demo.example`; a whole address stands for itself. */
export const emailOf = (who: string): string => (who.includes('@') ? who : `${who}@demo.example`);

/** Fills the first form of sign-in and sends it, and answers when the code form is there. */
export async function giveCredentials(page: Page, who: string, secret = password): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(emailOf(who));
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Types the code that was sent since a moment, and sends it. */
export async function giveCode(page: Page, who: string, since: number): Promise<void> {
  await page.getByLabel('MFA Code').fill(await codeFor(emailOf(who), since));
  await page.getByRole('button', { name: 'Verify Code' }).click();
}

/** Signs a person in, as a person does, and answers once the page asked for is there. */
export async function signIn(page: Page, who: string, path = '/', secret = password): Promise<void> {
  await inTurn(who, async () => {
    await page.goto(path);
    await expect(page).toHaveURL(/\/login/);
    // The desk speaks the language of who comes in, unless they choose another one here.
    await page.getByRole('button', { name: 'English' }).click();
    const since = Date.now();
    await giveCredentials(page, who, secret);
    await giveCode(page, who, since);
    await expect(page).not.toHaveURL(/\/login/);
  });
}

/**
 * Brings a person in without the pages of signing in, which other journeys walk: the host is asked as those ask it, and the browser
 * holds what they would have left in it. Answers once the page asked for is there.
 */
export async function comeIn(page: Page, who: string, path = '/'): Promise<void> {
  await inTurn(who, async () => {
    const email = emailOf(who);
    const since = Date.now();
    const login = (data: object) =>
      page.request.post('/api/auth/login', { data: { email, password, ...data } });
    await login({ mfaType: 'email' });
    const answer = await login({ mfaType: 'email', mfaCode: await codeFor(email, since) });
    expect(answer.ok(), await answer.text()).toBe(true);
    const { user, roleId, sessionId } = (await answer.json()) as Record<string, unknown>;
    const now = String(Date.now());
    const kept = {
      auth: JSON.stringify({ user, roleId, userRole: null, requireReauth: false }),
      sessionId: String(sessionId),
      sessionRefreshedAt: now,
      lastActivityAt: now,
      postLoginModalShown: 'false',
      locale: 'en',
    };
    // Any page of the host's will do to write them down.
    await page.goto('/healthz');
    await page.evaluate((kept) => {
      for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
    }, kept);
    await page.goto(path);
    await expect(page).not.toHaveURL(/\/login/);
  });
}
