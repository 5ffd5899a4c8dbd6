import type { Page } from '@playwright/test';
import { call, listed } from './desk/call';
import { downloaded, exportFor, exportsFor, part } from './desk/close-out';
import { expect, test } from './desk/test';

const lender = 'Lender F';

/** A file of that lender which a supervisor closes, since its client took it back. */
async function closedFile(page: Page): Promise<{ _id: string; ref: string; account: string }> {
  const [client] = await listed(page, '/company/list?code=LNF');
  const account = `CO${Date.now()}`;
  const file = await call(page, 'POST', '/file/', {
    clientId: client?._id,
    bankAccountNumber: account,
    contractType: 'conditional_sale',
    state: 'ON',
    asset: { year: 2019, auMake: 'Toyota', auModel: 'Corolla' },
  });
  const _id = String(file._id);
  for (const change of [
    { status: 'close_requested', closingReason: 'client_recall' },
    { status: 'close_checklist' },
    { status: 'closed' },
  ])
    await call(page, 'PATCH', '/file/', { _id, ...change });
  return { _id, ref: String(file.ref), account };
}

test('a closed file is told to its lender once, and again for a reason', async ({ comeIn }) => {
  const [desk, page] = await Promise.all([comeIn('supervisor'), comeIn('administrator')]);
  const { _id, ref, account } = await closedFile(desk);
  await page.goto('/close-out');
  const waiting = part(page, 'Waiting').getByRole('listitem').filter({ hasText: lender });
  const newest = exportsFor(page, lender).first();

  await test.step('what waits is exported, and the row stands in the file', async () => {
    await expect(waiting.getByRole('link', { name: /closed files?$/ })).toBeVisible();
    const lines = await exportFor(page, lender);
    await expect(waiting).toHaveCount(0);
    expect(lines[0]?.startsWith('accountNumber,agencyRef,clientReference,closingReason,')).toBe(true);
    const rows = lines.filter((line) => line.startsWith(`${account},`));
    expect(rows).toHaveLength(1);
    expect(rows[0]).toContain(`${account},${ref},,client_recall,C01,`);
    expect(lines.at(-1)?.startsWith(`TRL,${lines.length - 2},`)).toBe(true);
  });

  await test.step('the file says when it was told, and its history where', async () => {
    await desk.goto(`/files/${_id}`);
    const facts = desk.getByRole('region', { name: 'Closing' });
    await expect(facts.getByRole('term').filter({ hasText: 'Exported on' })).toBeVisible();
    await desk.goto(`/files/${_id}/history`);
    await expect(desk.getByText(/Sent in the close-out file [0-9A-F]{8}\./)).toBeVisible();
  });

  await test.step('a second export holds nothing', async () => {
    const { clientId } = await call(desk, 'GET', `/file/${_id}`);
    await call(page, 'POST', '/file/processor/cibc/outgoing/exportCIBCCloseoutFiles', { clientId });
    await page.reload();
    await expect(newest).toContainText('This export holds no file.');
    expect((await downloaded(page, lender)).slice(1)).toEqual(['TRL,0,0,0,0,0,0,0,0,0,0']);
  });

  await test.step('its files are told again for a reason', async () => {
    const earlier = exportsFor(page, lender).nth(1);
    await earlier.getByRole('button', { name: /^Export again/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Export again' }).click();
    await expect(dialog.getByText('Reason is a required field')).toBeVisible();
    await dialog.getByLabel('Reason').fill('Lost on the way.');
    await dialog.getByRole('button', { name: 'Export again' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(newest).toContainText('Lost on the way.');
    await expect(newest.getByRole('button', { name: /^Download/ })).toBeVisible({ timeout: 60_000 });
    expect((await downloaded(page, lender)).some((line) => line.startsWith(`${account},${ref},`))).toBe(true);
  });

  await test.step('who may only read is told who exports', async () => {
    await desk.goto('/close-out');
    await expect(desk.getByText('Your role does not export.')).toBeVisible();
    await expect(desk.getByRole('button', { name: /^Export/ })).toHaveCount(0);
    await expect(
      exportsFor(desk, lender)
        .first()
        .getByRole('button', { name: /^Download/ }),
    ).toBeVisible();
  });
});
