import type { Locator, Page } from '@playwright/test';
import { call, listed } from './desk/call';
import { expect, test } from './desk/test';

interface Placed {
  readonly _id: string;
  readonly ref: string;
}

/** Places a file of Lender A that nobody else works on. */
async function place(page: Page, values: object): Promise<Placed> {
  const [lender] = await listed(page, '/company/list?code=LNA');
  const file = await call(page, 'POST', '/file/', {
    clientId: lender?._id,
    bankAccountNumber: `U${String(Date.now()).slice(-9)}`,
    contractType: 'conditional_sale',
    state: 'ON',
    serialNumber: '2T1BURHE8K0000002',
    asset: { year: 2019, auMake: 'Toyota', auModel: 'Corolla' },
    ...values,
  });
  return { _id: file._id, ref: String(file.ref) };
}

const rowOf = (page: Page, row: number): Locator =>
  page
    .getByRole('table', { name: 'Rows' })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: String(row), exact: true }) });

/** Updated, unchanged, rejected, warnings. */
const totals = (page: Page): Locator => page.getByRole('main').getByRole('definition');

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });

test('a spreadsheet changes files: looked through, done, told in their history, and taken back', async ({
  comeIn,
}) => {
  const page = await comeIn('supervisor', '/update-files');
  const one = await place(page, { balanceAmount: '18500.00' });
  const other = await place(page, { balanceAmount: '9000.00' });
  const name = `changes-${Date.now()}.csv`;
  const balanceOf = async ({ _id }: Placed) => (await call(page, 'GET', `/file/${_id}`)).balanceAmount;

  await test.step('the check says of each row what it would do, and of a bad cell what is wrong with it', async () => {
    const lines = [
      'File number,Balance',
      `${one.ref},"17,250.40"`,
      `${other.ref},about ten`,
      'LNA-9900001,1.00',
    ];
    await page
      .getByLabel('Choose a spreadsheet')
      .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(`${lines.join('\n')}\n`) });
    await page.getByRole('button', { name: 'Check the rows' }).click();
    await expect(heading(page, `What ${name} would do`)).toBeVisible();
    await expect(page.getByText('The check is done.')).toBeVisible();
    await expect(page.getByText('Nothing has been changed yet.')).toBeVisible();
    await expect(rowOf(page, 2)).toContainText('Would be updated');
    await expect(rowOf(page, 2)).toContainText(/\$18,500\.00.*\$17,250\.40/);
    await expect(rowOf(page, 3)).toContainText('Rejected');
    await expect(rowOf(page, 3)).toContainText(/Balance: not a number/);
    await expect(rowOf(page, 4)).toContainText('Rejected');
    expect(await balanceOf(one)).toBe('18500.00');
  });

  await test.step('what was said is done, row by row', async () => {
    await page.getByRole('button', { name: 'Change 1 file' }).click();
    await expect(page.getByText('The files are changed.')).toBeVisible();
    await expect(totals(page)).toHaveText(['1', '0', '2', '0']);
    await expect(rowOf(page, 2)).toContainText('Updated');
    await expect(rowOf(page, 3)).toContainText(/Balance: not a number/);
    expect(await balanceOf(one)).toBe('17250.40');
    expect(await balanceOf(other)).toBe('9000.00');
  });

  await test.step('the history of the file says who changed what', async () => {
    const done = page.url();
    await rowOf(page, 2).getByRole('link', { name: one.ref }).click();
    await expect(heading(page, new RegExp(one.ref))).toBeVisible();
    await page
      .getByRole('navigation', { name: 'Parts of the file' })
      .getByRole('link', { name: 'History' })
      .click();
    await expect(page.getByText(/\$17,250\.40/).first()).toBeVisible();
    await page.goto(done);
  });

  await test.step('it is taken back within its time, and says so in the list', async () => {
    await page.getByRole('button', { name: 'Take back' }).click();
    const dialog = page.getByRole('dialog', { name: 'Take this back?' });
    await expect(dialog).toContainText('1 file becomes what it was');
    await dialog.getByRole('button', { name: 'Take back' }).click();
    await expect(heading(page, `Taking back ${name}`)).toBeVisible();
    await expect(page.getByText('It is taken back.')).toBeVisible();
    expect(await balanceOf(one)).toBe('18500.00');
    await page.goto('/update-files');
    const mine = page.getByRole('table', { name: 'My updates' }).getByRole('row').filter({ hasText: name });
    await expect(mine).toHaveCount(2);
    await mine.filter({ hasNotText: 'Check' }).getByRole('link', { name }).click();
    await expect(page.getByText('This was taken back.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Take back' })).toHaveCount(0);
  });
});

test('the days past due of a file are counted up to today once, however often they are asked for', async ({
  comeIn,
}) => {
  const page = await comeIn('supervisor');
  const { ref } = await place(page, { daysPastDue: 40 });
  await page.goto(`/files?ref=${ref}`);
  await page.getByRole('row').filter({ hasText: ref }).getByRole('checkbox').check();
  await page.getByRole('region', { name: 'selected' }).getByRole('button', { name: 'Days past due' }).click();
  const dialog = page.getByRole('dialog', { name: 'Count the days past due of 1 file' });
  await dialog.getByRole('button', { name: 'See what it would do' }).click();
  await expect(heading(page, 'What counting the days past due would do')).toBeVisible();
  await expect(page.getByText(/^There is nothing to count/)).toBeVisible();
  await expect(rowOf(page, 1)).toContainText('Stays as it is');
  await expect(rowOf(page, 1).getByRole('link', { name: ref })).toBeVisible();
  await page.getByRole('link', { name: 'Back' }).click();
  const mine = page.getByRole('table', { name: 'My updates' });
  await expect(mine.getByRole('link', { name: 'Days past due' }).first()).toBeVisible();
});
