import type { Locator, Page } from '@playwright/test';
import { call } from './desk/call';
import { expect, test } from './desk/test';

/** The figures of a chart, as its table tells them: what each is of, and the list behind it. */
async function figuresOf(chart: Locator): Promise<{ label: string; figure: string; to: string }[]> {
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

const chartOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('a bar of the units by client leads to as many units as it says', async ({ comeIn }) => {
  const page = await comeIn('remarketing_specialist', '/remarketing');
  const chart = chartOf(page, 'Units by client');
  const figures = await figuresOf(chart);
  expect(figures.length).toBeGreaterThan(1);
  const [{ figure, to } = { figure: '', to: '' }] = figures;
  await chart.locator(`a[href$="${to}"]`).click();
  await expect(page).toHaveURL(/clientId=/);
  await expect(page.getByRole('combobox', { name: 'Client' })).toHaveText(/Lender/);
  const units = page.getByRole('table', { name: 'Remarketing' }).getByRole('row');
  await expect(units.filter({ has: page.getByRole('link') })).toHaveCount(Math.min(Number(figure), 50));
});

test('each figure of what became of a client’s files leads to the files that it is worked out of', async ({
  comeIn,
}) => {
  const page = await comeIn('supervisor', '/remarketing?view=outcomes');
  const outcomes = (await call(page, 'GET', '/desk/remarketing/outcomes')).data as {
    clientName: string;
    closed: number;
    sold: number;
  }[];
  for (const [name, of] of [
    ['Secured, of all that were closed', 'closed'],
    ['Days from seizure to sale, on average', 'sold'],
    ['Left of the price after fees', 'sold'],
    ['Left after fees, of what Black Book said', 'sold'],
  ] as const) {
    await test.step(name, async () => {
      await page.goto('/remarketing?view=outcomes');
      const chart = chartOf(page, name);
      const [{ label, to } = { label: '', to: '' }] = await figuresOf(chart);
      const count = outcomes.find(({ clientName }) => clientName === label)?.[of];
      expect(count).toBeGreaterThan(0);
      await chart.locator(`a[href="${to}"]`).click();
      await expect(page).toHaveURL(/closedDateFrom=/);
      await expect(page.getByRole('heading', { level: 1, name: /^Files/ })).toBeVisible();
      await expect(page.getByText(String(count), { exact: true }).first()).toBeVisible();
      const files = page
        .getByRole('table')
        .getByRole('row')
        .filter({ has: page.getByRole('rowheader') });
      await expect(files).toHaveCount(Math.min(Number(count), 25));
    });
  }
});
