import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { messageTo } from './desk/outbox';
import { expect, test } from './desk/test';

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** A little later on the clocks of Toronto: its day of the week, and its hour as a schedule takes it. */
function soon(): { readonly day: string; readonly time: string } {
  const at = new Date(Date.now() + 90_000);
  const shown = new Intl.DateTimeFormat('en-CA', {
    timeZone: 'America/Toronto',
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(at);
  const part = (type: string) => shown.find((one) => one.type === type)?.value ?? '';
  const day = weekdays.find((one) => one === part('weekday')) ?? '';
  return { day, time: `${part('hour')}:${part('minute')}` };
}

async function choose(page: Page, box: string | RegExp, option: string | RegExp): Promise<void> {
  await page.getByRole('combobox', { name: box }).click();
  await page.getByRole('option', { name: option }).click();
}

test('a supervisor looks over the day, hands files on, judges vendors, and has a report sent each week', async ({
  comeIn,
}) => {
  const since = Date.now();
  const page = await comeIn('supervisor', '/company-report-schedules/create');
  const name = `Holds of the week ${since}`;
  await test.step('a report each week, from a minute and a half from now on', async () => {
    const { day, time } = soon();
    await page.getByRole('textbox', { name: 'Name' }).fill(name);
    const reports = page.getByRole('combobox', { name: 'Reports' });
    await reports.fill('Files on hold');
    await page.getByRole('option', { name: 'Files on hold' }).click();
    await page.keyboard.press('Escape');
    await choose(page, /^Day of the week/, day);
    await page.getByRole('textbox', { name: 'Time of day' }).fill(time);
    const people = page.getByRole('combobox', { name: 'For', exact: true });
    await people.fill('Liam');
    await page
      .getByRole('option', { name: /^Liam Nguyen/ })
      .first()
      .click();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Create report schedule' }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  });

  await test.step('every number of the morning is the length of its list', async () => {
    for (const [tile, address] of [
      [/^[\d,]+ ?Past their status deadline/, /pastStatusDue=true/],
      [/^[\d,]+ ?Not assigned to anyone/, /unassigned=true/],
      [/^[\d,]+ ?No activity for 7 days/, /lastActivityDateTo=/],
      [/^[\d,]+ ?Requests that wait for me/, /decidable=true/],
      [/^[\d,]+ ?Legal deadlines within 7 days/, /nextDeadlineTo=/],
      [/^[\d,]+ ?Licences and insurance to renew/, /nextExpiryTo=/],
      [/^[\d,]+ ?Licences of people to renew/, /nextExpiryTo=/],
    ] as const) {
      // What is counted goes on: another deadline may pass between the one count and the other.
      await expect(async () => {
        await page.goto('/');
        const link = page.getByRole('link', { name: tile });
        const count = (await link.textContent())?.match(/^[\d,]+/)?.[0] ?? '';
        await link.click();
        await expect(page).toHaveURL(address);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByText(count, { exact: true }).first()).toBeVisible({ timeout: 5_000 });
      }).toPass();
    }
  });

  await test.step('twelve files are handed to somebody, once they are seen', async () => {
    await page.goto('/files?stage=skip_trace&sortBy=ref');
    const boxes = page.getByRole('table').getByRole('checkbox');
    for (let row = 1; row <= 12; row += 1) await boxes.nth(row).check();
    const first = await page.getByRole('row').nth(1).getByRole('link').first().innerText();
    await page.getByRole('button', { name: 'Assign', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Assign 12 files' });
    await expect(dialog).toContainText(first);
    await expect(dialog).toContainText('and 7 more');
    const person = dialog.getByRole('combobox', { name: /^Person/ });
    await person.fill('Priya');
    await page
      .getByRole('option', { name: /^Priya MacDonald/ })
      .first()
      .click();
    await dialog.getByRole('button', { name: 'Assign 12 files' }).click();
    await expect(page.getByRole('dialog')).toContainText(/12 of 12|12 files/);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^(Close|Done)$/ })
      .last()
      .click();
  });

  await test.step('what the vendors did stands in a scorecard', async () => {
    await page.goto('/reports');
    await page.getByRole('button', { name: 'Make: Vendor scorecard' }).click();
    const dialog = page.getByRole('dialog', { name: 'Vendor scorecard' });
    await dialog.getByLabel('As', { exact: true }).click();
    await page.getByRole('option', { name: 'CSV' }).click();
    await dialog.getByRole('button', { name: 'Make' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download: Vendor scorecard' }).first().click();
    const lines = (await readFile(await (await download).path(), 'utf8')).trim().split('\r\n');
    expect(lines[0]).toContain('Vendor');
    expect(lines.length).toBeGreaterThan(5);
  });

  await test.step('the report of the week is mailed as a link that says nothing of anybody', async () => {
    const mail = await messageTo(
      'supervisor@demo.example',
      since,
      ({ subject }) => subject === 'A report is ready for you',
      240_000,
    );
    expect(mail.text).toContain('/reports');
    expect(mail.text).not.toMatch(/LN[A-F]-\d|Tremblay|Files on hold/);
    await page.goto('/reports');
    const made = page.getByRole('region', { name: 'Made so far' }).getByRole('listitem');
    // It may have been made before the scorecard.
    const bySchedule = made.filter({ hasText: 'made by a schedule' }).first();
    await expect(bySchedule).toContainText('Files on hold');
  });
});
