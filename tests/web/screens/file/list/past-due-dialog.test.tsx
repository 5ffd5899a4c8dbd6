import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { FileBulk } from '../../../../../src/web/screens/file/list/file-bulk';
import { answer } from '../../../tabs';
import { roleOfRights, showScreen } from '../../desk';

function Place() {
  const { pathname, search } = useLocation();
  return <output aria-label="Place">{`${pathname}${search}`}</output>;
}

async function bulk(actions: readonly string[]) {
  const shown = await showScreen(
    <>
      <FileBulk ids={['f-1', 'f-2']} records={[]} done={() => undefined} />
      <Place />
    </>,
    ({ path }) => {
      if (path.startsWith('/role/')) return roleOfRights({ file: actions, reminder: ['create'] });
      return path === '/file/updateDaysPastDue' ? answer(200, { updated: 1, jobId: 'j-1' }) : undefined;
    },
  );
  await screen.findByRole('button', { name: 'Remind' });
  return { sent: () => shown.desk.sent('/file/updateDaysPastDue').map(({ body }) => body) };
}

it('asks up to which day the ticked files are counted, and leads to what that would do', async () => {
  const user = userEvent.setup();
  const { sent } = await bulk(['list', 'updateDaysPastDue']);
  await user.click(screen.getByRole('button', { name: 'Days past due' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Count the days past due of 2 files' }));
  fireEvent.change(dialog.getByLabelText(/^Up to/), { target: { value: '2026-11-20' } });
  await user.click(dialog.getByRole('button', { name: 'See what it would do' }));
  await waitFor(() => expect(screen.getByLabelText('Place')).toHaveTextContent('/update-files?job=j-1'));
  expect(sent()).toEqual([{ fileIds: ['f-1', 'f-2'], asOf: '2026-11-20', dryRun: true }]);
});

it('counts up to today where no day is named', async () => {
  const user = userEvent.setup();
  const { sent } = await bulk(['list', 'updateDaysPastDue']);
  await user.click(screen.getByRole('button', { name: 'Days past due' }));
  await user.click(await screen.findByRole('button', { name: 'See what it would do' }));
  await waitFor(() => expect(sent()).toEqual([{ fileIds: ['f-1', 'f-2'], dryRun: true }]));
});

it('is not offered to whoever may not count them', async () => {
  await bulk(['list', 'edit']);
  expect(screen.queryByRole('button', { name: 'Days past due' })).toBeNull();
});
