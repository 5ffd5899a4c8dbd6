import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { HousekeepingPage } from '../../../../src/web/screens/housekeeping/housekeeping-page';
import { answer } from '../../tabs';
import { roleOfRights, showScreen } from '../desk';

const file = { _id: '01a200fd-494e-77d5-8868-f2216fb2d63a', version: 1, ref: 'LNA-1' };
const { _id: fileId } = file;

/** The page of an administrator on a host that asks for a code before it erases, and takes `GOOD99` for it. */
async function page(seeding = false) {
  const shown = await showScreen(<HousekeepingPage />, ({ method, path, body }) => {
    if (path.startsWith('/role/'))
      return roleOfRights({ housekeeping: ['delete'], seed: ['run'], file: ['list', 'show'] });
    if (path === '/desk/capabilities') return answer(200, { capabilities: { seeding } });
    if (path.startsWith('/file/search')) return answer(200, { data: [file] });
    if (path === `/file/${fileId}`) return answer(200, file);
    if (path === '/stage/seed') return answer(200, { seeded: 3 });
    if (method !== 'DELETE') return undefined;
    const { mfaCode } = body as { mfaCode?: string };
    if (!mfaCode) return answer(200, { showMFAForm: true });
    const message = 'The code is not right, or it has expired.';
    if (mfaCode !== 'GOOD99') return answer(422, { code: 'INVALID', message, errors: { mfaCode: message } });
    if (path.includes('deleteSkipTraces')) return answer(200, { deleted: 2 });
    return answer(200, path.includes('deleteFile') ? file : { deleted: 1, kept: ['V-7'] });
  });
  const user = userEvent.setup();
  const erased = () =>
    shown.desk.sent('/housekeeping/').map(({ method, path, body }) => [method, path, body]);
  return { ...shown, user, erased };
}

type User = ReturnType<typeof userEvent.setup>;

async function fill(user: User, number: string) {
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('combobox', { name: /^File/ }), 'LNA');
  await user.click(await screen.findByRole('option', { name: /LNA-1/ }));
  await user.type(dialog.getByLabelText(/^Reason/), 'Placed twice');
  await user.type(dialog.getByLabelText(/^Type the number of the file/), number);
  return dialog;
}

async function giveCode(user: User, code: string) {
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm with a code' }));
  await user.type(dialog.getByLabelText('Code'), code);
  await user.click(dialog.getByRole('button', { name: 'Confirm' }));
}

it('erases a file once its number was typed, and a fresh code given', async () => {
  const { user, erased } = await page();
  await user.click(await screen.findByRole('button', { name: 'Erase a file…' }));
  const dialog = await fill(user, 'LNA-2');
  await user.click(dialog.getByRole('button', { name: 'Erase for good' }));
  expect((await dialog.findAllByText('This is not the number of the file.'))[0]).toBeVisible();
  expect(erased()).toEqual([]);
  await user.clear(dialog.getByLabelText(/^Type the number of the file/));
  await user.type(dialog.getByLabelText(/^Type the number of the file/), 'LNA-1');
  await user.click(dialog.getByRole('button', { name: 'Erase for good' }));
  await giveCode(user, 'WRONG9');
  expect((await dialog.findAllByText(/The code is not right/))[0]).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Erase for good' }));
  await giveCode(user, 'GOOD99');
  expect(await screen.findByText('File LNA-1 is erased.')).toBeVisible();
  expect(screen.queryByRole('dialog', { name: 'Erase a file' })).toBeNull();
  expect(erased().at(-1)).toEqual([
    'DELETE',
    `/housekeeping/deleteFile/${fileId}`,
    { reason: 'Placed twice', mfaCode: 'GOOD99' },
  ]);
}, 20_000);

it('erases the vendor invoices of a file, hides them where that is asked, and names what was kept', async () => {
  const { user, erased } = await page();
  await user.click(await screen.findByRole('button', { name: 'Erase vendor invoices…' }));
  const dialog = await fill(user, 'LNA-1');
  await user.click(dialog.getByLabelText(/^Keep the rows/));
  await user.click(dialog.getByRole('button', { name: 'Erase for good' }));
  await giveCode(user, 'GOOD99');
  expect(await screen.findByText('1 vendor invoice is erased. Kept: V-7.')).toBeVisible();
  expect(erased().at(-1)?.[1]).toBe(`/housekeeping/deleteVendorInvoices/${fileId}?softDelete=true`);
}, 20_000);

it('erases the skip traces of a file, and says how many', async () => {
  const { user, erased } = await page();
  await user.click(await screen.findByRole('button', { name: 'Erase skip traces…' }));
  const dialog = await fill(user, 'LNA-1');
  await user.click(dialog.getByRole('button', { name: 'Erase for good' }));
  await giveCode(user, 'GOOD99');
  expect(await screen.findByText('2 skip traces are erased.')).toBeVisible();
  expect(erased().at(-1)?.[1]).toBe(`/housekeeping/deleteSkipTraces/${fileId}`);
}, 20_000);

it('puts in standard records once the word was typed, where the host does so', async () => {
  const { user, desk } = await page(true);
  await user.click(await screen.findByRole('button', { name: 'Put in: Stages' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Standard records: Stages' }));
  const word = dialog.getByLabelText(/^Type “put in” to confirm/);
  // Nothing typed is told as another word is: what is to be typed.
  await user.click(dialog.getByRole('button', { name: 'Put in' }));
  expect((await dialog.findAllByText('Type “put in”.'))[0]).toBeVisible();
  await user.type(word, 'yes');
  await user.click(dialog.getByRole('button', { name: 'Put in' }));
  expect((await dialog.findAllByText('Type “put in”.'))[0]).toBeVisible();
  expect(desk.sent('/stage/seed')).toHaveLength(0);
  await user.clear(word);
  await user.type(word, 'put in');
  await user.click(dialog.getByRole('button', { name: 'Put in' }));
  expect(await screen.findByText('3 records are new.')).toBeVisible();
  expect(desk.sent('/stage/seed')).toMatchObject([{ method: 'POST' }]);
});

it('offers no standard records where the host does not put them in', async () => {
  await page();
  await screen.findByRole('button', { name: 'Erase a file…' });
  expect(screen.queryByRole('button', { name: /^Put in/ })).toBeNull();
});
