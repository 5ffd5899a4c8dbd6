import type { Page } from '@playwright/test';
import { expect, test } from './desk/test';

/** The number that an entry of the top bar says, such as “3 unread notes”. */
async function figure(page: Page, words: RegExp): Promise<number> {
  const text =
    (await page.getByRole('banner').getByRole('link', { name: words }).getAttribute('aria-label')) ?? '';
  return Number(/^\d+/.exec(text)?.[0] ?? 0);
}
const unread = (page: Page): Promise<number> => figure(page, /unread note/i);
const due = (page: Page): Promise<number> => figure(page, /reminders? due/i);

const note = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Notes' }).getByRole('listitem').filter({ hasText: text });

async function openFirst(page: Page): Promise<string> {
  await page.getByRole('rowheader').getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'What is next' })).toBeVisible();
  return new URL(page.url()).pathname;
}

test('a lender and the agency write to each other on a file, and neither reloads a page', async ({
  comeIn,
}) => {
  const stamp = Date.now();
  const question = `Has the driver been there? ${stamp}`;
  const reply = `He goes tonight. ${stamp}`;
  const lender = await comeIn('lender_user', '/files?status=attempting&sortBy=ref');
  const path = await openFirst(lender);
  const agency = await comeIn('file_manager', `${path}/notes`);
  await expect(agency.getByRole('textbox', { name: 'Note', exact: true })).toBeVisible();
  const before = await unread(agency);

  const parts = lender.getByRole('navigation', { name: 'Parts of the file' });
  await parts.getByRole('link', { name: /^Notes/ }).click();
  await lender.getByRole('textbox', { name: 'Note', exact: true }).fill(question);
  await lender.getByRole('combobox', { name: 'Who may read it' }).click();
  await lender.getByRole('option', { name: 'Client', exact: true }).click();
  await lender.getByRole('checkbox', { name: 'Priya MacDonald' }).check();
  await lender.getByRole('button', { name: 'Add the note' }).click();
  await expect(note(lender, question)).toBeVisible();

  await expect(note(agency, question)).toBeVisible();
  await expect.poll(() => unread(agency)).toBeGreaterThan(before);

  await note(agency, question).getByRole('button', { name: 'Reply' }).click();
  const answer = agency.getByRole('form', { name: 'Reply' });
  await answer.getByRole('textbox').fill(reply);
  await answer.getByRole('button', { name: 'Send the reply' }).click();
  await expect(note(agency, reply)).toBeVisible();
  await expect(note(lender, reply)).toBeVisible();
});

test('what one person reads at one place is read at the other', async ({ comeIn }) => {
  const who = 'lender_b_supervisor';
  const [desk, phone] = [await comeIn(who, '/notes'), await comeIn(who, '/')];
  await expect.poll(() => unread(phone)).toBeGreaterThan(0);
  const before = await unread(phone);
  await desk.getByRole('link', { name: 'Unread', exact: true }).click();
  await desk
    .getByRole('checkbox', { name: /^Select the note of/ })
    .first()
    .check();
  await desk.getByRole('button', { name: 'Mark as read' }).click();
  await expect.poll(() => unread(phone)).toBe(before - 1);
  await expect.poll(() => unread(desk)).toBe(before - 1);
});

test('a reminder that falls due is counted, and completed at one place it is gone at the other', async ({
  comeIn,
}) => {
  const who = 'accountant';
  const title = `Ask for the invoice ${Date.now()}`;
  const [desk, phone] = [await comeIn(who, '/reminders'), await comeIn(who, '/')];
  const before = await due(phone);
  await desk.getByRole('button', { name: 'New reminder' }).click();
  const dialog = desk.getByRole('dialog', { name: 'New reminder' });
  await dialog.getByLabel('Title').fill(title);
  await dialog.getByLabel(/^Due/).fill('2026-01-05T09:00');
  await dialog.getByRole('button', { name: 'Set the reminder' }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(() => due(phone)).toBe(before + 1);
  await expect.poll(() => due(desk)).toBe(before + 1);

  await phone.getByRole('link', { name: 'Reminders', exact: true }).click();
  await expect(phone.getByText(title)).toBeVisible();
  await desk.getByRole('button', { name: `Complete “${title}”` }).click();
  await expect.poll(() => due(desk)).toBe(before);
  await expect.poll(() => due(phone)).toBe(before);
  await expect(phone.getByText(title)).toHaveCount(0);
});
