import type { Page } from '@playwright/test';
import { call, listed, upload } from './desk/call';
import { expect, test } from './desk/test';

const dialog = (page: Page) => page.getByRole('dialog');
const dayBefore = (days: number): string =>
  new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

async function choose(page: Page, label: RegExp, option: RegExp): Promise<void> {
  await dialog(page).getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option }).first().click();
}

/** A unit of the client that waits for its notice where a notice of sale is served, with somebody to serve it on. */
async function waitingUnit(page: Page): Promise<string> {
  for (const { _id } of await listed(page, '/file/list?status=notice_pending&hold=false&size=50')) {
    const file = await call(page, 'GET', `/file/${_id}`);
    const { services, state, contractType } = file;
    if (
      state === 'QC' ||
      state === 'AB' ||
      contractType === 'true_lease' ||
      (services as unknown[] | null)?.length
    )
      continue;
    // A letter needs an address that holds.
    for (const party of await listed(page, `/relatedParty/list?fileId=${_id}`)) {
      const addresses = [
        { line1: '12 Elm St', city: 'Guelph', state: 'ON', postalCode: 'N1H 2T4', type: 'residence' },
      ];
      await call(page, 'PATCH', '/relatedParty/', { _id: party._id, addresses });
    }
    return _id;
  }
  throw new Error('No unit waits for its notice.');
}

test('a notice of sale is made, served and counted, and nothing is offered before its day', async ({
  comeIn,
}) => {
  const page = await comeIn('supervisor');
  const fileId = await waitingUnit(page);
  const file = `/files/${fileId}`;
  const served = (await listed(page, `/relatedParty/list?fileId=${fileId}`)).filter(
    ({ isNoticeRecipient }) => isNoticeRecipient,
  );

  await test.step('the notice fills itself, and says what it misses with the way there', async () => {
    await page.goto(`${file}/documents`);
    await page.getByRole('button', { name: 'Make a form', exact: true }).click();
    await dialog(page).getByRole('button', { name: 'Notice of intended sale' }).click();
    const preview = dialog(page).getByRole('region', { name: 'Preview' });
    await expect(preview.getByRole('status')).toContainText('Place of sale');
    await dialog(page).getByLabel('Place of sale').fill('Toronto auction, lane 4');
    await dialog(page).getByLabel('Whom to ask').fill('Sofia Whitebear-Test, 416 555-0134');
    await choose(page, /^Method of sale/, /^Physical lane/);
    await expect(preview).toContainText('Toronto auction, lane 4');
    await dialog(page).getByRole('button', { name: 'Make and keep' }).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(
      page.getByRole('listitem').filter({ hasText: 'Notice of intended sale' }).first(),
    ).toBeVisible();
  });

  await test.step('its service by registered mail is recorded with the document', async () => {
    await upload(page, fileId, 'proof_of_service', 'mail-receipt.pdf');
    await page.goto(file);
    await page
      .getByRole('region', { name: 'Clocks of the law' })
      .getByRole('button', { name: 'Record a service' })
      .click();
    for (const { lastName, businessName } of served)
      await choose(page, /^Served on/, new RegExp(String(businessName ?? lastName)));
    await choose(page, /^Method/, /^Registered mail/);
    await dialog(page)
      .getByLabel(/^Served on/)
      .last()
      .fill(dayBefore(1));
    await dialog(page)
      .getByLabel(/^Tracking number/)
      .fill('RN 123 456 789 CA');
    await choose(page, /^The document that proves it/, /mail-receipt|Proof of service/);
    await dialog(page).getByRole('button', { name: 'Record the service' }).click();
    await expect(dialog(page)).toHaveCount(0);
  });

  await test.step('the day is worked out step by step, and until then nothing is offered', async () => {
    const clocks = page.getByRole('region', { name: 'Clocks of the law' });
    await expect(clocks).toContainText('RN 123 456 789 CA');
    await expect(clocks).toContainText(/first day/);
    await page.getByRole('button', { name: /Move the file to another status/ }).click();
    await page.getByRole('menuitem', { name: /^Notice sent/ }).click();
    await dialog(page)
      .getByRole('button', { name: /move to/i })
      .click();
    await expect(dialog(page)).toHaveCount(0);
    await page.getByRole('button', { name: /Move the file to another status/ }).click();
    await expect(page.getByRole('menu')).toContainText(
      /Not before \d+ \w+ \d{4}: the notice runs until then/,
    );
  });
});
