import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { vinCheckDigit } from '../../src/contract/vin';
import { listed } from './desk/call';
import { expect, test } from './desk/test';

const header =
  'accountNumber,contractType,debtorFirstName,debtorLastName,phone,addressLine1,city,province,postalCode,vin,year,make,model,odometerKm,balance,arrears,daysPastDue,rush,assignmentDate,instructions';
/** Accounts of this run alone: what was placed before stays on the host. */
const run = String(Date.now());
const account = (row: number): string => `${run}${String(row).padStart(3, '0')}`;

type Cells = Partial<Record<string, string>>;

const usual = (row: number): Cells => ({
  accountNumber: account(row),
  contractType: 'conditional_sale',
  debtorFirstName: 'Ines',
  debtorLastName: `Sample${row}`,
  phone: '(416) 555-0143',
  addressLine1: '12 Test Lane',
  city: 'Toronto',
  province: 'ON',
  postalCode: 'M5V 0Z1',
  year: '2021',
  make: 'Toyota',
  model: 'Corolla',
  odometerKm: '41000',
  balance: '18234.50',
  arrears: '1912.20',
  daysPastDue: '74',
  rush: 'N',
  assignmentDate: '2026-01-05',
  instructions: 'Call before noon.',
});

/** A VIN that no file has yet, with its check digit. */
const bare = `1M8GDM9A0KP${run.slice(-6)}`;
const checkDigit = vinCheckDigit(bare) ?? '';
const vinWith = (digit: string): string => bare.slice(0, 8) + digit + bare.slice(9);

/** By their line in the spreadsheet, whose first is the header. Ten of these cannot be placed. */
const odd: Readonly<Record<number, Cells>> = {
  4: { vin: vinWith(checkDigit) },
  // The check digit of this number is another: an older vehicle may have such a one, so it is only said.
  5: { vin: vinWith(checkDigit === '1' ? '2' : '1') },
  6: { instructions: '=HYPERLINK("http://elsewhere.example","see")' },
  7: { balance: '$1,234.50', rush: 'yes' },
  12: { balance: 'about ten' },
  17: { province: 'ZZ' },
  22: { phone: '12' },
  27: { assignmentDate: '2190-01-01' },
  32: { debtorLastName: '' },
  37: { accountNumber: account(2) },
  42: { arrears: '-5' },
  47: { city: '' },
  52: { make: '', vin: '' },
  57: { assignmentDate: '05/01/2026', instructions: '=1+1' },
};

const quoted = (cell = ''): string => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

const sheet = (): Buffer =>
  sheetOf(Array.from({ length: 60 }, (_, index) => ({ ...usual(index + 2), ...odd[index + 2] })));

function sheetOf(rows: readonly Cells[]): Buffer {
  const lines = rows.map((row: Cells) => header.split(',').map((name) => quoted(row[name])));
  return Buffer.from(`${[header, ...lines.map((cells) => cells.join(','))].join('\n')}\n`);
}

async function check(page: Page, buffer = sheet()): Promise<void> {
  await page.getByRole('combobox', { name: 'Client' }).fill('Lender E');
  await page.getByRole('option', { name: /^Lender E/ }).click();
  await page
    .getByLabel('Choose a spreadsheet')
    .setInputFiles({ name: 'placements.csv', mimeType: 'text/csv', buffer });
  await page.getByRole('button', { name: 'Check the rows' }).click();
  await expect(page.getByRole('heading', { name: 'What placements.csv would do' })).toBeVisible();
  await expect(page.getByText('The check is done.')).toBeVisible({ timeout: 30_000 });
}

/** New files, updated, unchanged, rejected, warnings. */
const totals = (page: Page): Locator => page.getByRole('main').getByRole('definition');

const rowOf = (page: Page, row: number): Locator =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: String(row), exact: true }) });

async function download(page: Page, name: string): Promise<string[]> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name }).click(),
  ]);
  const text = await readFile(await file.path(), 'utf8');
  return text
    .replace(/^\uFEFF/, '')
    .trim()
    .split(/\r?\n/);
}

test('a spreadsheet of placements is looked through, placed once, and its wrong rows handed back', async ({
  comeIn,
}) => {
  const page = await comeIn('administrator', '/import');
  await check(page);

  await expect(totals(page)).toHaveText(['50', '0', '0', '10', '1']);
  await expect(rowOf(page, 2)).toContainText('Would be placed');
  await expect(rowOf(page, 5)).toContainText('Would be placed');
  await expect(rowOf(page, 5)).toContainText('check digit');
  for (const [row, why] of [
    [12, /Balance: not a number/],
    [17, /Province: unknown/],
    [22, /Phone: not a phone number/],
    [27, /Assignment date: in the future/],
    [32, /Debtor’s last name: required/],
    [37, /Account number: repeats an earlier row/],
    [42, /Arrears: negative/],
    [47, /City: required/],
    [52, /VIN or serial number: required/],
    [57, /Assignment date: could be two days/],
  ] as const) {
    await expect(rowOf(page, row)).toContainText('Rejected');
    await expect(rowOf(page, row)).toContainText(why);
  }

  await page.getByRole('button', { name: 'Place 50 rows' }).click();
  await expect(page.getByRole('heading', { name: 'Import of placements.csv' })).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Progress of the import' })).toBeVisible();
  await expect(page.getByText('The import is done.')).toBeVisible({ timeout: 30_000 });
  await expect(totals(page)).toHaveText(['50', '0', '0', '10', '1']);
  await expect(rowOf(page, 2)).toContainText(/LNE-\d+/);

  const [head = '', ...rejects] = await download(page, 'Download rejected rows');
  expect(head.split(',').slice(0, 4)).toEqual(['row', 'column', 'reason', 'accountNumber']);
  expect(rejects).toHaveLength(10);
  expect(rejects[0]).toMatch(new RegExp(`^12,balance,not a number,${account(12)},`));
  // What a spreadsheet program would run is handed back as text.
  expect(rejects[9]).toContain("'=1+1");
  const [, ...rows] = await download(page, 'Download the result');
  expect(rows).toHaveLength(60);

  await page.goto(`/files?bankAccountNumber=${account(6)}`);
  await page.getByRole('rowheader').getByRole('link').click();
  await expect(page.getByText('=HYPERLINK("http://elsewhere.example","see")')).toBeVisible();
  await page.goto(`/files?bankAccountNumber=${account(12)}`);
  await expect(page.getByRole('heading', { name: 'Nothing matches these filters' })).toBeVisible();

  await page.goto('/import');
  await check(page);
  await expect(totals(page)).toHaveText(['0', '0', '50', '10', '1']);
  await expect(page.getByText('There is nothing to place')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Place/ })).toHaveCount(0);
});

test('of two hundred rows new files are made, known ones are brought up to date, and what adds up is said', async ({
  comeIn,
}) => {
  const page = await comeIn('administrator', '/import');
  const known = Array.from({ length: 6 }, (_, index) => usual(300 + index));
  await check(page, sheetOf(known));
  await page.getByRole('button', { name: 'Place 6 rows' }).click();
  await expect(page.getByText('The import is done.')).toBeVisible();

  const changed = known.map((row) => ({ ...row, balance: '17000.00' }));
  const wrong: Cells[] = [{ balance: 'ten' }, { province: 'ZZ' }, { debtorLastName: '' }, { city: '' }];
  const rows = [
    ...changed,
    ...wrong.map((cells, index) => ({ ...usual(400 + index), ...cells })),
    ...Array.from({ length: 190 }, (_, index) => usual(500 + index)),
  ];
  await page.goto('/import');
  await check(page, sheetOf(rows));
  await expect(totals(page)).toHaveText(['190', '6', '0', '4', '0']);
  await expect(rowOf(page, 8)).toContainText(/Balance: not a number/);
  await page.getByRole('button', { name: 'Place 196 rows' }).click();
  await expect(page.getByText('The import is done.')).toBeVisible({ timeout: 60_000 });
  await expect(totals(page)).toHaveText(['190', '6', '0', '4', '0']);
  const rejects = await download(page, 'Download rejected rows');
  expect(rejects).toHaveLength(1 + 4);

  for (const [row, told] of [
    [300, 'Row 2 of placements.csv'],
    [689, 'opened'],
  ] as const) {
    await page.goto(`/files?bankAccountNumber=${account(row)}`);
    const href = await page.getByRole('rowheader').getByRole('link').getAttribute('href');
    await page.goto(`${href}/history`);
    await expect(page.getByText(told).first()).toBeVisible();
  }

  // Each of the 196 says in its own history where it came from: asked on the wire, as no browser shows so many pages in the time.
  const placed = rows.slice(changed.length + wrong.length);
  const touched: readonly { row: Cells; times: number }[] = [
    ...changed.map((row) => ({ row, times: 2 })),
    ...placed.map((row) => ({ row, times: 1 })),
  ];
  expect(touched).toHaveLength(196);
  for (const { row, times } of touched) {
    const [file, another] = await listed(page, `/file/list?bankAccountNumber=${row.accountNumber}`);
    expect(another, row.accountNumber).toBeUndefined();
    const happened = await listed(page, `/history/list/${file?._id ?? ''}`);
    const told = happened.filter(({ type }) => type === 'import_update');
    expect(told.length, row.accountNumber).toBeGreaterThanOrEqual(times);
  }
});
