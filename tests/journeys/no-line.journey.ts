import type { BrowserContext, Page } from '@playwright/test';
import { call, listed } from './desk/call';
import { phone, sheetsOf } from './desk/field-phone';
import { giveCode, password } from './desk/sign-in';
import { expect, test } from './desk/test';

/** Everything that a browser keeps beside cookies: what a page could read back, and what lies sealed. */
const leftIn = (page: Page): Promise<Record<string, unknown>> =>
  page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name ?? '');
    const rows: Record<string, number> = {};
    for (const name of names) {
      const opened = indexedDB.open(name);
      await new Promise((resolve) => (opened.onsuccess = resolve));
      const stores = [...opened.result.objectStoreNames];
      for (const store of stores) {
        const counted = opened.result.transaction(store).objectStore(store).count();
        await new Promise((resolve) => (counted.onsuccess = resolve));
        rows[`${name}/${store}`] = counted.result;
      }
      opened.result.close();
    }
    const addresses: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) addresses.push(new URL(url).pathname);
    return { keys: Object.keys(localStorage).sort(), rows, addresses };
  });

/** Of a line that is not slowed down. */
const unlimited = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 } as const;

/** The phone was put away and is taken out again: no page is open any more. */
async function startAnew(context: BrowserContext, path: string): Promise<Page> {
  for (const page of context.pages()) await page.close();
  const page = await context.newPage();
  await page.goto(path);
  // A browser that is without a line since before the page was opened tells it so itself; one that only plays it has to be asked to.
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.overrideNetworkState', { offline: true, ...unlimited });
  return page;
}

test('a phone that starts without a line shows what was taken along and takes attempts, sent once and in order after signing in again', async ({
  comeIn,
}) => {
  const [first, staff] = await Promise.all([comeIn('field_agent', '/field', phone), comeIn('supervisor')]);
  const context = first.context();
  await expect(first.getByRole('button', { name: /^Attempt: / }).first()).toBeVisible();
  // Of another lender than those whose files other journeys take on the hook.
  const [house] = await listed(staff, '/company/list?code=LNA');
  const foreign = async (): Promise<Record<string, unknown>> => {
    for (const one of await sheetsOf(first, staff)) {
      if (one.hold || one.status !== 'attempting') continue;
      const { clientId } = await call(staff, 'GET', `/file/${String(one.fileId)}`);
      if (clientId !== house?._id) return one;
    }
    throw new Error('Nothing of another lender is in the field.');
  };
  const sheet = await foreign();
  const fileId = String(sheet.fileId);
  const name = String(sheet.debtorName);
  const tried = async (): Promise<unknown[]> =>
    (await listed(staff, `/desk/attempt/list?fileId=${fileId}&sortBy=at`)).map(({ outcome }) => outcome);
  const before = await tried();
  await first.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await expect
    .poll(async () => (await leftIn(first)).rows, { message: 'what was taken along' })
    .toMatchObject({ 'collateral-desk-road/taken': 1 });

  // A cold start without a line, in the desk's own morning: what is in the field stands there.
  await context.setOffline(true);
  let agent = await startAnew(context, '/');
  await expect(agent).toHaveURL(/\/field$/);
  await expect(agent.getByText(/^As it was taken along/)).toBeVisible();
  const attempt = async (outcome: string): Promise<void> => {
    await agent
      .getByRole('button', { name: `Attempt: ${name}` })
      .first()
      .click();
    const dialog = agent.getByRole('dialog');
    await dialog.getByRole('button', { name: outcome, exact: true }).click();
    await dialog.getByRole('button', { name: 'Record the attempt' }).click();
    await expect(dialog).toHaveCount(0);
  };
  const waiting = () => agent.getByRole('region', { name: 'Not sent yet' }).getByRole('alert');
  await attempt('No contact');
  await attempt('Contact made');
  await expect(waiting()).toHaveCount(2);
  const isWide = await agent.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(isWide, 'nothing scrolls sideways').toBe(false);

  // Put away for longer than a session lasts without a touch, and taken out again: still without a line.
  await agent.evaluate(() => localStorage.setItem('lastActivityAt', String(Date.now() - 20 * 60_000)));
  agent = await startAnew(context, '/field');
  await expect(waiting()).toHaveCount(2);
  await expect(agent.getByRole('dialog')).toHaveCount(0);
  await attempt('Inaccessible');
  await expect(waiting()).toHaveCount(3);
  expect(await tried()).toEqual(before);

  // With the line comes the lock; after it everything is sent, once and in order.
  await context.setOffline(false);
  const lock = agent.getByRole('dialog', { name: 'Reauthentication Required' });
  const since = Date.now();
  await lock.getByLabel('Password', { exact: true }).fill(password);
  await lock.getByRole('button', { name: 'Sign in' }).click();
  // The host has seen this session a minute ago, and does not take the phone's word that it slept.
  await giveCode(agent, 'field_agent', since);
  await expect(lock).toHaveCount(0);
  await expect(waiting()).toHaveCount(0, { timeout: 60_000 });
  await expect.poll(tried).toEqual([...before, 'no_contact', 'contact', 'inaccessible']);

  // The line comes back while another page is open: what was recorded is sent from there.
  await context.setOffline(true);
  await attempt('Inaccessible');
  await expect(waiting()).toHaveCount(1);
  await agent.close();
  await context.setOffline(false);
  agent = await context.newPage();
  await agent.goto('/notices');
  await expect(agent.getByRole('heading', { level: 1, name: 'Notices' })).toBeVisible();
  await expect.poll(tried).toEqual([...before, 'no_contact', 'contact', 'inaccessible', 'inaccessible']);
  await agent.goto('/field');
  // The host has it before the phone has its answer: a page that is left in between sends it again, and it is kept once.
  await expect(agent.getByRole('button', { name: `Attempt: ${name}` }).first()).toBeVisible();
  await expect(waiting()).toHaveCount(0);
  expect(await tried()).toEqual([...before, 'no_contact', 'contact', 'inaccessible', 'inaccessible']);

  // What the host cannot take any more is said with its reason, on every page, and stays until it is put away.
  await context.setOffline(true);
  await attempt('No contact');
  await call(staff, 'PATCH', '/file/', {
    ...{ _id: fileId, hold: true, holdReason: 'payment_pending' },
    holdUntil: new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10),
  });
  await context.setOffline(false);
  await expect(waiting()).toContainText(['hold']);
  await agent.goto('/notices');
  const unsent = agent
    .getByRole('status')
    .filter({ hasText: 'Something recorded in the field was not taken.' });
  await unsent.getByRole('link', { name: 'In the field' }).click();
  await waiting()
    .getByRole('button', { name: /^Put away/ })
    .click();
  await expect(waiting()).toHaveCount(0);

  // Signed out without a line, nothing about anybody is left; the app itself is.
  await context.setOffline(true);
  await agent.getByRole('button', { name: 'Your account' }).click();
  await agent.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(agent).toHaveURL(/\/login/);
  const left = await leftIn(agent);
  expect(left.keys).toEqual(expect.not.arrayContaining(['auth', 'road', 'role', 'sessionId']));
  expect(left.rows).toEqual({ 'collateral-desk-road/taken': 0, 'collateral-desk-field/attempts': 0 });
  expect((left.addresses as string[]).filter((address) => address.startsWith('/api'))).toEqual([]);
  agent = await startAnew(context, '/field');
  await expect(agent).toHaveURL(/\/login/);
  await context.setOffline(false);
});
