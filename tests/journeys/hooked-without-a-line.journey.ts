import { call, listed } from './desk/call';
import { picture } from './desk/photograph';
import { readyFile } from './desk/ready-file';
import { expect, test } from './desk/test';

const phone = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  geolocation: { latitude: 43.6532, longitude: -79.3832 },
  permissions: ['geolocation'],
};
test('a unit that goes on the hook where there is no line is described at once, and all of it is told once and in order when there is one', async ({
  comeIn,
}) => {
  const [agent, staff, vendor] = await Promise.all([
    comeIn('field_agent', '/', phone),
    comeIn('supervisor'),
    comeIn('vendor_manager'),
  ]);
  const fileId = await readyFile(staff);
  const lastName = `Hookline-${Date.now()}`;
  await call(staff, 'POST', '/relatedParty/', {
    ...{ fileId, relatedPartyType: 'primary_debtor', isPrimary: true, firstName: 'Ann', lastName },
  });
  const [bailiff] = await listed(staff, '/company/list?code=V01');
  const asked = await call(staff, 'POST', '/companyAssignment/', { fileId, companyId: bailiff?._id });
  await call(staff, 'PATCH', '/file/', { _id: fileId, status: 'vendor_assigned' });
  await call(vendor, 'POST', '/companyAssignment/', { _id: asked._id, status: 'accepted' });
  const agentId = await agent.evaluate(
    () => (JSON.parse(localStorage.getItem('auth') ?? '{}') as { user: { _id: string } }).user._id,
  );
  await call(vendor, 'PUT', '/userAssignment/', { fileId, userIds: [agentId] });
  const name = `Ann ${lastName}`;

  await agent.goto('/field');
  const hook = agent.getByRole('button', { name: `On hook: ${name}` });
  await expect(hook).toBeVisible();
  await agent.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));

  // No line from here on: the hook waits, and the form of what was found opens all the same.
  await agent.context().setOffline(true);
  await hook.click();
  const open = agent.getByRole('button', { name: `Secured form: ${name}` });
  await expect(hook).toHaveCount(0);
  await expect(agent.getByRole('listitem').filter({ has: open })).toContainText('0 of ');
  await open.click();
  const form = agent.getByRole('dialog');
  await form.getByRole('group', { name: 'Keys' }).getByRole('button', { name: 'One key' }).click();
  await form.getByRole('group', { name: 'Drivable' }).getByRole('button', { name: 'Yes' }).click();
  await form.getByLabel('Odometer (km)').fill('81 250');
  await form.getByRole('textbox', { name: 'Damage' }).fill('Rear bumper cracked.');
  await form.getByRole('button', { name: 'Some, listed here' }).click();
  await form.getByRole('textbox', { name: 'One thing to a line' }).fill('Child seat');
  await form.locator('input[aria-label="Signed list"]').setInputFiles(picture('signed.png'));
  const views = form.getByRole('region', { name: 'Photos to take' }).locator('input');
  const count = await views.count();
  expect(count).toBeGreaterThan(4);
  for (let at = 0; at < count; at += 1) await views.nth(at).setInputFiles(picture(`${at}.png`));
  await expect(form).toContainText('Every view is there.');
  expect(await agent.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
  await form.getByRole('button', { name: 'Record how it was found' }).click();
  const waiting = agent.getByRole('region', { name: 'Not sent yet' }).getByRole('alert');
  await expect(waiting).toHaveCount(2);
  await expect(waiting.nth(0)).toContainText('Secured,');
  await expect(waiting.nth(1)).toContainText('Secured form,');
  // What was found rests on the hook: it is taken back first.
  await expect(waiting.nth(0).getByRole('button')).toHaveCount(0);
  await expect(waiting.nth(1).getByRole('button', { name: /^Take back/ })).toBeVisible();
  await expect(open).toBeDisabled();

  // The phone is put away and taken out again before there is a line.
  await agent.reload();
  await expect(waiting).toHaveCount(2);
  await expect(open).toBeDisabled();
  expect((await call(staff, 'GET', `/file/${fileId}`)).status).not.toBe('on_hook');

  await agent.context().setOffline(false);
  await expect(waiting).toHaveCount(0, { timeout: 60_000 });
  await expect(agent.getByRole('listitem').filter({ has: open })).toContainText(`${count} of ${count} views`);
  const file = await call(staff, 'GET', `/file/${fileId}`);
  expect([file.status, file.recovery, file.personalEffects]).toMatchObject([
    'on_hook',
    { keysStatus: 'one', drivable: 'yes', odometerKm: 81_250, damage: 'Rear bumper cracked.' },
    { hasEffects: true, items: ['Child seat'] },
  ]);
  const tries = await listed(staff, `/desk/attempt/list?fileId=${fileId}`);
  expect(tries.map(({ outcome }) => outcome)).toEqual(['secured']);
  const documents = await listed(staff, `/desk/document/list?fileIds=${fileId}&size=100`);
  const taken = documents.filter(({ documentType }) => documentType === 'seizure_photo');
  expect(taken.map(({ photoSlot }) => photoSlot).sort()).toEqual(
    [...new Set(taken.map(({ photoSlot }) => photoSlot))].sort(),
  );
  expect(taken).toHaveLength(count);
});
