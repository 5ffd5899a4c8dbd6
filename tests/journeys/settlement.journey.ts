import type { Page } from '@playwright/test';
import { call, listed, upload } from './desk/call';
import { exportFor } from './desk/close-out';
import { clear, record } from './desk/money';
import { takenFile } from './desk/taken-file';
import { expect, test } from './desk/test';

const dialog = (page: Page) => page.getByRole('dialog');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Has the file moved to a status, and answers once it says so. */
async function move(page: Page, to: string, save: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: /Move the file to another status/ }).click();
  await page.getByRole('menuitem', { name: to }).click();
  await dialog(page).getByRole('button', { name: save }).click();
  await expect(dialog(page)).toHaveCount(0);
}

/** A page as a scanner would leave it. */
const document = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);

/** Makes a form on the page that stands open: chooses it, answers what it asks for, looks at it, and keeps it. */
async function makeForm(
  page: Page,
  name: string,
  { answers = {}, shows, post }: { answers?: Record<string, string>; shows: readonly string[]; post?: true },
): Promise<void> {
  await press(page, 'Make a form').click();
  await dialog(page).getByRole('button', { name }).click();
  const preview = dialog(page).getByRole('region', { name: 'Preview' });
  for (const [label, value] of Object.entries(answers)) await dialog(page).getByLabel(label).fill(value);
  for (const text of shows) await expect(preview).toContainText(text);
  if (post) await dialog(page).getByLabel('Post it to the client as well').check();
  await dialog(page).getByRole('button', { name: 'Make and keep' }).click();
  await expect(dialog(page)).toHaveCount(0);
}

/** Has the unit of a file that came without a notice put up for sale, and sold for a price that its client agrees to. */
async function sellFor(desk: Page, client: Page, fileId: string, price: string): Promise<void> {
  const change = (status: string, more: object = {}) =>
    call(desk, 'PATCH', '/file/', { _id: fileId, status, ...more });
  for (const paper of ['security_agreement', 'repossession_authorization'])
    await upload(desk, fileId, paper, `${paper}.pdf`);
  for (const status of ['accepted', 'ready_to_assign']) await change(status);
  const letter = await upload(desk, fileId, 'correspondence', 'insurer.pdf');
  await call(desk, 'POST', '/desk/file/recordProof', {
    ...{ fileId, proof: 'notice_waiver', documentId: letter._id },
    facts: { notice: { waivedReason: 'The insurer owns the unit since the total loss' } },
  });
  await change('remarketing_review');
  const prices = { reservePrice: price, floorPrice: price };
  await call(desk, 'POST', '/desk/file/setReserve', { fileId, ...prices });
  const asked = await call(desk, 'POST', '/request/', {
    ...{ fileIds: [fileId], requestType: 'reserve_approval', reason: 'The best bid', payload: prices },
  });
  await change('reserve_pending');
  await call(client, 'PATCH', '/request/', { _id: asked._id, status: 'approved' });
  await change('ready_for_sale');
  const saleDate = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  await change('listed', { remarketing: { saleDate } });
  const [purchaser] = await listed(
    desk,
    '/purchaser/list?status=active&purchaserType=dealer&sortBy=-bidLimit&size=1',
  );
  await call(desk, 'POST', '/desk/file/acceptOffer', {
    ...{ fileId, salePrice: price, purchaserId: purchaser?._id },
  });
  await change('sold');
}

const kept = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title });

test('what a sale brought in is settled, billed, remitted, closed, and told to its lender', async ({
  comeIn,
}) => {
  const [desk, vendor] = await Promise.all([comeIn('supervisor'), comeIn('vendor_manager')]);
  const fileId = await takenFile(desk, vendor, { assignmentType: 'total_loss_recovery' });
  const [page, manager, client] = await Promise.all([
    comeIn('accountant'),
    comeIn('file_manager'),
    comeIn('lender_supervisor'),
  ]);
  const { clientId, ref } = await call(desk, 'GET', `/file/${fileId}`);
  const today = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  const fee = { fileId, direction: 'receivable', companyId: clientId, incurredOn: today, status: 'approved' };
  await call(desk, 'POST', '/fee/', { ...fee, feeType: 'key_cut', unitAmount: '295.00' });
  await call(desk, 'POST', '/fee/', { ...fee, feeType: 'towing_local', unitAmount: '185.00' });
  await call(desk, 'POST', '/relatedParty/', {
    fileId,
    firstName: 'Marie-Ève',
    lastName: 'Gagnon',
    addresses: [
      { line1: '12 Elm St', city: 'Guelph', state: 'ON', postalCode: 'N1H 2T4', type: 'residence' },
    ],
  });

  await sellFor(desk, client, fileId, '9000.00');

  await test.step('the proceeds are held in trust', async () => {
    await page.goto(`/files/${fileId}/payments`);
    const proceeds = { type: 'Sale proceeds', method: 'Auction statement', amount: '9000.00' } as const;
    await record(page, proceeds);
    await clear(page, /^Sale proceeds/);
    const trust = page.getByRole('region', { name: 'Trust account' });
    await expect(trust.first()).toContainText('Remit by');
    await expect(page.getByText('$9,000.00').first()).toBeVisible();
  });

  await test.step('what the vendor bills is decided', async () => {
    await vendor.goto('/vendor-invoices/create');
    await vendor.getByLabel('Invoice number').fill(`J9-${Date.now().toString(36)}`);
    const line = vendor.getByRole('group', { name: 'Line 1', exact: true });
    await line.getByRole('combobox', { name: 'File' }).fill(String(ref));
    await vendor.getByRole('option', { name: String(ref) }).click();
    await line.getByLabel('Fee type').fill('Local tow');
    await vendor.getByRole('option', { name: 'Local tow' }).click();
    await expect(line.getByLabel('Unit price')).toHaveValue('140.00');
    await line.getByLabel('Unit price').fill('400.00');
    await vendor
      .getByLabel('Choose a file')
      .setInputFiles({ name: 'invoice.pdf', mimeType: 'application/pdf', buffer: document });
    await expect(vendor.getByRole('region', { name: 'The document' }).getByText('invoice.pdf')).toBeVisible();
    await press(vendor, 'Save and submit').click();
    await expect(vendor.getByRole('region', { name: 'What is next' })).toContainText(
      'Waits for a file manager',
    );
    await manager.goto(new URL(vendor.url()).pathname);
    await manager.getByRole('main').getByRole('button', { name: 'Approve' }).click();
    await dialog(manager).getByRole('textbox').fill('Agreed on the phone.');
    await dialog(manager).getByRole('button', { name: 'Approve' }).click();
    await expect(manager.getByText('Your decision is kept.')).toBeVisible();
  });

  await test.step('the unbilled fees become an invoice, which is issued', async () => {
    await page.goto(`/files/${fileId}/invoices`);
    await press(page, 'New invoice').click();
    await dialog(page).getByRole('button', { name: 'Make the draft' }).click();
    const invoice = page.getByRole('article', { name: /^Invoice/ });
    await press(page, 'Edit the draft').click();
    await dialog(page).getByLabel('Purchase order').fill('PO-4711');
    await dialog(page).getByRole('button', { name: 'Save the draft' }).click();
    await expect(invoice).toContainText('PO-4711');
    await invoice.getByRole('button', { name: 'Issue' }).click();
    await dialog(page).getByRole('button', { name: 'Issue' }).click();
    await expect(invoice.getByText(/^[A-Z]+-INV-\d{4}-\d{6}$/)).toBeVisible();
    await expect(invoice).toContainText('$542.40');
  });

  await test.step('it is a document of the file', async () => {
    await page.goto(`/files/${fileId}/documents`);
    await expect(page.getByText(/^[A-Z]+-INV-\d{4}-\d{6}\.pdf$/).first()).toBeVisible();
  });

  await test.step('a trust transfer pays it', async () => {
    await page.goto(`/files/${fileId}/payments`);
    await record(page, { type: 'Invoice payment', method: 'Transfer from trust', amount: '542.40' });
    await page
      .getByRole('row', { name: /^Invoice payment/ })
      .getByRole('button', { name: 'Allocate' })
      .click();
    await dialog(page).getByRole('button', { name: 'Save the allocation' }).click();
    await expect(dialog(page)).toHaveCount(0);
    // Who recorded it lets nothing go: that is for other eyes.
    await desk.goto(`/files/${fileId}/payments`);
    await clear(desk, /^Invoice payment/);
    await expect(page.getByText('$8,457.60').first()).toBeVisible();
    await page.goto(`/files/${fileId}/invoices`);
    await expect(page.getByRole('row', { name: /INV-/ })).toContainText('Paid');
  });

  await test.step('the client is told what came of the sale', async () => {
    await page.goto(`/files/${fileId}/payments`);
    await makeForm(page, 'Statement of sale proceeds', {
      shows: ['$9,000.00', '$333.35', '$209.05', '$8,457.60'],
      post: true,
    });
    await page.goto(`/files/${fileId}/documents`);
    await expect(kept(page, 'Statement of sale proceeds')).toContainText('Posted to client');
  });

  await test.step('the test of the closing says what stands in the way, and where to go', async () => {
    await desk.goto(`/files/${fileId}`);
    await desk.getByRole('button', { name: /Move the file to another status/ }).click();
    await desk.getByRole('menuitem', { name: /^Close requested/ }).click();
    await dialog(desk).getByRole('combobox', { name: 'Closing reason' }).click();
    await desk.getByRole('option', { name: 'Recovered and sold' }).click();
    await dialog(desk)
      .getByRole('button', { name: /Close requested/ })
      .click();
    await expect(dialog(desk)).toHaveCount(0);
    await desk.getByRole('button', { name: /Move the file to another status/ }).click();
    await desk.getByRole('menuitem', { name: /^Close checklist/ }).click();
    const blockers = dialog(desk).getByRole('listitem');
    await expect(blockers).toHaveCount(4);
    await expect(blockers.filter({ hasText: 'Lien discharged or waived' })).toBeVisible();
    await expect(blockers.filter({ hasText: 'Bill of sale or Sale statement' })).toBeVisible();
    await expect(blockers.filter({ hasText: '$8,457.60' })).toBeVisible();
    await expect(blockers.filter({ hasText: 'A vendor is still assigned.' })).toBeVisible();
    await blockers.filter({ hasText: '$8,457.60' }).getByRole('link', { name: 'Go there' }).click();
    await expect(desk).toHaveURL(new RegExp(`/files/${fileId}/payments$`));
  });

  await test.step('the rest is remitted', async () => {
    await page.goto(`/files/${fileId}/payments`);
    const rest = { type: 'Remittance to client', method: 'Electronic funds transfer' } as const;
    await record(page, { ...rest, amount: '8457.60' });
    await desk.goto(`/files/${fileId}/payments`);
    await clear(desk, /^Remittance to client/);
  });

  await test.step('the registration is to be discharged, and the debtor is told what remains', async () => {
    await desk.goto(`/files/${fileId}/documents`);
    await makeForm(desk, 'Request to discharge a registration', {
      answers: { 'Registration number': '789 456 123' },
      shows: ['Personal Property Security Registration', '789 456 123'],
    });
    await expect(kept(desk, 'Request to discharge a registration')).toBeVisible();
    await press(desk, 'Make a form').click();
    await dialog(desk)
      .getByRole('button', { name: /^Not for this file now/ })
      .click();
    await expect(dialog(desk).getByRole('button', { name: 'Surplus letter' })).toBeDisabled();
    await expect(dialog(desk)).toContainText('Nothing is left over after the sale.');
    await desk.keyboard.press('Escape');
    const inAMonth = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
    await makeForm(desk, 'Deficiency letter', {
      answers: { 'Reply by': inAMonth },
      // 18,500.00 and what was billed, 542.40, less 9,000.00.
      shows: ['Marie-Ève Gagnon', '12 Elm St', '$18,500.00', '$333.35', '$9,000.00', '$10,042.40'],
    });
    await expect(kept(desk, 'Deficiency letter')).toContainText('Internal');
  });

  await test.step('what came back by post is kept, and opens the gate of the lien', async () => {
    await upload(desk, fileId, 'sale_statement', 'auction-statement.pdf');
    await upload(desk, fileId, 'lien_discharge_confirmation', 'discharge.pdf');
    await desk.goto(`/files/${fileId}`);
    const gate = desk.locator('#gate-lien-discharged-or-waived');
    await gate.getByRole('button', { name: /Lien discharge$/ }).click();
    await dialog(desk)
      .getByLabel(/^Lien discharged or waived/)
      .fill(today);
    await dialog(desk).getByRole('combobox', { name: 'The document that proves it' }).click();
    await desk.getByRole('option', { name: 'discharge.pdf' }).click();
    await dialog(desk).getByRole('button', { name: 'Record it' }).click();
    await expect(dialog(desk)).toHaveCount(0);
    await expect(gate.getByRole('button', { name: /Lien discharge$/ })).toHaveCount(0);
  });

  await test.step('the vendor is done, and the file is closed', async () => {
    await desk.goto(`/files/${fileId}/assignments`);
    await press(desk, 'Mark as completed').click();
    await expect(press(desk, 'Mark as completed')).toHaveCount(0);
    await desk.goto(`/files/${fileId}`);
    await move(desk, 'Close checklist', /Close checklist/);
    await desk.getByRole('button', { name: /Move the file to another status/ }).click();
    await desk.getByRole('menuitem', { name: /^Closed/ }).click();
    await expect(dialog(desk).getByText('Nothing stands in the way of closing.')).toBeVisible();
    await dialog(desk)
      .getByRole('button', { name: /Closed/ })
      .click();
    await expect(dialog(desk)).toHaveCount(0);
  });

  await test.step('its row stands in the next file for the lender', async () => {
    const administrator = await comeIn('administrator');
    await administrator.goto('/close-out');
    const lines = await exportFor(administrator, 'Lender A');
    // Its account, its number, why it was closed, and at the end what came in, what was billed and what remains owed.
    const row = lines.find((line) => line.includes(`,${ref},`))?.split(',');
    const of = (column: string) => row?.[lines[0]?.split(',').indexOf(column) ?? -1];
    expect(of('closingReason')).toBe('recovered_sold');
    expect(of('grossProceeds')).toBe('9000.00');
    expect(of('totalFees')).toBe('480.00');
    expect(of('hst')).toBe('62.40');
    expect(of('netProceeds')).toBe('8457.60');
    expect(of('deficiencyOrSurplus')).toBe('-10042.40');
  });
});
