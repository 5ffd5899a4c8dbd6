import type { Page } from '@playwright/test';
import { findings } from './desk/axe';
import { invoicesAtAccounts, invoicesOfVendor, invoicesToDecide } from './desk/screens/vendor-invoices';
import { money } from './desk/screens/money';
import { network, settings } from './desk/screens/records';
import { oversight } from './desk/screens/oversight';
import { sale } from './desk/screens/sale';
import type { Screen } from './desk/screens/screen';
import { file, signedOut, work } from './desk/screens/work';
import { comeIn, giveCredentials } from './desk/sign-in';
import { expect, test } from './desk/test';
import { inTurn } from './desk/turn';

test.describe.configure({ mode: 'parallel', timeout: 1_800_000 });

const office = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

interface Look {
  readonly locale: 'en' | 'fr';
  readonly width: typeof office;
  readonly colorMode: 'light' | 'dark';
}

/**
 * How a screen is looked at: once in each language, at each width and in both colours. From one screen to the next the pairs change, so
 * that every two of language, width and colours meet on half of all screens.
 */
const pairs: readonly (readonly [Look, Look])[] = [
  [
    { locale: 'en', width: office, colorMode: 'light' },
    { locale: 'fr', width: phone, colorMode: 'dark' },
  ],
  [
    { locale: 'fr', width: office, colorMode: 'dark' },
    { locale: 'en', width: phone, colorMode: 'light' },
  ],
  [
    { locale: 'en', width: office, colorMode: 'dark' },
    { locale: 'fr', width: phone, colorMode: 'light' },
  ],
  [
    { locale: 'fr', width: office, colorMode: 'light' },
    { locale: 'en', width: phone, colorMode: 'dark' },
  ],
];
const pairOf = (turn: number): readonly Look[] => pairs[turn % pairs.length] ?? [];

/** Language and colours as the next page that is loaded finds them. */
const keep = (page: Page, { locale, colorMode }: Look): Promise<void> =>
  page.evaluate((chosen) => void Object.assign(localStorage, chosen), { locale, colorMode });

/** Language and colours are changed while the screen is open, as from another tab. */
const wear = (page: Page, { locale, colorMode }: Look): Promise<void> =>
  page.evaluate(
    (chosen) => {
      for (const [key, value] of Object.entries(chosen)) {
        localStorage.setItem(key, value);
        dispatchEvent(new StorageEvent('storage', { key }));
      }
    },
    { locale, colorMode },
  );

/** How far the page can be pushed sideways, itself or its content. */
const overhang = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const parts = [document.documentElement, ...document.querySelectorAll('main')];
    return Math.max(...parts.map((part) => part.scrollWidth - part.clientWidth));
  });

/** How far the frame can be scrolled past its own end, into nothing. */
const beyond = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const frame = document.querySelector('.RaLayout-appFrame')?.getBoundingClientRect();
    return frame ? Math.max(0, document.documentElement.scrollHeight - Math.ceil(frame.bottom + scrollY)) : 0;
  });

/** The columns of tables whose cells are not set in from the side as their heads are, so that words stand beside their head and not below it. */
const besideTheirHead = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('table')].flatMap((table) => {
      const [head, first] = [...table.querySelectorAll('thead tr:last-of-type, tbody tr:first-of-type')];
      const cells = [...(first?.children ?? [])];
      // On a phone rows are cards, and their heads are out of sight.
      if (!head?.getClientRects().length || cells.length !== head.children.length) return [];
      return cells.flatMap((cell, column) => {
        const above = head.children[column] as Element;
        const [under, over] = [getComputedStyle(cell), getComputedStyle(above)];
        const isStraight = (['paddingLeft', 'paddingRight', 'left'] as const).every(
          (name) => under[name] === over[name],
        );
        return isStraight ? [] : [`${above.textContent}: ${under.paddingLeft} under ${over.paddingLeft}`];
      });
    }),
  );

/** What can be pressed whose words are wider or higher than itself, and lie on its neighbours or are cut; what ends in dots says so. */
const spilling = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll('button, [role=button], [role=tab], [role=menuitem], .MuiChip-root'),
    ].flatMap((pressed) => {
      const endsInDots = (element: Element | null, above: Element): boolean => {
        if (!element) return false;
        const { overflow, textOverflow, webkitLineClamp } = getComputedStyle(element);
        if (overflow === 'hidden' && (textOverflow === 'ellipsis' || webkitLineClamp !== 'none')) return true;
        return element !== above && endsInDots(element.parentElement, above);
      };
      const box = pressed.getBoundingClientRect();
      const texts = document.createTreeWalker(pressed, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      while (texts.nextNode()) {
        const said = texts.currentNode.parentElement as Element;
        if (endsInDots(said, pressed)) continue;
        range.selectNodeContents(texts.currentNode);
        const words = range.getBoundingClientRect();
        // Words for those who hear the page take no room.
        if (words.width < 2 || said.getBoundingClientRect().width < 2) continue;
        const isWithin =
          words.left >= box.left - 1 &&
          words.right <= box.right + 1 &&
          words.top >= box.top - 1 &&
          words.bottom <= box.bottom + 1;
        if (!isWithin)
          return [`${pressed.textContent} (${Math.round(words.width)} in ${Math.round(box.width)})`];
      }
      return [];
    }),
  );

async function expectOpen(page: Page, looks: readonly Look[], deskOnly = false): Promise<void> {
  for (const each of looks) {
    // What has no place on a phone is looked at on the desk, both times.
    const look = deskOnly ? { ...each, width: office } : each;
    const { locale, width, colorMode } = look;
    await page.setViewportSize(width);
    await wear(page, look);
    await expect(page.locator(`html[lang=${locale}]`)).toBeAttached();
    // The desk offers the other language alone, once it speaks this one.
    await expect(page.locator(`button[lang=${locale}]:not([aria-pressed])`)).toHaveCount(0);
    const where = `${locale}, ${colorMode}, ${width.width} px`;
    // Even the shortest fade takes a frame or two: what is still on its way at the first look is looked at again.
    const asked = { message: `what axe finds in ${where}` };
    await expect.soft.poll(() => findings(page), asked).toEqual([]);
    await expect.soft.poll(() => beyond(page), { message: `below the frame in ${where}` }).toBe(0);
    expect.soft(await spilling(page), `words beyond their button in ${where}`).toEqual([]);
    expect.soft(await besideTheirHead(page), `beside their head in ${where}`).toEqual([]);
    if (width === phone)
      await expect.soft.poll(() => overhang(page), { message: `sideways in ${where}` }).toBe(0);
  }
}

async function look(page: Page, screen: Screen, turn: number): Promise<void> {
  const { path, title, open, dialog, deskOnly } = screen;
  const looks = pairOf(turn);
  const [first] = looks;
  // Nothing is drawn to be drawn anew: not the page that is left, at the width of the next, nor the next as the one before was seen.
  if (first && page.url() !== 'about:blank') await keep(page, first);
  await page.goto(path, { waitUntil: 'commit' });
  await page.setViewportSize(office);
  const heading = page.getByRole('heading', { level: 1, name: dialog ? /./ : title }).first();
  await expect(heading).toBeVisible();
  await expect(page.getByLabel(/^(Loading|Chargement)/)).toHaveCount(0);
  await open?.(page);
  if (dialog) await expect(page.getByRole('dialog')).toBeVisible();
  await expectOpen(page, looks, deskOnly);
}

/** Where the records that are looked at are found, by the name that stands in the paths. */
const found = {
  file: ['/files?status=attempting&state=ON&isRushFile=false', /^L/],
  'gated-file': ['/files?status=pre_seizure_checks', /^L/],
  sold: ['/files?status=proceeds_received', /^L/],
  companies: ['/companies?activityType=lender', 'Lender A'],
  users: ['/users?lastName=Okafor', /./],
  roles: ['/roles', 'File manager'],
  'note-templates': ['/note-templates', /./],
  'waiting-invoice': ['/vendor-invoices?invoiceStatus=in_review', /^V/],
  'disputed-invoice': ['/vendor-invoices?invoiceStatus=disputed', /^V/],
  'refused-invoice': ['/vendor-invoices?invoiceStatus=post_failed', /^V/],
  'paid-invoice': ['/vendor-invoices?invoiceStatus=paid', /^V/],
  invoices: ['/invoices?status=issued&status=sent', /INV-/],
  drafts: ['/invoices?status=draft', /./],
  purchasers: ['/purchasers', /./],
  repairs: ['/repairs-and-reconditioning', /./],
} as const;

/** The screens of a group with their records in the paths. */
async function placed(page: Page, list: readonly Screen[]): Promise<Screen[]> {
  const ids = new Map<string, string>();
  for (const [name, [path, link]] of Object.entries(found)) {
    if (!list.some((screen) => screen.path.includes(`{${name}}`))) continue;
    await page.goto(path);
    const first = page.getByRole('rowheader').getByRole('link', { name: link }).first();
    ids.set(name, /[^/]+$/.exec((await first.getAttribute('href')) ?? '')?.[0] ?? '');
  }
  return list.map((screen) => ({
    ...screen,
    path: screen.path.replace(/\{([\w-]+)\}/, (_, name: string) => ids.get(name) ?? ''),
  }));
}

const groups = {
  'the daily work': work,
  'a file': file,
  'the money': money,
  'the sale': sale,
  oversight: oversight,
  'companies and people': network,
  'the settings': settings,
} as const;

/** What looks different to each who works with it. */
const bySide = {
  'the invoices of a vendor': ['vendor_manager', invoicesOfVendor],
  'vendor invoices and their accounts': ['accountant', invoicesAtAccounts],
  'vendor invoices to decide on': ['administrator', invoicesToDecide],
} as const;
const all: readonly (readonly [string, string, readonly Screen[]])[] = [
  ...Object.entries(groups).map(([group, list]) => [group, 'administrator', list] as const),
  ...Object.entries(bySide).map(([group, [who, list]]) => [group, who, list] as const),
];

test('signing in is open to everyone', async ({ page }) => {
  for (const [turn, screen] of signedOut.entries())
    await test.step(screen.name, () => look(page, screen, turn));
  await test.step('the code', () =>
    inTurn('noemie.kowalski@v14.example', async () => {
      await page.goto('/login');
      await page.getByRole('button', { name: 'English' }).click();
      await giveCredentials(page, 'noemie.kowalski@v14.example');
      await expect(page.getByRole('textbox', { name: 'MFA Code' })).toBeVisible();
      await expectOpen(page, pairs.flat());
    }));
});

for (const [group, who, list] of all)
  test(`${group} can be worked by everyone`, async ({ page }) => {
    await comeIn(page, who, '/roles');
    for (const [turn, screen] of (await placed(page, list)).entries())
      await test.step(screen.name, () => look(page, screen, turn));
  });
