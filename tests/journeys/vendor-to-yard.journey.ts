import type { Page } from '@playwright/test';
import { call, listed } from './desk/call';
import { fileForTheField } from './desk/field-file';
import { asDescribed, describeUnit, fitsThePhone, ownId, phone } from './desk/field-phone';
import { picture } from './desk/photograph';
import { expect, test } from './desk/test';

const dialog = (page: Page) => page.getByRole('dialog');
const status = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^${name}.*Move the file to another status`) });

async function moveOn(page: Page, to: RegExp): Promise<void> {
  await page.getByRole('button', { name: /Move the file to another status/ }).click();
  await page.getByRole('menuitem', { name: to }).click();
}

test('a file goes to who is licensed, is tried three times from the road, and its unit is taken and described', async ({
  comeIn,
}) => {
  const [manager, vendor, agent, lender] = await Promise.all([
    comeIn('file_manager'),
    comeIn('vendor_manager'),
    comeIn('field_agent', '/', phone),
    comeIn('lender_supervisor'),
  ]);
  const inField = await fileForTheField(manager, agent, 'Yardley');
  const { fileId, name, form, open, hook, card, views, waiting } = inField;
  const assignments = `/files/${fileId}/assignments`;

  await test.step('who is not licensed in the province is grey with the reason; who is, is asked', async () => {
    await manager.goto(assignments);
    await manager.getByRole('button', { name: 'Assign a company' }).first().click();
    await dialog(manager).getByRole('combobox', { name: 'Province served' }).click();
    await manager.getByRole('option', { name: 'Alberta' }).click();
    await expect(dialog(manager).getByRole('radio', { name: /^Demo bailiff Calgary 3/ })).toBeDisabled();
    await expect(
      dialog(manager).getByText('Has shown no valid licence for Ontario (Bailiff appointment)').first(),
    ).toBeVisible();
    await dialog(manager).getByRole('combobox', { name: 'Province served' }).click();
    await manager.getByRole('option', { name: 'Ontario' }).click();
    await dialog(manager)
      .getByRole('radio', { name: /^Demo bailiff Toronto 1/ })
      .check();
    await dialog(manager).getByRole('button', { name: 'Assign Demo bailiff Toronto 1' }).click();
    await expect(dialog(manager)).toHaveCount(0);
    await manager.goto(`/files/${fileId}`);
    await moveOn(manager, /^Assigned, awaiting acceptance/);
    await dialog(manager)
      .getByRole('button', { name: /move to/i })
      .click();
    await expect(status(manager, 'Assigned, awaiting acceptance')).toBeVisible();
  });

  await test.step('the vendor accepts what was proposed, and gives it to its agent', async () => {
    const [proposed] = await listed(manager, `/companyAssignment/${fileId}`);
    await vendor.goto('/');
    await vendor
      .getByRole('link', { name: /Proposals to answer/ })
      .first()
      .click();
    await expect(vendor).toHaveURL(/status=proposed/);
    const address = new URL(vendor.url());
    address.searchParams.set('sortBy', '-assignedAt');
    await vendor.goto(address.href);
    await vendor.locator(`a[href*="${proposed?._id}"]`).first().click();
    await vendor.getByRole('button', { name: 'Accept the file' }).click();
    await expect(vendor.getByText('The file is accepted.')).toBeVisible();
    await expect(status(manager, 'Accepted by vendor')).toBeVisible();
    await call(vendor, 'PUT', '/userAssignment/', { fileId, userIds: [await ownId(agent)] });
  });

  const things = ['Child seat', 'Toolbox, red'];

  await test.step('the agent tries three times, once of them without a line, and is told to leave who objects', async () => {
    await agent.goto('/field');
    const attempt = async (outcome: string, note?: string): Promise<void> => {
      await agent.getByRole('button', { name: `Attempt: ${name}` }).click();
      await form.getByRole('button', { name: outcome, exact: true }).click();
      if (note) await form.getByRole('textbox', { name: 'Note' }).fill(note);
      await form.getByRole('button', { name: 'Record the attempt' }).click();
      await expect(form).toHaveCount(0);
    };
    await attempt('No contact');
    await expect(waiting).toHaveCount(0, { timeout: 60_000 });
    await agent.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await agent.context().setOffline(true);
    await attempt('Inaccessible', 'Behind a locked gate.');
    await expect(waiting).toHaveCount(1);
    await agent.context().setOffline(false);
    await expect(waiting).toHaveCount(0, { timeout: 60_000 });

    await agent.getByRole('button', { name: `Attempt: ${name}` }).click();
    await form.getByRole('button', { name: 'Debtor objected' }).click();
    await expect(form.getByRole('alert')).toContainText('Disengage now');
    await expect(form.getByRole('button', { name: 'Record the attempt' })).toBeDisabled();
    await form
      .getByRole('textbox', { name: 'Note' })
      .fill('The debtor stood before the car and said no. I left.');
    await expect(form.getByRole('button', { name: 'Record the attempt' })).toBeEnabled();
    await form.getByRole('button', { name: 'Cancel' }).click();
    await attempt('Contact made', 'Will hand the keys over tonight.');
    await expect
      .poll(async () =>
        (await listed(manager, `/desk/attempt/list?fileId=${fileId}&sortBy=at`)).map(
          ({ outcome, timeBand, latitude }) => [outcome, typeof timeBand, Number(latitude).toFixed(2)],
        ),
      )
      .toEqual(['no_contact', 'inaccessible', 'contact'].map((one) => [one, 'string', '43.65']));
  });

  await test.step('on the hook in one tap: both houses see it, and nobody else tries', async () => {
    for (const page of [lender, manager]) await page.goto(`/files/${fileId}`);
    await hook.click();
    for (const page of [lender, manager])
      await expect(page.getByRole('main')).toContainText('On hook', { timeout: 60_000 });
    await expect(agent.getByRole('button', { name: `Attempt: ${name}` })).toHaveCount(0);
    await expect(card).toContainText('0 of 12 views');
  });

  await test.step('the unit is described without a line, by thumb, and without its last view it is not complete', async () => {
    await agent.context().setOffline(true);
    await open.click();
    await describeUnit(form, things);
    const count = await views.count();
    expect(count).toBe(12);
    for (let at = 1; at < count; at += 1) await views.nth(at).setInputFiles(picture(`${at}.png`));
    await expect(form).toContainText('1 view is missing');
    await fitsThePhone(agent);
    const small = await form
      .getByRole('button')
      .evaluateAll((all) =>
        all.filter((one) => one.getBoundingClientRect().height < 44).map((one) => one.textContent),
      );
    expect(small, 'what is too small for a thumb').toEqual([]);
    await form.getByRole('button', { name: 'Record how it was found' }).click();
    await expect(waiting).toContainText('Secured form');
    await agent.context().setOffline(false);
    await expect(waiting).toHaveCount(0, { timeout: 60_000 });
    await expect(card).toContainText('11 of 12 views');
    const { recovery, personalEffects } = await call(manager, 'GET', `/file/${fileId}`);
    expect([recovery, personalEffects]).toMatchObject(asDescribed(things));
  });

  const complete = async (): Promise<unknown> => {
    const { checks } = await call(manager, 'GET', `/file/${fileId}`);
    return (checks as { photosComplete?: string | null } | null)?.photosComplete ?? null;
  };

  await test.step('with the last view the photos are complete, which nobody has to say', async () => {
    expect(await complete()).toBeNull();
    await open.click();
    await views.first().setInputFiles(picture('front.png'));
    await expect(form).toContainText('Every view is there.');
    await form.getByRole('button', { name: 'Record how it was found' }).click();
    await expect(card).toContainText('12 of 12 views', { timeout: 60_000 });
    await expect.poll(complete).toMatch(/^20\d\d-\d\d-\d\d$/);
  });
});
