import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRefresh } from 'react-admin';
import { expect, it } from 'vitest';
import { HandOn } from '../../../../src/web/screens/sessions/hand-on';
import { answer } from '../../tabs';
import { showScreen } from '../desk';

const ada = '5e3a0f0c-0d5b-4c56-9a3b-0a7b1d0f4c11';
const house = '5e3a0f0c-0d5b-4c56-9a3b-0a7b1d0f4c12';
const files = [
  { _id: 'f-1', ref: 'LNA-1', assignedUsers: ['u-2'] },
  { _id: 'f-2', ref: 'LNA-2', assignedUsers: ['u-2', 'u-5'] },
];
/** What news of these files do to a page. */
function Refetch() {
  const refresh = useRefresh();
  return <button onClick={refresh}>Refetch</button>;
}

const endedWhereThere = (one: { readonly _id: string }): object => ({
  ...one,
  status: one._id === 'r-there' ? 'cancelled' : 'open',
});

const show = (userStatus: string, held: readonly { readonly _id: string }[] = []) => {
  let left: readonly object[] = files;
  let reminders = held;
  return showScreen(
    <>
      <h1>Person</h1>
      <Refetch />
      <HandOn record={{ id: 'u-2', firstName: 'Luc', lastName: 'Roy', userStatus, companyId: house }} />
    </>,
    ({ method, path }) => {
      if (path.startsWith('/file/list'))
        return answer(200, { data: left, total: left.length, page: 1, size: 500 });
      if (path.startsWith('/reminder/list'))
        return answer(200, { data: reminders, total: reminders.length, page: 1, size: 100 });
      if (path === '/desk/reminder/give' && reminders.some(({ _id }) => _id === 'r-there')) {
        const data = reminders.map((one) => ({ ...one, ok: true, reminder: endedWhereThere(one) }));
        reminders = [];
        return answer(200, { data });
      }
      if (path === '/desk/reminder/give') {
        const [given, ...others] = reminders;
        reminders = others;
        const data = [
          { ...given, ok: true },
          ...others.map((one) => ({ ...one, ok: false, message: 'Ada Singh does not see this file.' })),
        ];
        return answer(200, { data });
      }
      if (path.startsWith('/user/')) {
        const found = { _id: ada, firstName: 'Ada', lastName: 'Singh' };
        return answer(200, { data: [found], total: 1, page: 1, size: 25 });
      }
      if (method !== 'PUT' || path !== '/userAssignment/') return undefined;
      left = [];
      return answer(200, files[0]);
    },
  );
};

it('tells what somebody who was deactivated still has, and hands it to somebody else', async () => {
  const user = userEvent.setup();
  const { desk } = await show('deactivated');
  const link = await screen.findByRole('link', { name: '2 open files' });
  expect(link).toHaveAttribute('href', '/files?assignedUsers=u-2&closed=false');
  await user.click(screen.getByRole('button', { name: 'Hand on to somebody…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Hand on 2 files of Luc Roy' });
  await user.type(within(dialog).getByRole('combobox'), 'Ada');
  await user.click(await screen.findByRole('option', { name: /Ada Singh/ }));
  const offered = new URLSearchParams(desk.sent('/user/list').at(-1)?.path.split('?')[1]);
  expect([offered.get('userStatus'), offered.get('houseOf')]).toEqual(['active', house]);
  await user.click(within(dialog).getByRole('button', { name: 'Hand on 2 files' }));
  await screen.findByRole('dialog', { name: /2 of 2/ });
  expect(desk.sent('/userAssignment/').map(({ body }) => body)).toEqual([
    { fileId: 'f-1', userIds: [ada], mode: 'add', insteadOf: 'u-2' },
    { fileId: 'f-2', userIds: [ada], mode: 'add', insteadOf: 'u-2' },
  ]);
  await user.click(screen.getByRole('button', { name: 'Refetch', hidden: true }));
  await waitFor(() => expect(desk.sent('/file/list').length).toBeGreaterThan(1));
  const outcome = within(await screen.findByRole('dialog', { name: /2 of 2/ }));
  await user.click(outcome.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
  await waitFor(() => expect(screen.queryByText('Still theirs')).toBeNull());
});

it('says nothing of the files of who is active', async () => {
  await show('active');
  await screen.findByRole('heading', { name: 'Person' });
  expect(screen.queryByText('Still theirs')).toBeNull();
});

it('gives what they are still to be reminded of to somebody else, and says what stays', async () => {
  const user = userEvent.setup();
  const { desk } = await show('suspended', [{ _id: 'r-1' }, { _id: 'r-2' }]);
  expect(await screen.findByRole('link', { name: '2 open reminders' })).toHaveAttribute(
    'href',
    '/reminders?userId=u-2&status=open&status=snoozed',
  );
  await user.click(screen.getByRole('button', { name: 'Give to somebody…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Give 2 reminders of Luc Roy' });
  await user.type(within(dialog).getByRole('combobox'), 'Ada');
  await user.click(await screen.findByRole('option', { name: /Ada Singh/ }));
  await user.click(within(dialog).getByRole('button', { name: 'Give 2 reminders' }));
  expect(
    await screen.findByText(/^1 reminder was given\. .*Ada Singh does not see this file\.$/),
  ).toBeVisible();
  expect(desk.sent('/desk/reminder/give').map(({ body }) => body)).toEqual([
    { ids: ['r-1', 'r-2'], userId: ada },
  ]);
  expect(await screen.findByRole('link', { name: '1 open reminder' })).toBeVisible();
});

it('says of what the other is reminded of already that it was there', async () => {
  const user = userEvent.setup();
  await show('suspended', [{ _id: 'r-1' }, { _id: 'r-there' }]);
  await user.click(await screen.findByRole('button', { name: 'Give to somebody…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Give 2 reminders of Luc Roy' });
  await user.type(within(dialog).getByRole('combobox'), 'Ada');
  await user.click(await screen.findByRole('option', { name: /Ada Singh/ }));
  await user.click(within(dialog).getByRole('button', { name: 'Give 2 reminders' }));
  const said = '1 reminder was given. 1 reminder was on their list already.';
  expect(await screen.findByText(said)).toBeVisible();
});
