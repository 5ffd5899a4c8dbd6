import type { Page } from '@playwright/test';
import { formatDate } from '../../src/contract/written';
import { call, listed, upload } from './desk/call';
import { expect, test } from './desk/test';

const dayBefore = (days: number): string =>
  new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

/** A unit that was seized in Alberta, whose debtor may object to it since the day before yesterday, and was told of the sale yesterday. */
async function seizedUnit(page: Page): Promise<string> {
  const sought = await listed(page, '/file/list?state=AB&status=attempting&hold=false&sortBy=ref&size=100');
  const fileId = String(sought.find((file) => file.assignmentType === 'involuntary_repossession')?._id);
  const parties = await listed(page, `/relatedParty/list?fileId=${fileId}`);
  const calgary = { latitude: 51.0447, longitude: -114.0719 };
  const taken = { at: `${dayBefore(2)}T18:00:00Z`, outcome: 'secured', ...calgary };
  await call(page, 'POST', '/desk/attempt/', { fileId, ...taken });
  for (const [noticeKind, days] of [
    ['seizure', 2],
    ['disposition', 1],
  ] as const) {
    const proof = await upload(page, fileId, 'proof_of_service', `${noticeKind}-served.pdf`);
    await call(page, 'POST', '/desk/file/recordService', {
      ...{ fileId, noticeKind, method: 'personal', servedDate: dayBefore(days) },
      relatedPartyIds: parties.filter((party) => party.isNoticeRecipient).map((party) => party._id),
      documentId: proof._id,
    });
  }
  return fileId;
}

const objectionOf = async (page: Page, fileId: string): Promise<string> => {
  const { notice } = await call(page, 'GET', `/file/${fileId}`);
  return String((notice as { objectionDeadline?: string } | null)?.objectionDeadline);
};

test('an administrator gives more days to object from a day on, sees first whom it moves, and the file follows', async ({
  comeIn,
}) => {
  const page = await comeIn('administrator');
  const fileId = await seizedUnit(page);
  const { ref } = await call(page, 'GET', `/file/${fileId}`);
  const before = await objectionOf(page, fileId);
  const dialog = page.getByRole('dialog');
  const moved = dialog
    .getByRole('table', { name: 'Clocks that would move' })
    .getByRole('row', { name: String(ref) });

  await test.step('the sale behind the objection is found in the list of files', async () => {
    const { nextDeadlineKind, dispositionDay } = await call(page, 'GET', `/file/${fileId}`);
    expect(nextDeadlineKind).toBe('objection');
    await page.goto('/files?sortBy=dispositionDay');
    await page.getByRole('button', { name: 'Add filter' }).click();
    await page.getByRole('searchbox', { name: 'Find a filter' }).fill('open dead');
    await page.getByRole('menuitem', { name: 'Open deadlines' }).click();
    await page.getByRole('checkbox', { name: 'Notice of disposition' }).check();
    for (const bound of ['From', 'To'])
      await page.getByLabel(bound, { exact: true }).fill(String(dispositionDay));
    await expect(page).toHaveURL(new RegExp(`deadlineFrom=${String(dispositionDay)}`));
    await page.keyboard.press('Escape');
    const row = page
      .getByRole('row')
      .filter({ has: page.getByRole('link', { name: String(ref), exact: true }) });
    await expect(row).toContainText(formatDate(String(dispositionDay), 'en'));
  });

  await test.step('and stands in the calendar, with the objection before it', async () => {
    const { deadlines } = await call(page, 'GET', `/file/${fileId}`);
    const wide = page.viewportSize() ?? { width: 1440, height: 900 };
    await page.setViewportSize({ width: 390, height: 844 });
    const words = {
      ...{ objection: 'Objection to the seizure', disposition: 'Notice of disposition' },
      ...{ registration: 'Registration expires', disposal: 'Dispose of within the term' },
    };
    for (const { clock, day } of deadlines as unknown as { clock: keyof typeof words; day: string }[]) {
      await page.goto(`/deadlines?month=${day.slice(0, 7)}`);
      const section = page
        .locator('section')
        .filter({ has: page.getByRole('heading', { name: formatDate(day, 'en') }) });
      await expect(section.last()).toContainText(`${String(ref)} ${words[clock]}`);
    }
    await page.setViewportSize(wide);
  });

  await test.step('the rule of Alberta says more days from the day before the seizure on', async () => {
    await page.goto('/province-taxes');
    await page.getByRole('link', { name: 'Alberta' }).first().click();
    await page.getByRole('button', { name: 'Change: Time to object to a seizure' }).click();
    await dialog.getByLabel(/^Says/).fill('40');
    await dialog.getByLabel(/^In force from/).fill(dayBefore(3));
    await dialog.getByLabel(/^Why it is changed/).fill('The regulation was amended.');
  });

  await test.step('what would move is shown before anything is saved', async () => {
    await dialog.getByRole('button', { name: 'Show what would move' }).click();
    await expect(moved.first()).toContainText(formatDate(before, 'en'));
    expect(await objectionOf(page, fileId)).toBe(before);
  });

  await test.step('it is saved, and the deadline of the file is another', async () => {
    await dialog.getByRole('button', { name: 'Save the rule' }).click();
    await expect(page.getByText(/^The rule is saved\./)).toBeVisible();
    await expect.poll(() => objectionOf(page, fileId)).not.toBe(before);
    const after = await objectionOf(page, fileId);
    const days = (Date.parse(after) - Date.parse(before)) / 86_400_000;
    // Twenty-five days more, and no further than over a long weekend.
    expect(days).toBeGreaterThanOrEqual(25 - 4);
    expect(days).toBeLessThanOrEqual(25 + 4);
    await page.goto(`/files/${fileId}`);
    await expect(page.getByRole('region', { name: 'Clocks of the law' })).toContainText(
      formatDate(after, 'en'),
    );
  });
});
