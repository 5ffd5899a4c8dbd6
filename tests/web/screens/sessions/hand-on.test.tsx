import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { HandOn } from '../../../../src/web/screens/sessions/hand-on';
import { answer } from '../../tabs';
import { showScreen } from '../desk';

const ada = '5e3a0f0c-0d5b-4c56-9a3b-0a7b1d0f4c11';
const files = [
  { _id: 'f-1', ref: 'LNA-1', assignedUsers: ['u-2'] },
  { _id: 'f-2', ref: 'LNA-2', assignedUsers: ['u-2', 'u-5'] },
];
const show = (userStatus: string) =>
  showScreen(
    <>
      <h1>Person</h1>
      <HandOn record={{ id: 'u-2', firstName: 'Luc', lastName: 'Roy', userStatus }} />
    </>,
    ({ method, path }) => {
      if (path.startsWith('/file/list')) return answer(200, { data: files, total: 2, page: 1, size: 500 });
      if (path.startsWith('/user/')) {
        const found = { _id: ada, firstName: 'Ada', lastName: 'Singh' };
        return answer(200, { data: [found], total: 1, page: 1, size: 25 });
      }
      return method === 'PUT' && path === '/userAssignment/' ? answer(200, files[0]) : undefined;
    },
  );

it('tells what somebody who was deactivated still has, and hands it to somebody else', async () => {
  const user = userEvent.setup();
  const { desk } = await show('deactivated');
  const link = await screen.findByRole('link', { name: '2 open files' });
  expect(link).toHaveAttribute('href', '/files?assignedUsers=u-2&closed=false');
  await user.click(screen.getByRole('button', { name: 'Hand on to somebody…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Hand on 2 files of Luc Roy' });
  await user.type(within(dialog).getByRole('combobox'), 'Ada');
  await user.click(await screen.findByRole('option', { name: /Ada Singh/ }));
  await user.click(within(dialog).getByRole('button', { name: 'Hand on 2 files' }));
  await screen.findByRole('dialog', { name: /2 of 2/ });
  expect(desk.sent('/userAssignment/').map(({ body }) => body)).toEqual([
    { fileId: 'f-1', userIds: [ada], mode: 'add' },
    { fileId: 'f-1', userIds: ['u-2'], mode: 'remove' },
    { fileId: 'f-2', userIds: [ada], mode: 'add' },
    { fileId: 'f-2', userIds: ['u-2'], mode: 'remove' },
  ]);
});

it('says nothing of the files of who is active', async () => {
  await show('active');
  await screen.findByRole('heading', { name: 'Person' });
  expect(screen.queryByText('Still theirs')).toBeNull();
});
