import type { Page } from '@playwright/test';
import { listed } from './desk/call';
import { expect, test } from './desk/test';

/** How far the open tab reaches out of what is seen of the bar, in pixels on either side. */
const hidden = (page: Page): Promise<number> =>
  page.locator('main .MuiTabs-scroller').evaluate((bar) => {
    const seen = bar.getBoundingClientRect();
    const open = bar.querySelector('[aria-current=page]')?.getBoundingClientRect();
    return open ? Math.round(Math.max(seen.left - open.left, open.right - seen.right, 0)) : -1;
  });

test('a file opened at any of its parts shows the whole of that tab', async ({ comeIn }) => {
  const page = await comeIn('file_manager');
  const [file] = await listed(page, '/file/list?status=attempting&size=1');
  for (const part of ['payments', 'history', 'notes', ''])
    await test.step(part || 'overview', async () => {
      await page.goto(`/files/${String(file?._id)}${part && `/${part}`}`);
      await expect(page.locator('main .MuiTabs-scroller [aria-current=page]')).toBeVisible();
      // The counts of its neighbours come after it and push it on, and so do the arrows of the bar, after which it is brought back.
      await page.waitForLoadState('networkidle');
      await expect.poll(() => hidden(page)).toBe(0);
    });
});
