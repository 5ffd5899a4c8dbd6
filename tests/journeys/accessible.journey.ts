import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import * as screens from './desk/screens';
import type { Screen } from './desk/screens';
import { giveCredentials, signIn } from './desk/sign-in';
import { expect, test } from './desk/test';
import { inTurn } from './desk/turn';

test.describe.configure({ mode: 'parallel', timeout: 240_000 });

const office = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

/** Two ways to look at the product that have nothing in common; each screen is looked at in both. */
const looks = {
  'in light English at a desk': { viewport: office, colorMode: 'light', locale: 'en' },
  'in dark French on a phone': { viewport: phone, colorMode: 'dark', locale: 'fr' },
} as const;
type Look = (typeof looks)[keyof typeof looks];

async function wear(page: Page, { viewport, colorMode, locale }: Look): Promise<void> {
  await page.evaluate(
    ([mode, language]) => {
      localStorage.setItem('colorMode', mode);
      localStorage.setItem('locale', language);
    },
    [colorMode, locale] as const,
  );
  await page.setViewportSize(viewport);
}

/** What axe finds that keeps somebody from working here; contrast is a part of it. */
async function findings(page: Page): Promise<string[]> {
  // The usual mode opens a page of its own for each look, for the sake of frames from elsewhere; there are none here.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}

/** How far the page can be pushed sideways, itself or its content. */
const overhang = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const parts = [document.documentElement, ...document.querySelectorAll('main')];
    return Math.max(...parts.map((part) => part.scrollWidth - part.clientWidth));
  });

async function expectOpen(page: Page): Promise<void> {
  expect.soft(await findings(page), 'what axe finds').toEqual([]);
  await page.setViewportSize(phone);
  await expect.soft.poll(() => overhang(page), { message: 'sideways at 390 px' }).toBe(0);
}

async function look(page: Page, { path, title, open, dialog }: Screen, { viewport }: Look): Promise<void> {
  await page.setViewportSize(viewport);
  await page.goto(path);
  const heading = page.getByRole('heading', { level: 1, name: dialog ? /./ : title }).first();
  await expect(heading).toBeVisible();
  await expect(page.getByLabel(/^(Loading|Chargement)/)).toHaveCount(0);
  await open?.(page);
  if (dialog) await expect(page.getByRole('dialog')).toBeVisible();
  await expectOpen(page);
}

/** Where the records that are looked at are found, by the name that stands in the paths. */
const found = {
  file: ['/files?status=attempting&state=ON', /^L/],
  companies: ['/companies?activityType=lender', 'Lender A'],
  users: ['/users?lastName=Okafor', /./],
  roles: ['/roles', 'File manager'],
  'note-templates': ['/note-templates', /./],
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
  'the daily work': screens.work,
  'a file': screens.file,
  'companies and people': screens.network,
  'the settings': screens.settings,
} as const;

for (const [how, as] of Object.entries(looks)) {
  test(`signing in is open to everyone ${how}`, async ({ page }) => {
    await page.goto('/terms');
    await wear(page, as);
    for (const screen of screens.signedOut) await test.step(screen.name, () => look(page, screen, as));
    await test.step('the code', () =>
      inTurn('noemie.kowalski@v14.example', async () => {
        await page.setViewportSize(as.viewport);
        await page.goto('/login?lang=en');
        await page.evaluate(() => localStorage.setItem('locale', 'en'));
        await page.reload();
        await giveCredentials(page, 'noemie.kowalski@v14.example');
        await expect(page.getByRole('textbox', { name: 'MFA Code' })).toBeVisible();
        await expectOpen(page);
      }));
  });

  for (const [group, list] of Object.entries(groups))
    test(`${group} can be worked by everyone ${how}`, async ({ page }) => {
      await signIn(page, 'administrator', '/roles');
      const here = await placed(page, list);
      await wear(page, as);
      for (const screen of here) await test.step(screen.name, () => look(page, screen, as));
    });
}
