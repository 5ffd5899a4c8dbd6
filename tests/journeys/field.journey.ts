import type { Page } from '@playwright/test';
import { call, listed } from './desk/call';
import { phone, sheetsOf } from './desk/field-phone';
import { expect, test } from './desk/test';

/** The smallest picture that there is. */
const photo = {
  name: 'driveway.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

interface Move {
  readonly status: string;
  readonly reasons: readonly { readonly code: string }[];
}

/** A file of Lender A and of the agency that the agent works now and that may be taken, and how it is called on its card. */
async function workable(page: Page, staff: Page): Promise<{ fileId: string; name: string }> {
  for (const sheet of await sheetsOf(page, staff)) {
    if (sheet.status !== 'attempting' || sheet.hold || !String(sheet.ref).startsWith('LNA-')) continue;
    const { moves } = await call(page, 'GET', `/file/${sheet.fileId as string}`);
    const onHook = (moves as unknown as Move[]).find(({ status }) => status === 'on_hook');
    if (onHook?.reasons.every(({ code }) => code === 'NEEDS'))
      return { fileId: sheet.fileId as string, name: sheet.debtorName as string };
  }
  throw new Error('Nothing that may be taken is in the field.');
}

// As most people have it: everything moves.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('an agent works from the road: tries, with and without a line, and tells with one tap that a unit is on the hook', async ({
  comeIn,
}) => {
  const [agent, staff, lender] = await Promise.all([
    comeIn('field_agent', '/field', phone),
    comeIn('supervisor'),
    comeIn('lender_supervisor'),
  ]);
  const { fileId, name } = await workable(agent, staff);
  const tried = async (): Promise<unknown[]> =>
    (await listed(staff, `/desk/attempt/list?fileId=${fileId}&sortBy=at`)).map(({ outcome }) => outcome);
  const before = await tried();
  const card = agent
    .getByRole('listitem')
    .filter({ has: agent.getByRole('button', { name: `Attempt: ${name}` }) });
  const attempt = async (outcome: string, finish?: (page: Page) => Promise<void>): Promise<void> => {
    await card.getByRole('button', { name: `Attempt: ${name}` }).click();
    const dialog = agent.getByRole('dialog');
    await dialog.getByRole('button', { name: outcome, exact: true }).click();
    await finish?.(agent);
    await dialog.getByRole('button', { name: 'Record the attempt' }).click();
    await expect(dialog).toHaveCount(0);
  };

  // The card says how far it is, and the first attempt goes with a photo.
  await expect(card.first()).toContainText(' km');
  await attempt('No contact', async (page) => {
    await page.getByLabel('Photo', { exact: true }).last().setInputFiles(photo);
    await expect(page.getByRole('dialog')).toContainText('1 photo');
    await page.getByRole('dialog').getByLabel('Note').fill('Nobody home, lights off.');
  });
  await expect.poll(tried).toEqual([...before, 'no_contact']);
  await staff.goto(`/files/${fileId}/attempts`);
  await expect(staff.getByRole('region', { name: 'Attempts' })).toContainText('Nobody home, lights off.');
  await expect(staff.getByRole('region', { name: 'Attempts' })).toContainText('driveway.png');

  // Without a line it waits, in its order, and outlives the page.
  await agent.context().setOffline(true);
  await attempt('Contact made');
  await attempt('No contact');
  const waiting = agent.getByRole('region', { name: 'Not sent yet' });
  await expect(waiting.getByRole('alert')).toHaveCount(2);
  await agent.context().setOffline(false);
  await expect(waiting.getByRole('alert')).toHaveCount(0, { timeout: 30_000 });
  await expect.poll(tried).toEqual([...before, 'no_contact', 'contact', 'no_contact']);

  await agent.context().setOffline(true);
  await attempt('Inaccessible');
  await agent.goto('about:blank');
  await agent.context().setOffline(false);
  await agent.goto('/field');
  await expect
    .poll(tried, { timeout: 30_000 })
    .toEqual([...before, 'no_contact', 'contact', 'no_contact', 'inaccessible']);

  // One tap, which can be taken back; the next one tells everybody.
  await card.getByRole('button', { name: `On hook: ${name}` }).click();
  await waiting.getByRole('button', { name: /^Take back: .*Secured/ }).click();
  await expect(waiting.getByRole('alert')).toHaveCount(0);
  await card.getByRole('button', { name: `On hook: ${name}` }).click();
  await expect(agent.getByRole('button', { name: `On hook: ${name}` })).toHaveCount(0);
  await expect(agent.getByRole('button', { name: `Secured form: ${name}` })).toBeVisible();
  await expect(waiting.getByRole('alert')).toHaveCount(0, { timeout: 30_000 });
  const [note] = await listed(lender, `/note/list?fileId=${fileId}`);
  expect([note?.isRush, note?.body]).toEqual([true, expect.stringMatching(/^On hook: /)]);
  const file = await call(staff, 'GET', `/file/${fileId}`);
  expect([file.status, file.recovery]).toEqual(['on_hook', expect.objectContaining(phone.geolocation)]);
});
