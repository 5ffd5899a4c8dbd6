import { call, listed } from './desk/call';
import { fileForTheField } from './desk/field-file';
import { asDescribed, describeUnit, fitsThePhone, ownId, phone } from './desk/field-phone';
import { picture } from './desk/photograph';
import { expect, test } from './desk/test';

test('a unit that goes on the hook where there is no line is described at once, and all of it is told once and in order when there is one', async ({
  comeIn,
}) => {
  const [agent, staff, vendor] = await Promise.all([
    comeIn('field_agent', '/', phone),
    comeIn('supervisor'),
    comeIn('vendor_manager'),
  ]);
  const { fileId, form, open, hook, card, views, waiting } = await fileForTheField(staff, agent, 'Hookline');
  const [bailiff] = await listed(staff, '/company/list?code=V01');
  const asked = await call(staff, 'POST', '/companyAssignment/', { fileId, companyId: bailiff?._id });
  await call(staff, 'PATCH', '/file/', { _id: fileId, status: 'vendor_assigned' });
  await call(vendor, 'POST', '/companyAssignment/', { _id: asked._id, status: 'accepted' });
  await call(vendor, 'PUT', '/userAssignment/', { fileId, userIds: [await ownId(agent)] });

  await agent.goto('/field');
  await expect(hook).toBeVisible();
  await agent.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));

  // No line from here on: the hook waits, and the form of what was found opens all the same.
  await agent.context().setOffline(true);
  await hook.click();
  await expect(hook).toHaveCount(0);
  await expect(card).toContainText('0 of ');
  await open.click();
  await describeUnit(form, ['Child seat']);
  const count = await views.count();
  expect(count).toBeGreaterThan(4);
  for (let at = 0; at < count; at += 1) await views.nth(at).setInputFiles(picture(`${at}.png`));
  await expect(form).toContainText('Every view is there.');
  await fitsThePhone(agent);
  await form.getByRole('button', { name: 'Record how it was found' }).click();
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
  await expect(card).toContainText(`${count} of ${count} views`);
  const file = await call(staff, 'GET', `/file/${fileId}`);
  expect([file.status, file.recovery, file.personalEffects]).toMatchObject([
    'on_hook',
    ...asDescribed(['Child seat']),
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
