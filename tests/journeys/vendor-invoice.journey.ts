import type { Page } from '@playwright/test';
import { call, listed } from './desk/call';
import { clicking } from './desk/clicking';
import { expect, test } from './desk/test';

/** A page as a scanner would leave it. */
const document = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);
/** The first record of a list, as that person sees it. */
const firstOf = async (page: Page, list: string): Promise<Record<string, string>> => {
  const { data } = await call(page, 'GET', list);
  return (data as Record<string, string>[])[0] ?? {};
};
/** What the client is charged for the same work; the vendor is never to read it. */
const clientAmounts = ['1,913.37', '1913.37'];

interface Work {
  readonly ref: string;
  readonly vendorId: string;
}

/** A file that the vendor worked and finished: two things are owed for it, and the client is charged for one of them. */
async function finishedWork(manager: Page, vendor: Page): Promise<Work> {
  const { clientId } = await firstOf(manager, '/file/list?size=1');
  const { companyId: vendorId = '' } = await firstOf(vendor, '/vendorInvoice/list?size=1');
  const file = await call(manager, 'POST', '/file/', {
    clientId,
    bankAccountNumber: String(Date.now()),
    serialNumber: '1HGCM82633A004352',
    asset: { year: 2023, auMake: 'Kia', auModel: 'Sportage' },
    state: 'ON',
  });
  const fileId = file._id;
  const assignment = await call(manager, 'POST', '/companyAssignment/', { fileId, companyId: vendorId });
  await call(vendor, 'POST', '/companyAssignment/', { _id: assignment._id, status: 'accepted' });
  const fee = { fileId, incurredOn: new Date(Date.now() - 86_400_000).toISOString().slice(0, 10) };
  for (const feeType of ['repossession_involuntary', 'locksmith_entry'])
    await call(manager, 'POST', '/fee/', { ...fee, feeType, direction: 'payable', companyId: vendorId });
  await call(manager, 'POST', '/fee/', {
    ...fee,
    feeType: 'repossession_involuntary',
    direction: 'receivable',
    companyId: clientId,
    unitAmount: '1913.37',
  });
  await call(manager, 'POST', '/companyAssignment/', { _id: assignment._id, status: 'completed' });
  return { ref: String(file.ref), vendorId };
}

async function expectNoClientMoney(vendor: Page): Promise<void> {
  const shown = await vendor.locator('body').innerText();
  for (const amount of clientAmounts) expect(shown).not.toContain(amount);
}

const line = (page: Page, number: number) => page.getByRole('group', { name: `Line ${number}`, exact: true });
const standing = (page: Page) => page.getByRole('region', { name: 'What is next' });

test('a vendor bills its work, two levels and the accounts answer, and it is paid', async ({ comeIn }) => {
  const [vendor, manager] = await Promise.all([
    comeIn('vendor_manager', '/vendor-invoices'),
    comeIn('file_manager', '/vendor-invoices'),
  ]);
  const [supervisor, administrator, accountant] = await Promise.all([
    comeIn('supervisor', '/vendor-invoices'),
    comeIn('administrator', '/vendor-invoices'),
    comeIn('accountant', '/vendor-invoices'),
  ]);
  const number = `J10-${Date.now().toString(36).toUpperCase()}`;
  const { ref, vendorId } = await finishedWork(manager, vendor);
  await call(accountant, 'PATCH', '/company/', { _id: vendorId, sageSupplierCode: 'TORONTO-1' });
  let address = '';

  await test.step('the vendor bills finished work at the prices agreed on, with one line above them', async () => {
    await expectNoClientMoney(vendor);
    await vendor.getByRole('link', { name: 'New vendor invoice' }).click();
    await vendor.getByLabel('Invoice number').fill(number);
    await vendor.getByRole('button', { name: `Bill it: the work on ${ref}` }).click();
    await expect(line(vendor, 1).getByLabel('Unit price')).toHaveValue(/^\d+\.\d\d$/);
    await expect(line(vendor, 2).getByText('As agreed')).toBeVisible();
    await vendor.getByLabel('Choose a file').setInputFiles({
      name: 'invoice.pdf',
      mimeType: 'application/pdf',
      buffer: document,
    });
    await expect(vendor.getByRole('region', { name: 'The document' }).getByText('invoice.pdf')).toBeVisible();
    await vendor.getByRole('button', { name: 'Add a line' }).click();
    await line(vendor, 3).getByLabel('Fee type').fill('Key cut');
    await vendor.getByRole('option', { name: 'Key cut / programmed' }).click();
    await expect(line(vendor, 3).getByLabel('Unit price')).toHaveValue('220.00');
    await line(vendor, 3).getByLabel('Unit price').fill('260.00');
    await expect(line(vendor, 3).getByText('+$40.00')).toBeVisible();
    await expectNoClientMoney(vendor);
    await vendor.getByRole('button', { name: 'Save and submit' }).click();
    await expect(vendor.getByRole('heading', { name: number })).toBeVisible();
    address = new URL(vendor.url()).pathname;
    await expect(standing(vendor)).toContainText('Waits for a file manager (level 1 of 2).');
    await expect(vendor.getByRole('row', { name: /^3\. Key cut/ })).toContainText('Over contract price');
    await expectNoClientMoney(vendor);
  });

  await test.step('of two who approve at once, one does and the other is told', async () => {
    const both = [manager, administrator];
    for (const page of both) {
      await page.goto(address);
      await page.getByRole('main').getByRole('button', { name: 'Approve' }).click();
      await page.getByRole('dialog').getByRole('textbox').fill('The key was agreed on the phone.');
    }
    await Promise.all(
      both.map((page) => page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()),
    );
    const told = await Promise.all(
      both.map((page) =>
        page
          .getByText(/^(Your decision is kept\.|Somebody else decided or changed this invoice just now\.)$/)
          .first()
          .innerText(),
      ),
    );
    expect(told.sort()).toEqual([
      'Somebody else decided or changed this invoice just now.',
      'Your decision is kept.',
    ]);
    await expect(standing(manager)).toContainText('Waits for a supervisor (level 2 of 2).');
  });

  await test.step('the second level rejects the line, and the invoice goes back for it', async () => {
    await supervisor.goto('/requests');
    await expect(supervisor.getByRole('region', { name: 'Vendor invoices' })).toBeVisible();
    await supervisor.goto(address);
    await supervisor.getByRole('checkbox', { name: 'Choose line 3' }).check();
    await supervisor.getByRole('button', { name: 'Reject line 3' }).click();
    const dialog = supervisor.getByRole('dialog');
    await dialog.getByLabel('Reason').fill('Keys are 220 by contract.');
    await dialog.getByRole('button', { name: 'Reject line 3' }).click();
    await expect(standing(supervisor)).toContainText('Sent back for line 3: Keys are 220 by contract.');
  });

  await test.step('the vendor corrects it in place, and a refusal keeps what was typed', async () => {
    await expect(standing(vendor)).toContainText('Keys are 220 by contract.');
    await vendor.getByRole('link', { name: 'Edit' }).click();
    await expect(line(vendor, 3)).toContainText('Disputed');
    await line(vendor, 3).getByLabel('Unit price').fill('220.00');
    const tomorrow = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
    const today = await vendor.getByLabel('Invoice date').inputValue();
    await vendor.getByLabel('Invoice date').fill(tomorrow);
    await vendor.getByRole('button', { name: 'Save and submit' }).click();
    await expect(vendor.getByRole('alert')).toBeVisible();
    await expect(line(vendor, 3).getByLabel('Unit price')).toHaveValue('220.00');
    await vendor.getByLabel('Invoice date').fill(today);
    await vendor.getByLabel('Note to the approver').fill('Line 3 is corrected.');
    await vendor.getByRole('button', { name: 'Save and submit' }).click();
    await expect(standing(vendor)).toContainText('Waits for a supervisor (level 2 of 2).');
    await expectNoClientMoney(vendor);
  });

  await test.step('the second level approves from the queue, and is told what became of each', async () => {
    await supervisor.goto(`/vendor-invoices?decidable=true&invoiceNumber=${number}`);
    await supervisor
      .getByRole('row')
      .filter({ has: supervisor.getByRole('link', { name: number }) })
      .getByRole('checkbox')
      .check();
    await supervisor.getByRole('button', { name: 'Approve selected' }).click();
    const dialog = supervisor.getByRole('dialog');
    await dialog.getByLabel('Reason').fill('As agreed now.');
    await dialog.getByRole('button', { name: 'Approve selected' }).click();
    await expect(dialog.getByRole('heading')).toHaveText('1 of 1 decided');
    await expect(dialog.getByRole('listitem')).toContainText(number);
  });

  await test.step('the accounts refuse a supplier that they do not know, and take the invoice once that is put right', async () => {
    await accountant.goto(address);
    const accounts = accountant.getByRole('region', { name: 'Accounts' });
    await expect(accounts).toContainText('There is no supplier with the code');
    await expect(accounts).toContainText('Sandbox');
    await accountant.goto(`/vendor-invoices?invoiceNumber=${number}`);
    await accountant
      .getByRole('row')
      .filter({ has: accountant.getByRole('link', { name: number }) })
      .getByRole('checkbox')
      .check();
    await accountant.getByRole('button', { name: 'Post selected' }).click();
    const posting = accountant.getByRole('dialog');
    await posting.getByRole('button', { name: 'Post selected' }).click();
    await expect(posting.getByRole('heading')).toHaveText('0 of 1 posted');
    await expect(posting.getByRole('listitem')).toContainText('There is no supplier with the code');
    await accountant.goto(`/companies/${vendorId}/edit`);
    await accountant.getByLabel('Sage supplier code').fill('SUP-001');
    await accountant.getByRole('button', { name: /^Save/ }).click();
    await expect(accountant).not.toHaveURL(/\/edit$/);
    await accountant.goto(address);
    await accounts.getByRole('button', { name: 'Post again' }).click();
    await expect(accounts).toContainText(/Sage bill SBX-\d{6}/);
    await accounts.getByRole('button', { name: 'Fetch payments' }).click();
    await expect(standing(accountant)).toContainText('It is paid.');
  });

  await test.step('the vendor sees that it is paid, and its number is refused a second time', async () => {
    await expect(standing(vendor)).toContainText('It is paid.');
    await expect(vendor.getByText('SBX-')).toHaveCount(0);
    await vendor.goto('/vendor-invoices/create');
    await vendor.getByLabel('Invoice number').fill(number.toLowerCase());
    await vendor
      .getByRole('button', { name: /^Bill it: the work on / })
      .first()
      .click();
    // Whichever work it is, a price may be agreed on for it or not.
    await line(vendor, 1).getByLabel('Fee type').fill('Key cut');
    await vendor.getByRole('option', { name: 'Key cut / programmed' }).click();
    await expect(line(vendor, 1).getByLabel('Unit price')).toHaveValue('220.00');
    await vendor.getByRole('button', { name: 'Save as a draft' }).click();
    await expect(vendor.getByRole('alert')).toContainText(
      `The vendor has sent an invoice ${number.toLowerCase()} before.`,
    );
    await expect(vendor.getByLabel('Invoice number')).toHaveValue(number.toLowerCase());
    for (const path of ['/vendor-invoices', '/fees', '/files', '/']) {
      await vendor.goto(path);
      await expect(vendor.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNoClientMoney(vendor);
    }
  });
});

test('a bill at the prices agreed on is approved by one key', async ({ comeIn }) => {
  const manager = await comeIn('file_manager', '/vendor-invoices');
  const bills = await listed(manager, '/vendorInvoice/list?decidable=true&sortBy=-dueDate&size=50');
  const bill = bills.find(({ flags }) => !(flags as string[] | null)?.includes('over_contract'));
  await manager.goto(`/vendor-invoices/${bill?._id}`);
  await expect(manager.getByRole('main').getByRole('button', { name: 'Approve' })).toBeEnabled();
  const deciding = clicking('approve a vendor’s bill', 1, 'keys');
  await deciding.key(manager, 'a');
  await expect(manager.getByText('Your decision is kept.')).toBeVisible();
  await expect(manager.getByRole('dialog')).toHaveCount(0);
  deciding.isEnough();
  const { approvals } = await call(manager, 'GET', `/desk/vendorInvoice/${bill?._id}`);
  expect((approvals as { decision: string }[]).at(-1)?.decision).toBe('approved');
});
