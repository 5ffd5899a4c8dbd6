import type { Page } from '@playwright/test';
import { call, upload } from './desk/call';
import { readyFile } from './desk/ready-file';
import { expect, test } from './desk/test';

const dialog = (page: Page) => page.getByRole('dialog');
const part = (page: Page, name: string) => page.getByRole('region', { name });
const tab = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: 'Parts of the file' }).getByRole('link', { name });
const moves = (page: Page) => page.getByRole('button', { name: /Move the file to another status/ });
const happened = (page: Page, what: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: what });
const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Toronto' }).format(new Date());

async function choose(page: Page, label: RegExp, option: RegExp): Promise<void> {
  await dialog(page).getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option }).first().click();
}

/** A file that is checked before anything is taken. */
const toCheck = (staff: Page, placed: object = {}): Promise<string> =>
  readyFile(staff, { contractType: 'conditional_sale', ...placed }, 'pre_seizure_checks');

test('two registries are searched in four presses, and who comes before the client is told', async ({
  comeIn,
}) => {
  const page = await comeIn('file_manager', '/healthz');
  const fileId = await toCheck(page);
  await page.goto(`/files/${fileId}/searches`);
  await page.getByRole('button', { name: 'Order: VIN searches' }).click();
  await choose(page, /^Registries/, /^Alberta/);
  await expect(dialog(page)).toContainText('It costs $50.00.');
  await dialog(page).getByRole('button', { name: 'Order', exact: true }).click();

  const searches = part(page, 'VIN searches');
  await expect(searches).toContainText('Own registration found, rank 2');
  await expect(searches.getByRole('alert')).toHaveText(
    'Registered before our client: SANDBOX-LENDER-2 (Ontario)',
  );
  const other = part(page, 'Lien holders').getByRole('row').filter({ hasText: 'SANDBOX-LENDER-2' });
  await expect(other).toContainText('To be notified');
  const next = page.getByRole('complementary', { name: 'What is next' });
  await expect(next).toContainText('SANDBOX-LENDER-2 is registered before our client in Ontario.');
  // What was found is proof enough: the two gates that go by it stand open, and one is left.
  await expect(next).toContainText('Insolvency check done: not passed yet');
  await expect(next).not.toContainText(/Lien search done|Registration valid/);
});

test('where two thirds are paid, the file goes to the court, or passes on the word of a supervisor, and both are told for ever', async ({
  comeIn,
}) => {
  const [page, supervisor] = [
    await comeIn('file_manager', '/healthz'),
    await comeIn('supervisor', '/healthz'),
  ];
  const fileId = await toCheck(page, {
    ...{ state: 'BC', serialNumber: '2T1BURHE8K0000004' },
    ...{ amountPaid: '7100.00', totalAmountSecured: '10000.00' },
  });
  const why = 'Seventy-one percent of the price is paid';
  const paid = '71% is paid: a seizure takes the permission of a court';

  await test.step('a file manager is told what stops it, and moves it to the court in three presses', async () => {
    await page.goto(`/files/${fileId}`);
    await expect(page.getByRole('complementary', { name: 'What is next' })).toContainText(paid);
    await moves(page).click();
    await expect(page.getByRole('menuitem', { name: /^Ready to assign/ })).toContainText(paid);
    await page.getByRole('menuitem', { name: /^Court permission required/ }).click();
    await dialog(page).getByLabel(/^Why/).fill(why);
    await dialog(page)
      .getByRole('button', { name: /^Move to/ })
      .click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(moves(page)).toContainText('Court permission required');
  });

  await test.step('a file manager passes no gate against the rule', async () => {
    await call(page, 'PATCH', '/file/', { _id: fileId, status: 'resume' });
    await call(page, 'PATCH', '/file/', { _id: fileId, status: 'pre_seizure_checks' });
    const gate = page.getByRole('listitem').filter({ hasText: 'Amount paid below the consumer threshold' });
    await expect(gate.last()).toContainText('Needed for “Ready to assign”');
    await expect(page.getByRole('button', { name: 'Override' })).toHaveCount(0);
  });

  await test.step('a supervisor does, with the reason and the document that it rests on', async () => {
    await upload(supervisor, fileId, 'correspondence', 'surrender-agreed.pdf');
    await supervisor.goto(`/files/${fileId}`);
    const gate = supervisor.locator('#gate-consumer-paid-threshold');
    await gate.getByRole('button', { name: 'Override' }).click();
    await dialog(supervisor)
      .getByLabel(/^Why the rule may be passed over/)
      .fill('The debtor gave the car up in writing after default.');
    await choose(supervisor, /^The document it rests on/, /surrender-agreed/);
    await dialog(supervisor).getByRole('button', { name: 'Override the gate' }).click();
    await expect(dialog(supervisor)).toHaveCount(0);
    await expect(gate).toContainText('Overridden');
    await expect(gate).toContainText('The debtor gave the car up in writing after default.');
  });

  await test.step('the history keeps both, with their reasons', async () => {
    await tab(supervisor, /^History/).click();
    await expect(happened(supervisor, why).first()).toBeVisible();
    await expect(happened(supervisor, 'The debtor gave the car up in writing').first()).toBeVisible();
  });
});

test('an insolvency that is found stays the file at once, and its trustee is a party whom notices go to', async ({
  comeIn,
}) => {
  const page = await comeIn('file_manager', '/healthz');
  const fileId = await toCheck(page);
  await upload(page, fileId, 'insolvency_search', 'insolvency-search.pdf');
  await page.goto(`/files/${fileId}`);

  await test.step('the trustee is asked for once there is one', async () => {
    await page.locator('#gate-insolvency-check-done').getByRole('button', { name: 'Record' }).click();
    await expect(dialog(page).getByLabel(/^Licensed insolvency trustee/)).toHaveCount(0);
    await dialog(page)
      .getByLabel(/^Insolvency check done/)
      .fill(today);
    await choose(page, /^Insolvency/, /^Consumer proposal|^Proposal/);
    await dialog(page)
      .getByLabel(/^Estate number/)
      .fill('31-2345678');
    await dialog(page)
      .getByLabel(/^Licensed insolvency trustee/)
      .fill('Sample Trustees Inc.');
    await dialog(page)
      .getByLabel(/^Address/)
      .first()
      .fill('500 Example St');
    await dialog(page).getByLabel(/^City/).fill('Toronto');
    await choose(page, /^The document that proves it/, /insolvency-search/);
    await dialog(page).getByRole('button', { name: 'Record it' }).click();
    await expect(dialog(page)).toHaveCount(0);
  });

  await test.step('the file is held, and waits for the trustee', async () => {
    await expect(moves(page)).toContainText('Bankruptcy / proposal stay');
    await expect(part(page, 'On hold')).toContainText('Insolvency');
  });

  await test.step('the trustee is among the parties, and is offered where a notice is served', async () => {
    await tab(page, /^Parties/).click();
    const trustee = part(page, 'Debtors, owners and trustees').getByRole('listitem');
    await expect(trustee.filter({ hasText: 'Sample Trustees Inc.' })).toContainText('Receives notices');
    await expect(page.getByText('Never tell a third party about the debt.')).toHaveCount(0);
    await tab(page, /^Overview/).click();
    await part(page, 'Clocks of the law').getByRole('button', { name: 'Record a service' }).click();
    await choose(page, /^Served on/, /Sample Trustees Inc\./);
  });
});
