import type { Page } from '@playwright/test';
import { call, listed, uploadLicence } from './desk/call';
import { readyFile } from './desk/ready-file';
import { takenFile } from './desk/taken-file';
import { expect, test } from './desk/test';

const dialog = (page: Page) => page.getByRole('dialog');

/** Opens the companies that the file could be given to, and looks at those that serve a province. */
async function choose(page: Page, province: string): Promise<void> {
  await page.getByRole('button', { name: 'Assign a company' }).first().click();
  if (province === 'Ontario') return;
  await dialog(page).getByRole('combobox', { name: 'Province served' }).click();
  await page.getByRole('option', { name: province }).click();
}

/** Has the file wait for the answer of whom it was proposed to. */
async function sendOut(page: Page, fileId: string): Promise<void> {
  await page.goto(`/files/${fileId}`);
  await page.getByRole('button', { name: /Move the file to another status/ }).click();
  await page.getByRole('menuitem', { name: /^Assigned, awaiting acceptance/ }).click();
  await dialog(page)
    .getByRole('button', { name: /move to/i })
    .click();
  await expect(dialog(page)).toHaveCount(0);
}

/** Opens what was proposed to a company last, from its start of the day. */
async function openProposal(page: Page, assignmentId: string): Promise<void> {
  await page.goto('/');
  await page
    .getByRole('link', { name: /Proposals to answer/ })
    .first()
    .click();
  await expect(page).toHaveURL(/status=proposed/);
  const address = new URL(page.url());
  address.searchParams.set('sortBy', '-assignedAt');
  await page.goto(address.href);
  await page.locator(`a[href*="${assignmentId}"]`).first().click();
}

const status = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^${name}.*Move the file to another status`) });

test('what is worth a second look about an assignment is said, and stays until it is read', async ({
  comeIn,
}) => {
  const [page, vendor] = await Promise.all([comeIn('file_manager'), comeIn('vendor_manager')]);
  // The file is in Ontario; the company that is asked for besides drives in Manitoba.
  const fileId = await takenFile(page, vendor);
  await page.goto(`/files/${fileId}/assignments`);
  await choose(page, 'Manitoba');
  await dialog(page).getByRole('combobox', { name: 'Activity' }).click();
  await page.getByRole('option', { name: 'Transport', exact: true }).click();
  await dialog(page)
    .getByRole('radio', { name: /^Demo transporter Winnipeg 11/ })
    .check();
  await dialog(page).getByRole('button', { name: 'Assign Demo transporter Winnipeg 11' }).click();

  const notice = page.getByRole('dialog', { name: 'Demo transporter Winnipeg 11 is assigned; please check' });
  await expect(notice).toContainText('does not list Ontario among the places it serves');
  await notice.getByRole('button', { name: 'Understood' }).click();
  await expect(notice).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Demo transporter Winnipeg 11' })).toBeVisible();
});

test('a file goes to who is licensed where it is; who declines gives it back and says why, who accepts works it', async ({
  comeIn,
}) => {
  const [page, toronto, montreal] = await Promise.all([
    comeIn('file_manager'),
    comeIn('vendor_manager'),
    comeIn('vendor_b'),
  ]);
  const fileId = await readyFile(page);
  const assignments = `/files/${fileId}/assignments`;
  const proposedTo = async (company: string): Promise<string> => {
    const rows = await listed(page, `/companyAssignment/${fileId}`);
    const [house] = await listed(page, `/company/list?code=${company}`);
    return String(rows.find((row) => row.companyId === house?._id && row.status === 'proposed')?._id);
  };
  const unlicensed = dialog(page).getByRole('radio', { name: /^Demo bailiff Montréal 2/ });

  await test.step('who seizes nothing in the province is grey, and says which licence it lacks', async () => {
    await page.goto(assignments);
    await choose(page, 'Québec');
    await expect(unlicensed).toBeDisabled();
    await expect(
      dialog(page).getByText('Has shown no valid licence for Ontario (Bailiff appointment)').first(),
    ).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('who is licensed there is asked, and the file waits for the answer', async () => {
    await choose(page, 'Ontario');
    await dialog(page)
      .getByRole('radio', { name: /^Demo bailiff Toronto 1/ })
      .check();
    await dialog(page).getByRole('button', { name: 'Assign Demo bailiff Toronto 1' }).click();
    await expect(dialog(page)).toHaveCount(0);
    await sendOut(page, fileId);
    await expect(status(page, 'Assigned, awaiting acceptance')).toBeVisible();
  });

  await test.step('the company declines, which takes a reason', async () => {
    await openProposal(toronto, await proposedTo('V01'));
    await toronto.getByRole('button', { name: 'Decline' }).click();
    await dialog(toronto).getByRole('button', { name: 'Decline the file' }).click();
    await expect(dialog(toronto).getByText('Decline reason is a required field')).toBeVisible();
    await dialog(toronto)
      .getByRole('combobox', { name: /^Decline reason/ })
      .click();
    await toronto.getByRole('option', { name: 'No capacity' }).click();
    await dialog(toronto).getByRole('button', { name: 'Decline the file' }).click();
    await expect(dialog(toronto)).toHaveCount(0);
  });

  await test.step('the file is back with the agency at once, with the reason, and whoever proposed it is told', async () => {
    await expect(status(page, 'Vendor declined')).toBeVisible();
    await page.goto(assignments);
    await expect(page.getByText('No capacity').first()).toBeVisible();
    await page.goto(`/files/${fileId}/reminders`);
    await expect(
      page.getByRole('main').getByText('Assign again: Demo bailiff Toronto 1 declined (No capacity)').first(),
    ).toBeVisible();
  });

  await test.step('the licence that was lacking is kept, and its company is asked', async () => {
    const leader = await comeIn('supervisor');
    const [house] = await listed(leader, '/company/list?code=V02');
    const { compliance } = await call(leader, 'GET', `/company/${String(house?._id)}`);
    const { _id: documentId } = await uploadLicence(leader, String(house?._id), 'licence.pdf');
    const licence = {
      ...{ type: 'bailiff_appointment', number: 'ON-2044', state: 'ON', expiresOn: '2030-12-31' },
      documentId,
    };
    await call(leader, 'PATCH', '/company/', {
      _id: house?._id,
      compliance: [...(compliance as object[]), licence],
    });
    await page.goto(assignments);
    await choose(page, 'Québec');
    await unlicensed.check();
    await dialog(page).getByRole('button', { name: 'Assign Demo bailiff Montréal 2' }).click();
    await page.getByRole('button', { name: 'Understood' }).click();
    await expect(dialog(page)).toHaveCount(0);
    await sendOut(page, fileId);
  });

  await test.step('it accepts, the file moves on, and opens to it', async () => {
    await openProposal(montreal, await proposedTo('V02'));
    await montreal.getByRole('button', { name: 'Accept the file' }).click();
    await expect(montreal.getByText('The file is accepted.')).toBeVisible();
    await expect(status(page, 'Accepted by vendor')).toBeVisible();
    await montreal.goto(`/files/${fileId}`);
    await expect(montreal.getByText('Accepted by vendor').first()).toBeVisible();
    await page.goto(`/files/${fileId}/reminders`);
    await expect(page.getByText('Assign again:')).toHaveCount(0);
  });
});
