import { call, listed } from './desk/call';
import { expect, test } from './desk/test';

test('the services of a file’s notices stand in their table with no word broken, and nothing beside it', async ({
  comeIn,
}) => {
  const page = await comeIn('supervisor', '/files');
  const files = await listed(page, '/file/list?stage=notice_period&size=50');
  const served = async (): Promise<string | undefined> => {
    for (const { _id } of files) {
      const { services } = await call(page, 'GET', `/file/${_id}`);
      const kept = (services ?? []) as readonly { trackingNumber?: string | null }[];
      if (kept.some(({ trackingNumber }) => trackingNumber)) return _id;
    }
    return undefined;
  };
  const fileId = await served();
  for (const [locale, name] of Object.entries({ en: 'Services of notices', fr: 'Significations d’avis' }))
    await test.step(locale, async () => {
      await page.evaluate((one) => localStorage.setItem('locale', one), locale);
      await page.goto(`/files/${fileId}`);
      const table = page.getByRole('region', { name, exact: true });
      await expect(table.getByRole('link', { name: /\.pdf$/ }).first()).toBeVisible();
      const broken = await table.evaluate((region) => {
        const found: string[] = [];
        for (const cell of region.querySelectorAll('th, td:not([data-breaks=true])')) {
          const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
          for (let text = walker.nextNode(); text; text = walker.nextNode())
            for (const { index, 0: word } of (text.textContent ?? '').matchAll(/[\p{L}\p{N}]+/gu)) {
              const range = document.createRange();
              range.setStart(text, index);
              range.setEnd(text, index + word.length);
              if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
                found.push(word);
            }
        }
        return found;
      });
      expect(broken).toEqual([]);
      expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    });
});
