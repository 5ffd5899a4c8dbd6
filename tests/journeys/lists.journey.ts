import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import { readXlsx } from 'hucre';
import { expect, test } from './desk/test';

const who = 'chidi.arsenault@nlr.example';
const head = (page: Page, name: string): Locator => page.getByRole('columnheader', { name, exact: true });
const rows = (page: Page): Locator => page.getByRole('rowheader');
const view = (page: Page, name: string): Locator =>
  page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name, exact: true });

/** While the rows of a new address are on their way, those of the one before stay in sight. */
const settled = (page: Page): Promise<void> =>
  expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false');

/** How many rows the list says it has. */
async function total(page: Page): Promise<number> {
  await settled(page);
  const [, of = ''] = /of ([\d,]+)$/.exec(await page.getByText(/^\d+–\d+ of [\d,]+$/).innerText()) ?? [];
  return Number(of.replace(',', ''));
}

async function addFilter(page: Page, name: string, value: string): Promise<void> {
  await page.getByRole('button', { name: 'Add filter' }).click();
  const choosing = page.getByRole('dialog', { name: 'Add filter' });
  await choosing.getByRole('searchbox', { name: 'Find a filter' }).fill(name);
  await choosing.getByRole('menuitem', { name, exact: true }).click();
  // The tick is the address's: it is there once the address is.
  await page.getByRole('checkbox', { name: value }).click();
  await expect(page.getByRole('checkbox', { name: value })).toBeChecked();
  await page.keyboard.press('Escape');
}

async function columns(page: Page, change: () => Promise<void>): Promise<void> {
  await page.getByRole('button', { name: 'Columns' }).click();
  await change();
  await page.keyboard.press('Escape');
}

test('what a list is narrowed to stands in its address, which shows another person the same files', async ({
  comeIn,
}) => {
  const page = await comeIn(who, '/files');
  const all = await total(page);
  await addFilter(page, 'Province', 'Alberta');
  await expect(page).toHaveURL(/\/files\?.*state=AB/);
  await addFilter(page, 'Status', 'Attempting');
  await expect(page).toHaveURL(/status=attempting/);
  await expect(page.getByRole('button', { name: 'Change the filter Status' })).toContainText('Attempting');
  await expect(page.getByRole('cell', { name: 'ON', exact: true })).toHaveCount(0);
  const some = await total(page);
  expect(some).toBeLessThan(all);

  await head(page, 'Days past due').getByRole('button').click();
  await expect(head(page, 'Days past due')).toHaveAttribute('aria-sort', 'ascending');
  await expect(page).toHaveURL(/sortBy=daysPastDue/);
  await settled(page);
  const first = await rows(page).first().innerText();

  const second = await comeIn('supervisor', '/');
  await second.goto(page.url());
  await expect(rows(second).first()).toHaveText(first);
  expect(await total(second)).toBe(some);

  await page.getByRole('button', { name: 'Remove the filter Status' }).click();
  await expect(page).not.toHaveURL(/status=/);
  await page.getByRole('button', { name: 'Remove the filter Province' }).click();
  await expect(page).not.toHaveURL(/state=/);
});

test('the way back from a file leads to the list as it was left, and keys walk its rows', async ({
  comeIn,
}) => {
  const page = await comeIn(who, '/files?state=AB&sortBy=ref');
  await expect(rows(page).nth(1)).toBeVisible();
  const names = await rows(page).allInnerTexts();
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await expect(page.getByRole('link', { name: names[1] })).toBeFocused();
  await page.keyboard.press('k');
  await expect(page.getByRole('link', { name: names[0] })).toBeFocused();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(names[1] ?? '');
  await page.goBack();
  await expect(page).toHaveURL(/state=AB/);
  await expect(rows(page).first()).toHaveText(names[0] ?? '');
  await expect(page.getByRole('button', { name: 'Change the filter Province' })).toContainText('Alberta');
});

test('columns that are chosen and a view that is saved are there at the next sign-in', async ({ comeIn }) => {
  const page = await comeIn(who, '/files');
  await columns(page, () => page.getByRole('button', { name: 'Usual columns' }).click());
  await expect(head(page, 'VIN or serial number')).toHaveCount(0);
  await columns(page, async () => {
    await page.getByRole('checkbox', { name: 'VIN or serial number' }).click();
    await expect(page.getByRole('checkbox', { name: 'VIN or serial number' })).toBeChecked();
    await page.getByRole('checkbox', { name: 'Next action', exact: true }).click();
    await expect(page.getByRole('checkbox', { name: 'Next action', exact: true })).not.toBeChecked();
  });
  await expect(head(page, 'VIN or serial number')).toBeVisible();
  await expect(head(page, 'Next action')).toHaveCount(0);

  const mine = `Mine ${Date.now()}`;
  await page.goto('/files?state=MB&active=true');
  await page.getByRole('button', { name: 'Save view' }).click();
  const naming = page.getByRole('dialog', { name: 'Save this view' });
  await naming.getByLabel('Name of the view').fill(mine);
  await naming.getByRole('button', { name: 'Save view' }).click();
  await expect(view(page, mine)).toHaveAttribute('aria-current', 'page');
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/login/);

  const next = await comeIn(who, '/files');
  await expect(head(next, 'VIN or serial number')).toBeVisible();
  await expect(head(next, 'Next action')).toHaveCount(0);
  await view(next, mine).click();
  await expect(next).toHaveURL(/state=MB/);
  await expect(next.getByRole('button', { name: 'Change the filter Province' })).toContainText('Manitoba');
  await next.getByRole('button', { name: `View ${mine}` }).click();
  await next.getByRole('menuitem', { name: 'Delete view' }).click();
  await expect(view(next, mine)).toHaveCount(0);
  await columns(next, () => next.getByRole('button', { name: 'Usual columns' }).click());
});

for (const [kind, choose, read] of [
  [
    'csv',
    'CSV, opens anywhere',
    async (bytes: Buffer) => parse(bytes, { bom: true, relax_column_count: false }) as string[][],
  ],
  [
    'xlsx',
    'Excel workbook',
    async (bytes: Buffer) => ((await readXlsx(bytes)).sheets[0]?.rows ?? []) as unknown[][],
  ],
] as const)
  test(`an export as ${kind} holds exactly the files of the list`, async ({ comeIn }) => {
    const page = await comeIn(who, '/files?state=SK&sortBy=ref');
    await expect(rows(page).first()).toBeVisible();
    const count = await total(page);
    const first = await rows(page).first().innerText();
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Export files' });
    await expect(dialog).toContainText(`All ${count} rows of this view`);
    await dialog.getByRole('radio', { name: choose }).check();
    await dialog.getByRole('button', { name: 'Export' }).click();
    await expect(dialog.getByText('The file is ready.')).toBeVisible({ timeout: 30_000 });
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Download' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(
      new RegExp(`^Files - Saskatchewan - \\d{4}-\\d\\d-\\d\\d\\.${kind}$`),
    );
    const [names, ...lines] = await read(await readFile(await file.path()));
    expect(names).toContain('Debtor');
    expect(lines).toHaveLength(count);
    expect(lines[0]).toContain(first);
  });

test('of two people who change one company, the second sees both values and chooses', async ({ comeIn }) => {
  const path = '/companies?activityType=appraiser';
  const [one, two] = [await comeIn('supervisor', path), await comeIn('administrator', path)];
  const stamp = Date.now();
  for (const page of [one, two]) {
    await rows(page).getByRole('link').first().click();
    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    await expect(page.getByRole('textbox', { name: /^City/ })).toBeVisible();
  }
  await one.getByRole('textbox', { name: /^City/ }).fill(`Northtown ${stamp}`);
  await one.getByRole('textbox', { name: /^Email/ }).fill(`north${stamp}@v23.example`);
  await one.getByRole('button', { name: 'Save 2 changes' }).click();
  await expect(one.getByText(`Northtown ${stamp}`).first()).toBeVisible();

  await two.getByRole('textbox', { name: /^City/ }).fill(`Southtown ${stamp}`);
  await two.getByRole('button', { name: 'Save 1 change' }).click();
  const stale = two.getByRole('dialog', { name: 'Someone else changed this record' });
  const city = stale.getByRole('row', { name: /^City/ });
  await expect(city.getByRole('radio', { name: `Southtown ${stamp}` })).toBeChecked();
  await expect(city.getByRole('radio', { name: `Northtown ${stamp}` })).not.toBeChecked();
  const email = stale.getByRole('row', { name: /^Email/ });
  await expect(email.getByRole('radio', { name: `north${stamp}@v23.example` })).toBeChecked();
  await stale.getByRole('button', { name: 'Save what I chose' }).click();
  await expect(stale).toBeHidden();
  await expect(two.getByRole('heading', { level: 1 })).not.toContainText('Edit');
  await two.reload();
  await expect(two.getByText(`Southtown ${stamp}`).first()).toBeVisible();
  await expect(two.getByRole('link', { name: `north${stamp}@v23.example` })).toBeVisible();
});

test('a printed list has all its columns and rows on the paper, and nothing that only a screen needs', async ({
  comeIn,
}) => {
  const page = await comeIn(who, '/files?state=AB');
  await columns(page, async () => {
    await page.getByRole('button', { name: 'Usual columns' }).click();
    await page.getByRole('checkbox', { name: 'VIN or serial number' }).click();
  });
  await settled(page);
  const heads = await page.getByRole('columnheader').allInnerTexts();
  // A sheet on its side within its margins, at 96 dots an inch.
  const paper = { width: Math.floor(((297 - 20) / 25.4) * 96), height: 700 };
  await page.setViewportSize(paper);
  await page.emulateMedia({ media: 'print' });
  const printed = page.getByRole('columnheader');
  await expect(printed).toHaveCount(heads.filter((text) => text.trim()).length);
  for (const cell of await printed.all()) {
    const box = await cell.boundingBox();
    expect(
      (box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 0) <= paper.width,
      await cell.innerText(),
    ).toBe(true);
  }
  await expect(rows(page).last()).toBeVisible();
  for (const role of ['navigation', 'banner', 'search'] as const)
    await expect(page.getByRole(role).filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Add filter' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await columns(page, () => page.getByRole('button', { name: 'Usual columns' }).click());
});
