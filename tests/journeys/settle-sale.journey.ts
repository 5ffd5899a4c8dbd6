import type { Page } from '@playwright/test';
import { call, listed } from './desk/call';
import type { Found } from './desk/call';
import { clicking } from './desk/clicking';
import { expect, test } from './desk/test';

/** A unit whose price has not come in yet, with a fee for its client, and every other fee decided on. */
async function soldUnit(desk: Page): Promise<string> {
  const seen: string[] = [];
  for (const { _id } of await listed(desk, '/file/list?status=sold&hold=false&size=100')) {
    const of = (name: string) => listed(desk, `/${name}/list/${_id}`);
    const [payments, invoices, fees] = await Promise.all([of('payment'), of('invoice'), of('fee')]);
    seen.push(`${payments.length} ${invoices.map(({ status }) => status)}`);
    if (payments.length > 0 || invoices.some(({ status }) => status === 'draft')) continue;
    for (const fee of fees)
      if (fee.status === 'draft' || fee.status === 'pending_approval')
        await call(desk, 'PATCH', '/fee/', {
          ...{ _id: fee._id, version: fee.version },
          ...{ status: 'declined', decisionNote: 'It was agreed on with nobody.' },
        });
    const { clientId }: Found = await call(desk, 'GET', `/file/${_id}`);
    await call(desk, 'POST', '/fee/', {
      ...{ fileId: _id, direction: 'receivable', companyId: clientId, status: 'approved' },
      ...{ feeType: 'key_cut', unitAmount: '295.00' },
      incurredOn: new Date(Date.now() - 86_400_000).toISOString().slice(0, 10),
    });
    return _id;
  }
  throw new Error(`no unit was sold of which nothing came in: ${seen.join(', ')}`);
}

test('a sale is settled in one place, by two pairs of hands, in a few clicks', async ({ comeIn }) => {
  const [accountant, supervisor] = await Promise.all([comeIn('accountant'), comeIn('supervisor')]);
  const fileId = await soldUnit(supervisor);
  const clicks = clicking('a sale is settled', 11);
  /** What stands foremost: the act over the steps, or the steps themselves. */
  const dialog = (page: Page) => page.getByRole('dialog').last();
  const press = (page: Page, name: string) =>
    clicks.on(dialog(page).getByRole('button', { name, exact: true }));
  const titled = (page: Page, name: RegExp) => page.getByRole('dialog', { name });
  const begin = async (page: Page) => {
    await page.goto(`/files/${fileId}`);
    await clicks.on(page.getByRole('button', { name: 'Settle the sale', exact: true }));
  };

  await test.step('the accountant takes the price in, bills what was charged, and pays it from the trust', async () => {
    await begin(accountant);
    await expect(dialog(accountant).getByLabel('Payment method')).toContainText('Auction statement');
    await expect(dialog(accountant).getByLabel(/^Cleared/)).not.toBeEmpty();
    await press(accountant, 'Record the payment');
    await expect(titled(accountant, /^Bill and issue/)).toContainText('$295.00');
    await press(accountant, 'Bill and issue');
    await expect(titled(accountant, /from the trust$/)).toContainText('$0.00 left to allocate');
    await press(accountant, 'Record the transfer');
    await expect(accountant.getByText('Waits for somebody other than who recorded it.')).toBeVisible();
  });

  await test.step('the supervisor lets it go, and is told whose the statement is', async () => {
    await begin(supervisor);
    await expect(titled(supervisor, /cleared/)).toContainText('Transfer from trust: $');
    await press(supervisor, 'Clear');
    await expect(dialog(supervisor).getByText('Done by: Remarketing specialist, Accountant')).toBeVisible();
  });

  await test.step('the accountant tells the client, and sends the rest', async () => {
    await begin(accountant);
    await expect(titled(accountant, /^Statement of sale proceeds/)).toContainText(/NLR-INV-\d{4}-\d{6}/);
    await press(accountant, 'Make and keep');
    await expect(dialog(accountant).getByLabel('Payment type')).toContainText('Remittance to client');
    await press(accountant, 'Record the payment');
    await expect(accountant.getByText('Waits for somebody other than who recorded it.')).toBeVisible();
  });

  await test.step('the supervisor lets the rest go, and nothing is held any more', async () => {
    await begin(supervisor);
    await expect(titled(supervisor, /cleared/)).toContainText('Remittance to client: $');
    await press(supervisor, 'Clear');
    await expect(supervisor.getByText('The sale is settled: nothing is held in trust.')).toBeVisible();
  });

  clicks.isEnough();
  const money = await call(supervisor, 'GET', `/desk/file/${fileId}/money`);
  expect((money.billing as { trustHeld: string }).trustHeld).toBe('0.00');
});
