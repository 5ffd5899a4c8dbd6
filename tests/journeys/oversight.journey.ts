import { readFile } from 'node:fs/promises';
import { incomingColumns } from '../../src/contract/lender-jobs/incoming-layout';
import { listed } from './desk/call';
import { clicking } from './desk/clicking';
import { expect, test } from './desk/test';

test('a supervisor’s morning begins with what harms first, and each number leads to its rows', async ({
  comeIn,
}) => {
  const page = await comeIn('supervisor', '/');
  await test.step('the list behind a number is as long as it says', async () => {
    const tile = page.getByRole('link', { name: /Past their status deadline/ });
    // Another deadline may pass between the one count and the other.
    await expect(async () => {
      await page.goto('/');
      const count = Number((await tile.textContent())?.match(/^\d+/)?.[0]);
      expect(count).toBeGreaterThan(0);
      await tile.click();
      await expect(page).toHaveURL(/pastStatusDue=true/);
      await expect(page.getByRole('heading', { level: 1, name: /^Files/ })).toBeVisible();
      await expect(page.getByText(String(count), { exact: true }).first()).toBeVisible({ timeout: 5_000 });
    }).toPass();
    await page.goBack();
  });
  await test.step('the most urgent file is one press away', async () => {
    const first = page.getByRole('region', { name: 'What harms first' }).getByRole('listitem').first();
    const ref = await first.getByRole('link').first().innerText();
    await first.getByRole('link', { name: `Open: ${ref}` }).click();
    await expect(page.getByRole('heading', { level: 1, name: ref })).toBeVisible();
    await page.goBack();
  });
  await test.step('one’s own files alone are asked for by the address', async () => {
    await page.getByRole('button', { name: 'Mine' }).click();
    await expect(page).toHaveURL(/mine=true/);
    await expect(page.getByRole('region', { name: 'Who has how much' })).toHaveCount(0);
  });
});

test('a file manager finds their late files as soon as the desk is open, without a click, and the team’s by one', async ({
  comeIn,
}) => {
  const finding = clicking('find my late files', 0);
  const page = await comeIn('file_manager', '/');
  const first = page.getByRole('region', { name: 'What harms first' }).getByRole('listitem');
  const late = first.filter({ hasText: 'Past its status deadline' });
  await expect(late.first()).toBeVisible();
  const tile = page.getByRole('link', { name: /^[\d,]+ ?Past their status deadline/ });
  await expect(tile).toHaveAttribute('href', /assignedUsers=/);
  finding.isEnough();
  const refs = await late.evaluateAll((lines) => lines.map((line) => line.querySelector('a')?.textContent));
  expect(refs.length).toBeGreaterThanOrEqual(3);
  const search = (await tile.getAttribute('href'))?.split('?')[1] ?? '';
  const own = (await listed(page, `/file/list?${search}&size=100`)).map(({ ref }) => ref);
  for (const ref of refs) expect(own).toContain(ref);
  await test.step('the team’s stand behind one press', async () => {
    await page.getByRole('button', { name: 'My team’s' }).click();
    await expect(page).toHaveURL(/mine=false/);
    await expect(page.getByRole('region', { name: 'Who has how much' })).toBeVisible();
  });
  await test.step('a note that presses and a decision that waits are one press away', async () => {
    for (const [why, address] of [
      ['Urgent note, unread', /\/notes\/[\da-f-]+$/],
      ['To decide: ', /\/requests\/[\da-f-]+$/],
    ] as const) {
      await page.goto('/');
      const line = first.filter({ hasText: why }).first();
      await line.getByRole('link', { name: new RegExp(`^Open: ${why}`) }).click();
      await expect(page).toHaveURL(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
  });
});

test('a report is made, watched, kept and handed out', async ({ comeIn }) => {
  const page = await comeIn('supervisor', '/reports');
  await page.getByRole('button', { name: 'Make: Files on hold' }).click();
  const dialog = page.getByRole('dialog', { name: 'Files on hold' });
  await dialog.getByLabel('As', { exact: true }).click();
  await page.getByRole('option', { name: 'CSV' }).click();
  await dialog.getByRole('button', { name: 'Make' }).click();
  const made = page.getByRole('region', { name: 'Made so far' }).getByRole('listitem').first();
  const download = page.waitForEvent('download');
  await made.getByRole('button', { name: 'Download: Files on hold' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^Files on hold - \d{4}-\d{2}-\d{2}\.csv$/);
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(lines[0]).toContain('File number');
  await expect(made).toContainText(`${lines.length - 1} row`);
});

test('a lender’s file is taken in once, and its rows become files', async ({ comeIn }) => {
  const page = await comeIn('lender_supervisor', '/lender-jobs');
  const account = String(Date.now()).slice(-9);
  const cells: Record<string, string> = {
    recordType: 'NEW',
    accountNumber: account,
    lastName: 'Sample',
    firstName: 'Ines',
    province: 'ON',
    make: 'Toyota',
    model: 'Corolla',
    balance: '100.25',
  };
  const row = incomingColumns.map((column) => cells[column] ?? '').join(',');
  const text = [incomingColumns.join(','), row, 'TRL,1,10025', ''].join('\r\n');
  const upload = async (content: string) => {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: /^Upload a file/ }).click();
    const buffer = Buffer.from(content);
    await (await chooser).setFiles({ name: `day-${account}.csv`, mimeType: 'text/csv', buffer });
  };
  await test.step('one that does not add up is refused, and says why', async () => {
    await upload(text.replace('TRL,1,10025', 'TRL,2,10025'));
    await expect(page.getByText(/Rows: 1, trailer 2\./)).toBeVisible();
  });
  await test.step('one that does is worked', async () => {
    await upload(text);
    const job = page.getByRole('region', { name: 'My jobs' }).getByRole('listitem').first();
    await expect(job).toContainText('Done');
    await expect(job).toContainText('New files 1');
  });
  await test.step('the same again is not', async () => {
    await upload(text);
    await expect(page.getByText(/were taken before/)).toBeVisible();
  });
});
