import { expect, test } from './desk/test';

/** A spreadsheet that reads well at first, and breaks off within a quoted cell further down. */
const brokenOff = (): Buffer => {
  const rows = Array.from({ length: 400 }, (_, at) => `LNA-99${String(at).padStart(5, '0')},1.00`);
  return Buffer.from(['File number,Balance', ...rows, 'LNA-9999999,"1.00'].join('\n'));
};

test('an administrator sees a job that failed, and why, and takes it up again', async ({ comeIn }) => {
  const name = `broken-${Date.now()}.csv`;
  const supervisor = await comeIn('supervisor', '/update-files');
  await supervisor
    .getByLabel('Choose a spreadsheet')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: brokenOff() });
  await supervisor.getByRole('button', { name: 'Check the rows' }).click();
  await expect(supervisor.getByRole('alert')).toContainText(/cannot be read/);

  const page = await comeIn('administrator', '/jobs');
  const of = page.getByRole('table', { name: 'Jobs' }).getByRole('row').filter({ hasText: name });
  await test.step('it stands among those that failed, with whose it is and why', async () => {
    await page.getByRole('combobox', { name: 'State' }).click();
    await page.getByRole('option', { name: 'Failed' }).click();
    await expect(page).toHaveURL(/status=failed/);
    await expect(of).toContainText('Liam Nguyen');
    await expect(of).toContainText(/cannot be read/);
  });
  await test.step('taken up again, it is worked again, and says the same of what is as broken as before', async () => {
    const began = page.waitForResponse((answer) => answer.url().endsWith('/repeat'));
    await of.getByRole('button', { name: 'Take up again' }).click();
    expect((await began).status()).toBe(202);
    await expect(page.getByText('It waits for its turn.')).toBeVisible();
    await expect(async () => {
      await page.goto('/jobs?status=failed');
      await expect(of).toContainText(/cannot be read/, { timeout: 3_000 });
    }).toPass();
  });
  await test.step('what waits, runs and failed is counted above', async () => {
    await page.goto('/jobs');
    for (const what of ['Waiting', 'Running', 'Failed'])
      await expect(page.getByRole('term').filter({ hasText: what })).toBeVisible();
    await expect(of.getByRole('button', { name: 'Take up again' })).toBeVisible();
  });
});
