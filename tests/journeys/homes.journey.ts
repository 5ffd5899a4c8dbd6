import type { Locator, Page } from '@playwright/test';
import { expect, test } from './desk/test';

const deadlines = ['Legal deadlines within 7 days', 'Past their status deadline', 'Rush'];
const still = ['No activity for 7 days', 'On hold'];
const billing = ['Fees not billed yet', 'Invoices in draft', 'Invoices overdue'];
const requests = 'Requests that wait for me';
const invoices = 'Vendor invoices that wait for me';
const notes = 'Notes to me, not read';
const unassigned = 'Not assigned to anyone';
const renewals = [
  'Licences and insurance to renew within 30 days',
  'Licences of people to renew within 30 days',
];
const accounts = ['Vendor invoices to post', 'Trust money to remit'];

const ofWhoAssigns = [
  ...deadlines,
  ...[requests, invoices, notes, unassigned],
  ...[...still, 'Invoices overdue'],
  ...renewals,
];

/** What the day of each role begins with, in this order: what harms first, then what waits for them, then what stands still. */
const homes = {
  administrator: [
    ...deadlines,
    ...[requests, invoices, notes, unassigned],
    ...still,
    ...billing,
    ...accounts,
    ...renewals,
  ],
  supervisor: ofWhoAssigns,
  file_manager: ofWhoAssigns,
  // Of the same, but the requests: they decide none.
  remarketing_specialist: ofWhoAssigns.filter((words) => words !== requests),
  accountant: [...deadlines, requests, invoices, notes, ...still, ...billing, ...accounts],
  lender_supervisor: [...deadlines, requests, notes, ...still, 'Invoices overdue'],
  lender_user: [...deadlines, notes, ...still],
  vendor_manager: [
    ...['Past their status deadline', 'Rush', notes, 'Proposals to answer'],
    ...['Invoices sent back', 'On hold'],
  ],
  field_agent: ['Past their status deadline', 'Rush', notes, 'On hold'],
};

const tiles = (page: Page) => page.getByRole('listitem').getByRole('link', { name: /^[\d,]+\D/ });
const home = (page: Page) =>
  page.getByRole('navigation', { name: 'Areas' }).getByRole('link', { name: 'Home', exact: true });
/** How long the list is that is open, as its head says. */
const length = (page: Page) => page.locator('h1 + span');

const numberIn = (text: string): number => Number((/[\d,]+/.exec(text)?.[0] ?? '').replaceAll(',', ''));
/** How many a link on the home says that there are. */
const countOf = async (link: Locator): Promise<number> =>
  numberIn(
    (await link.getAttribute('aria-label'))?.replace(/^.*?([\d,]+)$/, '$1') ?? (await link.innerText()),
  );

/**
 * Presses a count on the home, and finds as many rows behind it. Others are at work meanwhile: where the two differ, or one of them is not
 * there yet, the home is asked anew.
 */
async function leadsToAsMany(page: Page, link: Locator): Promise<void> {
  await expect(async () => {
    await home(page).click();
    const told = await countOf(link);
    await link.click();
    await expect(length(page)).toHaveText(told.toLocaleString('en-CA'), { timeout: 10_000 });
  }).toPass({ timeout: 180_000 });
}

for (const [who, first] of Object.entries(homes))
  test(`the day of ${who.replace('_', ' ')} begins with what harms first, and each count leads to as many rows`, async ({
    comeIn,
  }) => {
    const page = await comeIn(who);
    await expect(tiles(page)).toHaveText(first.map((words) => new RegExp(`^[\\d,]+${words}$`)));

    for (const words of first)
      await leadsToAsMany(page, page.getByRole('link', { name: new RegExp(`^[\\d,]+ ?${words}$`) }));
    await leadsToAsMany(page, page.locator('svg a[aria-label]').first());
  });
