import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { FileBulk } from '../../../../../src/web/screens/file/list/file-bulk';
import { answer } from '../../../tabs';
import { roleOfRights, showScreen } from '../../desk';

async function bulk(actions: readonly string[]) {
  const done: string[] = [];
  const shown = await showScreen(
    <FileBulk ids={['f-1', 'f-2']} records={[]} done={() => done.push('done')} />,
    ({ path }) => {
      if (path.startsWith('/role/')) return roleOfRights({ file: actions, reminder: ['create'] });
      return path === '/file/updateDaysPastDue' ? answer(200, { updated: 1 }) : undefined;
    },
  );
  await screen.findByRole('button', { name: 'Remind' });
  return { done, sent: () => shown.desk.sent('/file/updateDaysPastDue').map(({ body }) => body) };
}

it('counts the days past due of the ticked files on to a day, and says how many moved', async () => {
  const user = userEvent.setup();
  const { done, sent } = await bulk(['list', 'updateDaysPastDue']);
  await user.click(screen.getByRole('button', { name: 'Days past due' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Count the days past due of 2 files' }));
  fireEvent.change(dialog.getByLabelText(/^Up to/), { target: { value: '2026-11-20' } });
  await user.click(dialog.getByRole('button', { name: 'Count the days' }));
  expect(await screen.findByText('1 file is counted on.')).toBeVisible();
  expect(sent()).toEqual([{ fileIds: ['f-1', 'f-2'], asOf: '2026-11-20' }]);
  expect(done).toEqual(['done']);
});

it('counts up to today where no day is named', async () => {
  const user = userEvent.setup();
  const { sent } = await bulk(['list', 'updateDaysPastDue']);
  await user.click(screen.getByRole('button', { name: 'Days past due' }));
  await user.click(await screen.findByRole('button', { name: 'Count the days' }));
  await screen.findByText('1 file is counted on.');
  expect(sent()).toEqual([{ fileIds: ['f-1', 'f-2'] }]);
});

it('is not offered to whoever may not count them', async () => {
  await bulk(['list', 'edit']);
  expect(screen.queryByRole('button', { name: 'Days past due' })).toBeNull();
});
