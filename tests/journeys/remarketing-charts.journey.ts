import type { Locator, Page } from '@playwright/test';
import { call } from './desk/call';
import { expect, test } from './desk/test';

interface Figure {
  readonly label: string;
  readonly figure: string;
  readonly to: string;
}

/** The figures of a chart, as its table tells them: what each is of, and the list behind it. */
async function figuresOf(chart: Locator): Promise<Figure[]> {
  await chart.getByRole('button', { name: 'As a table' }).click();
  const rows = chart.getByRole('row').filter({ has: chart.page().getByRole('link') });
  const figures = await rows.evaluateAll((list) =>
    list.map((row) => ({
      label: row.querySelector('a')?.textContent ?? '',
      figure: row.querySelector('td:last-child')?.textContent ?? '',
      to: row.querySelector('a')?.getAttribute('href') ?? '',
    })),
  );
  await chart.getByRole('button', { name: 'As bars' }).click();
  return figures;
}

/** The shortest bar, behind which fewest rows stand. */
function last(figures: readonly Figure[]): Figure {
  expect(figures.length).toBeGreaterThan(1);
  return figures.at(-1) as Figure;
}

const chartOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('a bar of the units by client leads to as many units as it says', async ({ comeIn }) => {
  const page = await comeIn('remarketing_specialist', '/remarketing');
  const chart = chartOf(page, 'Units by client');
  // What is counted goes on: another unit may be sold between the one count and the other.
  await expect(async () => {
    await page.goto('/remarketing');
    const { label, figure, to } = last(await figuresOf(chart));
    await chart.locator(`a[href$="${to}"]`).click();
    await expect(page).toHaveURL(/clientId=/);
    await expect(page.getByRole('combobox', { name: 'Client' })).toHaveText(`${label} (${figure})`);
    const units = page.getByRole('table', { name: 'Remarketing' }).getByRole('row');
    const count = Math.min(Number(figure), 50);
    await expect(units.filter({ has: page.getByRole('link') })).toHaveCount(count, { timeout: 5_000 });
  }).toPass();
});

interface Outcome {
  readonly clientName: string;
  readonly closed: number;
  readonly sold: number;
}

test('each figure of what became of a client’s files leads to the files that it is worked out of', async ({
  comeIn,
}) => {
  const page = await comeIn('supervisor', '/remarketing?view=outcomes');
  for (const [name, of] of [
    ['Secured, of all that were closed', 'closed'],
    ['Days from seizure to sale, on average', 'sold'],
    ['Left of the price after fees', 'sold'],
    ['Left after fees, of the book value', 'sold'],
  ] as const) {
    await test.step(name, async () => {
      await expect(async () => {
        await page.goto('/remarketing?view=outcomes');
        const chart = chartOf(page, name);
        const { label, to } = last(await figuresOf(chart));
        const outcomes = (await call(page, 'GET', '/desk/remarketing/outcomes')).data as readonly Outcome[];
        const count = outcomes.find(({ clientName }) => clientName === label)?.[of];
        expect(count).toBeGreaterThan(0);
        await chart.locator(`a[href="${to}"]`).click();
        await expect(page).toHaveURL(/closedDateFrom=/);
        await expect(page.getByRole('heading', { level: 1, name: /^Files/ })).toBeVisible();
        await expect(page.getByText(String(count), { exact: true }).first()).toBeVisible({ timeout: 5_000 });
        const files = page.getByRole('table').getByRole('row');
        const shown = files.filter({ has: page.getByRole('rowheader') });
        await expect(shown).toHaveCount(Math.min(Number(count), 25), { timeout: 5_000 });
      }).toPass();
    });
  }
});
