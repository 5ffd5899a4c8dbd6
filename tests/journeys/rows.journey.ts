import { expect, test } from './desk/test';

test('every list keeps its rows at one height, whatever stands in them', async ({ comeIn }) => {
  const page = await comeIn('administrator');
  await page.evaluate(() => localStorage.setItem('locale', 'fr'));
  await page.reload();
  const rail = page.getByRole('navigation').first().getByRole('link');
  await expect(rail.first()).toBeVisible();
  const places = await rail.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const higher: string[] = [];
  let lists = 0;
  for (const place of places)
    await test.step(place, async () => {
      await page.goto(`${place}?all=true&size=100`);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expect(page.getByLabel(/^Chargement/)).toHaveCount(0);
      const rows = page.locator('table[aria-busy=false] tbody tr');
      if ((await rows.count()) === 0) return;
      lists += 1;
      const found = await rows.evaluateAll((all) =>
        all.flatMap((row) => {
          const { height } = row.getBoundingClientRect();
          const name = row.querySelector('th')?.textContent;
          return height > 36.5 ? [`${name}: ${height}`] : [];
        }),
      );
      higher.push(...found.slice(0, 3).map((one) => `${place} ${one}`));
    });
  expect(higher).toEqual([]);
  expect(lists).toBeGreaterThan(20);
});
