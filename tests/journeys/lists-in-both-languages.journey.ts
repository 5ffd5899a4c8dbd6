import type { Page } from '@playwright/test';
import { expect, test } from './desk/test';

/** By hand: of each list the last column that its readers are shown without moving it aside, or whose its files are. */
const lists = [
  { who: 'supervisor', path: '/files', head: { en: 'Client', fr: 'Client' } },
  { who: 'lender_supervisor', path: '/files', head: { en: 'Client', fr: 'Client' } },
  { who: 'accountant', path: '/payments', head: { en: 'In trust', fr: 'En fiducie' } },
  { who: 'accountant', path: '/invoices', head: { en: 'Balance due', fr: 'Solde à payer' } },
  { who: 'supervisor', path: '/vendor-invoices', head: { en: 'Approval level', fr: 'Niveau d’approbation' } },
  // What its accounts refused has the longest word of all that stand there.
  {
    who: 'supervisor',
    path: '/vendor-invoices?invoiceStatus=post_failed',
    head: { en: 'Approval level', fr: 'Niveau d’approbation' },
  },
  { who: 'administrator', path: '/users', head: { en: 'Last sign-in', fr: 'Dernière session' } },
] as const;

/** Whether a head of the table at a page stands wholly in sight, with nothing moved aside. */
async function isInSight(page: Page, name: string): Promise<boolean> {
  const head = page.getByRole('columnheader', { name, exact: true });
  await expect(head).toBeAttached();
  await page.waitForLoadState('networkidle');
  return head.evaluate(
    (cell) => cell.getBoundingClientRect().right <= document.documentElement.clientWidth + 1,
  );
}

/** The heads of the table at a page that stand in more than two lines. */
const tallHeads = (page: Page): Promise<string[]> =>
  page.getByRole('columnheader').evaluateAll((cells) =>
    cells.flatMap((cell) => {
      const words = document.createRange();
      words.selectNodeContents(cell.querySelector('span') ?? cell);
      const lines = words.getBoundingClientRect().height / parseFloat(getComputedStyle(cell).lineHeight);
      return lines > 2.5 ? [cell.textContent] : [];
    }),
  );

test('A list shows money, and whose a file is, in French as in English without being moved aside', async ({
  comeIn,
}) => {
  const pages = new Map<string, Page>();
  for (const { who, path, head } of lists) {
    const page = pages.get(who) ?? (await comeIn(who, path));
    pages.set(who, page);
    for (const locale of ['en', 'fr'] as const) {
      await page.evaluate((spoken) => localStorage.setItem('locale', spoken), locale);
      await page.goto(path);
      expect(await isInSight(page, head[locale]), `${who} ${path} ${locale}`).toBe(true);
      expect(await tallHeads(page), `${who} ${path} ${locale}`).toEqual([]);
    }
  }
});
