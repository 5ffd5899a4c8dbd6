import { call, listed } from './desk/call';
import { picture } from './desk/photograph';
import { expect, test } from './desk/test';

const phone = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  geolocation: { latitude: 43.6532, longitude: -79.3832 },
  permissions: ['geolocation'],
};

test('a unit goes on the hook and is described without a line; who tried is told to leave where the debtor objects', async ({
  comeIn,
}) => {
  const [agent, staff, lender] = await Promise.all([
    comeIn('field_agent', '/field', phone),
    comeIn('supervisor'),
    comeIn('lender_supervisor'),
  ]);
  interface Move {
    readonly status: string;
    readonly reasons: readonly { readonly code: string }[];
  }
  const inField = await listed(agent, '/desk/field');
  const [house] = await listed(staff, '/company/list?code=LNA');
  // Cards are told apart by the name on them.
  const isAlone = (name: unknown) => inField.filter(({ debtorName }) => debtorName === name).length === 1;
  const open = inField.filter(
    ({ status, hold, debtorName }) => status === 'attempting' && !hold && isAlone(debtorName),
  );
  const takable = async (): Promise<(typeof open)[number]> => {
    // The last of them: another journey takes the first on the hook.
    for (const sheet of [...open].reverse()) {
      const { moves } = await call(agent, 'GET', `/file/${String(sheet.fileId)}`);
      const { clientId } = await call(staff, 'GET', `/file/${String(sheet.fileId)}`);
      if (clientId !== house?._id) continue;
      const onHook = (moves as unknown as Move[]).find(({ status }) => status === 'on_hook');
      if (onHook?.reasons.every(({ code }) => code === 'NEEDS')) return sheet;
    }
    throw new Error('Nothing that may be taken is in the field.');
  };
  const sheet = await takable();
  const fileId = String(sheet.fileId);
  const name = String(sheet.debtorName);

  // The debtor objects: the phone says to leave, and takes nothing before it is told what happened.
  await agent
    .getByRole('button', { name: `Attempt: ${name}` })
    .first()
    .click();
  const trying = agent.getByRole('dialog');
  await trying.getByRole('button', { name: 'Debtor objected' }).click();
  await expect(trying.getByRole('alert')).toContainText('Disengage now');
  await expect(trying.getByRole('button', { name: 'Record the attempt' })).toBeDisabled();
  await trying
    .getByRole('textbox', { name: 'Note' })
    .fill('The debtor stood before the car and said no. I left.');
  await expect(trying.getByRole('button', { name: 'Record the attempt' })).toBeEnabled();
  await trying.getByRole('button', { name: 'Cancel' }).click();

  // On the hook in one tap; both houses hear of it, and nobody tries any further.
  await lender.goto(`/files/${fileId}`);
  await staff.goto(`/files/${fileId}`);
  await agent
    .getByRole('button', { name: `On hook: ${name}` })
    .first()
    .click();
  const card = agent
    .getByRole('listitem')
    .filter({ has: agent.getByRole('button', { name: `Secured form: ${name}` }) });
  await expect(card.first()).toContainText('0 of ', { timeout: 60_000 });
  for (const page of [lender, staff])
    await expect(page.getByRole('main')).toContainText('On hook', { timeout: 30_000 });
  await expect(agent.getByRole('button', { name: `Attempt: ${name}` })).toHaveCount(0);

  // Without a line: keys, odometer, damage, belongings and all views but one.
  await agent.context().setOffline(true);
  await card.first().getByRole('button').click();
  const form = agent.getByRole('dialog');
  await form.getByRole('group', { name: 'Keys' }).getByRole('button', { name: 'One key' }).click();
  await form.getByRole('group', { name: 'Drivable' }).getByRole('button', { name: 'Yes' }).click();
  await form.getByLabel('Odometer (km)').fill('81 250');
  await form.getByRole('textbox', { name: 'Damage' }).fill('Rear bumper cracked.');
  await form.getByRole('button', { name: 'Some, listed here' }).click();
  await form.getByRole('textbox', { name: 'One thing to a line' }).fill('Child seat\nToolbox, red');
  await form.locator('input[aria-label="Signed list"]').setInputFiles(picture('signed.png'));
  const views = form.getByRole('region', { name: 'Photos to take' }).locator('input');
  const count = await views.count();
  for (let at = 1; at < count; at += 1) await views.nth(at).setInputFiles(picture(`${at}.png`));
  await expect(form).toContainText('1 view is missing');
  expect(await agent.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
  const small = await form
    .getByRole('button')
    .evaluateAll((all) =>
      all.filter((one) => one.getBoundingClientRect().height < 44).map((one) => one.textContent),
    );
  expect(small, 'what is too small for a thumb').toEqual([]);
  await form.getByRole('button', { name: 'Record how it was found' }).click();
  const waiting = agent.getByRole('region', { name: 'Not sent yet' }).getByRole('alert');
  await expect(waiting).toContainText('Secured form');
  await agent.context().setOffline(false);
  await expect(waiting).toHaveCount(0, { timeout: 60_000 });
  await expect(card.first()).toContainText(`${count - 1} of ${count} views`);
  const file = await call(staff, 'GET', `/file/${fileId}`);
  expect([file.recovery, file.personalEffects]).toMatchObject([
    { keysStatus: 'one', drivable: 'yes', odometerKm: 81_250, damage: 'Rear bumper cracked.' },
    { hasEffects: true, itemCount: 2, items: ['Child seat', 'Toolbox, red'] },
  ]);

  // The view that was left out is taken with the form as it was said.
  await card.first().getByRole('button').click();
  await views.first().setInputFiles(picture('front.png'));
  await expect(form).toContainText('Every view is there.');
  await form.getByRole('button', { name: 'Record how it was found' }).click();
  await expect(card.first()).toContainText(`${count} of ${count} views`, { timeout: 60_000 });
});
