import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { RaiseDialog } from '../../../../src/web/screens/request/raise-dialog';
import { answer } from '../../tabs';
import { showScreen } from '../desk';
import { fileId } from './inbox';

async function raise(file: object, locale: 'en' | 'fr' = 'en') {
  await showScreen(
    <RaiseDialog fileId={fileId} first="hold" onClose={() => undefined} />,
    ({ path }) =>
      path.startsWith(`/file/${fileId}`)
        ? answer(200, { _id: fileId, version: 1, closed: false, hold: false, may: ['work'], ...file })
        : undefined,
    '/',
    locale,
  );
  await screen.findByRole('dialog');
  return userEvent.setup();
}

async function offered() {
  const user = userEvent.setup();
  await user.click((await screen.findAllByRole('combobox'))[0] as HTMLElement);
  return (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
}

it('says until when a file will be on hold, and before that is typed that it is until then', async () => {
  const user = await raise({});
  expect(await screen.findByText(/on hold until the day that is asked for, and its vendors/)).toBeVisible();
  await user.type(screen.getByLabelText('Hold until'), '2027-01-15');
  expect(await screen.findByText(/on hold until 15 Jan 2027, and its vendors/)).toBeVisible();
});

it('says so in French', async () => {
  await raise({}, 'fr');
  expect(
    await screen.findByText(/^Si elle est approuvée : Le dossier est mis en suspens jusqu’au jour demandé/),
  ).toBeVisible();
});

it('offers of an open file neither to open it again nor to release what is not held', async () => {
  await raise({});
  const types = await offered();
  expect(types).toContain('Hold');
  expect(types).not.toContain('Re-open');
  expect(types).not.toContain('Release of hold');
});

it('offers to release a file that is held', async () => {
  await raise({ hold: true });
  expect(await offered()).toContain('Release of hold');
});

it('offers of a closed file what outlasts it', async () => {
  await raise({ closed: true });
  expect(await offered()).toEqual(['Data correction', 'Other', 'Privacy', 'Re-open']);
});
