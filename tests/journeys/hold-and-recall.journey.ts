import type { Page } from '@playwright/test';
import { call, listed } from './desk/call';
import { takenFile } from './desk/taken-file';
import { expect, test } from './desk/test';

const dialog = (page: Page) => page.getByRole('dialog');
const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const asked = (page: Page, reason: string) => page.getByRole('listitem').filter({ hasText: reason });

/** Opens what is asked for on the page of a file's requests, and chooses it. */
async function raise(page: Page, fileId: string, what: string): Promise<void> {
  await page.goto(`/files/${fileId}/requests`);
  await page.getByRole('button', { name: 'Raise a request' }).click();
  await dialog(page).getByRole('combobox', { name: 'What do you ask for?' }).click();
  await page.getByRole('option', { name: what, exact: true }).click();
}

async function send(page: Page, reason: string): Promise<void> {
  await dialog(page).getByRole('textbox', { name: 'Reason', exact: true }).fill(reason);
  await dialog(page).getByRole('button', { name: 'Send the request' }).click();
  await expect(asked(page, reason)).toContainText('Submitted');
}

async function approve(page: Page, reason: string): Promise<void> {
  await page.goto('/requests?decidable=true&sortBy=-createdAt');
  await asked(page, reason).getByRole('button', { name: 'Approve' }).click();
  await dialog(page).getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(asked(page, reason)).toHaveCount(0);
}

async function pick(page: Page, label: RegExp, option: string): Promise<void> {
  await dialog(page).getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

test('a client’s hold stops the field until it is released, and a recall brings the file to its closing', async ({
  comeIn,
}) => {
  const run = String(Date.now()).slice(-6);
  const [desk, vendor] = await Promise.all([comeIn('supervisor'), comeIn('vendor_manager')]);
  const [staff, leader] = await Promise.all([comeIn('lender_user'), comeIn('lender_supervisor')]);
  const fileId = await takenFile(desk, vendor);
  const { ref } = await call(desk, 'GET', `/file/${fileId}`);
  const reminder = (page: Page) =>
    page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: `Review the hold of ${String(ref)}` });
  const hold = (page: Page) => page.getByRole('region', { name: 'On hold' });

  await test.step('staff of the client ask for a hold until a payment comes in', async () => {
    await raise(staff, fileId, 'Hold');
    await pick(staff, /^Reason for the hold/, 'Payment pending');
    await dialog(staff).getByLabel('Hold until').fill(inDays(6));
    await send(staff, `Payment pending until Friday ${run}`);
    await vendor.goto(`/files/${fileId}`);
    await expect(hold(vendor)).toHaveCount(0);
  });

  await test.step('who leads them agrees, and the vendor is told and confirms', async () => {
    await approve(leader, `Payment pending until Friday ${run}`);
    await expect(hold(vendor)).toContainText('Payment pending');
    await hold(vendor).getByRole('button', { name: 'Confirm that work has stopped' }).click();
    await expect(hold(vendor).getByRole('button')).toHaveCount(0);
    await desk.goto(`/files/${fileId}`);
    await expect(hold(desk)).toContainText('Confirmed by 1 of 1');
  });

  await test.step('nothing is tried meanwhile', async () => {
    await vendor.goto(`/files/${fileId}/attempts`);
    await expect(vendor.getByRole('heading', { name: 'Nobody has tried yet' })).toBeVisible();
    await expect(vendor.getByRole('button', { name: 'Record an attempt' })).toHaveCount(0);
    await desk.getByRole('button', { name: /Move the file to another status/ }).click();
    await expect(desk.getByRole('menu')).toContainText('The file is on hold');
    await desk.keyboard.press('Escape');
  });

  await test.step('the hold is looked at again on its day', async () => {
    await leader.goto(`/files/${fileId}/reminders`);
    await expect(reminder(leader).first()).toBeVisible();
  });

  await test.step('the release lets the clock of the status run again', async () => {
    await raise(staff, fileId, 'Release of hold');
    await send(staff, `It was not paid ${run}`);
    await approve(leader, `It was not paid ${run}`);
    await expect(hold(desk)).toHaveCount(0);
    await leader.goto(`/files/${fileId}`);
    const next = leader.getByRole('complementary', { name: 'What is next' });
    await expect(next).toContainText('Deadlines');
    await expect(next).not.toContainText('Review the hold');
  });

  await test.step('the client recalls the file: agreed to, it goes to its closing for that reason', async () => {
    await raise(staff, fileId, 'Close');
    await pick(staff, /^Closing reason/, 'Recalled by client');
    await send(staff, `The account is paid ${run}`);
    await approve(desk, `The account is paid ${run}`);
    await desk.goto(`/files/${fileId}`);
    await expect(desk.getByText('Close requested').first()).toBeVisible();
    await expect(asked(staff, `The account is paid ${run}`)).toContainText('Fulfilled');
  });
});

test('who asks to hold a unit that is on the hook is told so first, in red, with the time', async ({
  comeIn,
}) => {
  const staff = await comeIn('lender_user');
  const files = await listed(staff, '/file/list?status=on_hook&hold=false&size=5');
  const [unit] = files;
  expect(unit, 'a unit of the client on the hook').toBeDefined();
  await raise(staff, String(unit?._id), 'Hold');
  await expect(dialog(staff).getByRole('alert')).toContainText(
    /The asset has been on the hook since .+\d{2}:\d{2}/,
  );
});
