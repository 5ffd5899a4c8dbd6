import type { Page } from '@playwright/test';
import { call, listed } from './desk/call';
import { expect, test } from './desk/test';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const fingertip = 44;

/**
 * What a finger would miss: a press half a fingertip above or below the middle of what can be pressed lands on nothing. The bars of a
 * picture are left out: its numbers stand as links in the table that is one press away.
 */
const missed = (page: Page): Promise<string[]> =>
  page.evaluate((fingertip) => {
    const pressable =
      'a[href], button, input, select, textarea, [role=button], [role=tab], [role=combobox], summary';
    const lands = (x: number, y: number): boolean => {
      const hit = document.elementFromPoint(x, y);
      // Whatever stands in the frame of a field is the field's; a label is what it is a label of.
      return Boolean(hit?.closest(`${pressable}, label, .MuiInputBase-root, .MuiButtonBase-root`));
    };
    return [...document.querySelectorAll<HTMLElement>(pressable)].flatMap((element) => {
      if (element.closest('svg, [aria-hidden=true], [inert]') || element.matches(':disabled')) return [];
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const [box, more] = element.getClientRects();
      // What breaks over lines is high by itself.
      if (!box || more || box.width < 2 || box.height < 2) return [];
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      if (!lands(x, y)) return [];
      const reach = fingertip / 2 - 1;
      if (lands(x, y - reach) && lands(x, y + reach)) return [];
      const name = element.getAttribute('aria-label') ?? element.textContent;
      return [
        `${element.tagName} ${Math.round(box.width)} × ${Math.round(box.height)} “${name.slice(0, 60)}”`,
      ];
    });
  }, fingertip);

/** Has all of a page come: what is asked for once it is in sight is brought there. */
const everythingSeen = (page: Page): Promise<void> =>
  expect(async () => {
    await page.locator('.MuiSkeleton-root').evaluateAll((all) => all.at(-1)?.scrollIntoView());
    await expect(page.locator('.MuiSkeleton-root')).toHaveCount(0, { timeout: 1_000 });
  }).toPass({ timeout: 30_000 });

test('on a phone a finger meets whatever can be pressed', async ({ comeIn }) => {
  const page = await comeIn('supervisor', '/', phone);
  const [file] = await listed(page, '/file/list?status=attempting&size=1');
  const fileId = String(file?._id);
  // A note that answers another leads back to it.
  const asked = await call(page, 'POST', '/note/', { fileId, body: 'Is the lane clear for a truck?' });
  await call(page, 'POST', '/note/', { fileId, body: 'It is.', replyToNoteId: asked._id });
  const parts = ['', '/notes', '/parties', '/documents', '/fees', '/attempts', '/assignments', '/edit'];
  const pages = ['', 'files', 'notes', 'reminders', 'requests', 'vendor-invoices', 'payments', 'companies'];
  const all = [
    ...pages.map((name) => `/${name}`),
    ...['/deadlines', '/remarketing', '/reports', '/notices', '/files/create'],
    ...parts.map((part) => `/files/${fileId}${part}`),
  ];
  for (const path of all)
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expect(page.getByLabel(/^Loading/)).toHaveCount(0);
      await everythingSeen(page);
      // What comes after the rest is met by a finger as well.
      await page.waitForLoadState('networkidle');
      expect.soft(await missed(page), `what a finger misses on ${path}`).toEqual([]);
    });
});

test('on a phone a card of a list says all of its facts, whatever their length', async ({ comeIn }) => {
  const page = await comeIn('administrator', '/roles', phone);
  await expect(
    page.getByText('Runs the platform: companies, users, roles, rates, integrations'),
  ).toBeVisible();
  const beyond = await page.getByRole('listitem').evaluateAll((cards) =>
    cards.flatMap((card) => {
      const range = document.createRange();
      range.selectNodeContents(card);
      return range.getBoundingClientRect().right > window.innerWidth ? [card.textContent] : [];
    }),
  );
  expect(beyond).toEqual([]);
});

test('on a phone all that can be done with ticked rows is in sight, and no word lies on another', async ({
  comeIn,
}) => {
  const page = await comeIn('supervisor', '/files', phone);
  for (const at of [1, 2]) await page.getByRole('checkbox').nth(at).check();
  const bar = page.getByRole('region', { name: '2 selected' });
  await expect(bar).toBeVisible();
  const words = await bar.evaluate((bar) =>
    [...bar.children].map((child) => {
      const range = document.createRange();
      range.selectNodeContents(child);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      return { says: child.textContent, left, right, top, bottom };
    }),
  );
  expect(words.length).toBeGreaterThan(6);
  for (const { says, left, right, top, bottom } of words) {
    expect([says, left >= 0, right <= 390, bottom <= 844]).toEqual([says, true, true, true]);
    const under = words.filter(
      (other) =>
        other.says !== says &&
        other.left < right &&
        left < other.right &&
        other.top < bottom &&
        top < other.bottom,
    );
    expect([says, under]).toEqual([says, []]);
  }
});

test('on a phone the foot of a form stays in sight, whole, and over nothing that is asked', async ({
  comeIn,
}) => {
  const page = await comeIn('supervisor', '/', phone);
  const [company] = await listed(page, '/company/list?code=V01');
  await page.goto(`/companies/${String(company?._id)}/edit`);
  const foot = page.getByRole('toolbar').last();
  const cancel = foot.getByRole('button', { name: 'Cancel' });
  const lastAsked = page.getByRole('button', { name: 'Add a row' }).last();
  await lastAsked.scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(cancel).toBeInViewport({ ratio: 1 });
  const [bar, button, asked] = await Promise.all([foot, cancel, lastAsked].map((one) => one.boundingBox()));
  expect([bar?.x, bar?.width]).toEqual([0, phone.viewport.width]);
  expect(button?.x).toBeGreaterThanOrEqual(16);
  expect((asked?.y ?? 0) + (asked?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
});

test('on the cards of a phone no figure and no day stands without its name', async ({ comeIn }) => {
  const page = await comeIn('administrator', '/province-taxes', phone);
  const card = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Alberta' }) });
  await expect(card).toHaveText('AlbertaGST (%) 5HST (%) 0Provincial tax (%) 0In force from 1 Jan 2008');
});

test('on the road a number is dialled or written to, and an address opens a map', async ({ comeIn }) => {
  const page = await comeIn('field_agent', '/field', phone);
  const sheets = await listed(page, '/desk/field');
  const sheet = sheets.find(({ reach, addresses }) => isSome(reach) && isSome(addresses));
  const [{ number = '' } = {}] = sheet?.reach as { number?: string }[];
  const [{ address = '' } = {}] = sheet?.addresses as { address?: string }[];
  const card = page.getByRole('listitem').filter({ hasText: String(sheet?.ref) });
  const leads = (link: string): Promise<void> =>
    expect(card.locator(`a[href="${link}"]`).first()).toBeVisible();
  await leads(`tel:${number}`);
  await leads(`sms:${number}`);
  await leads(`https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`);
  // Nobody who has two numbers stands there twice under one name.
  const several = sheets.filter(({ reach }) => {
    const names = (reach as { name: string }[]).map(({ name }) => name);
    return new Set(names).size < names.length;
  });
  expect(several.length).toBeGreaterThan(0);
  for (const { ref } of several.slice(0, 3)) {
    const dialled = page
      .getByRole('listitem')
      .filter({ hasText: String(ref) })
      .locator('a[href^="tel:"]');
    const shown = (await dialled.allInnerTexts()).map((text) => text.trim());
    expect(shown).toEqual([...new Set(shown)]);
  }
});

const isSome = (list: unknown): boolean => Array.isArray(list) && list.length > 0;
