import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { DeadlinesPage } from '../../../../src/web/screens/deadlines/deadlines-page';
import { showInDesk } from '../../show-in-desk';
import { answer } from '../../tabs';
import { roleOfRights, showScreen } from '../desk';

const people = [
  { _id: 'u-amelie', version: 1, firstName: 'Amélie', lastName: 'Roy' },
  { _id: 'u-liam', version: 1, firstName: 'Liam', lastName: 'Chen' },
];

it('the calendar of the team is narrowed to one person, on the page and at the address that is made of it', async () => {
  const { desk } = await showScreen(<DeadlinesPage />, ({ method, path }) => {
    if (path.startsWith('/role/')) return roleOfRights({ file: ['list', 'show'], user: ['list'] });
    if (path.startsWith('/user/')) return answer(200, { data: people, total: 2 });
    if (path.startsWith('/file/')) return answer(200, { data: [], total: 0, buckets: {} });
    if (path !== '/desk/calendar/address') return undefined;
    return method === 'GET'
      ? answer(200, { madeAt: null, readAt: null })
      : answer(201, { url: 'https://desk.example/feed/secret', madeAt: '2026-11-20T15:00:00Z' });
  });
  const user = userEvent.setup();
  const asked = () => desk.sent('/file/').at(-1)?.path ?? '';
  await user.click(await screen.findByRole('combobox', { name: 'Person' }));
  await user.click(screen.getByRole('option', { name: 'Liam Chen' }));
  await waitFor(() => expect(asked()).toContain('assignedUsers=u-liam'));
  await user.click(screen.getByRole('button', { name: 'In my calendar' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByRole('button', { name: 'Make an address' }));
  expect(await dialog.findByDisplayValue('https://desk.example/feed/secret?userId=u-liam')).toBeDefined();
});

const files = [
  {
    ...{ _id: 'f-1', version: 1, ref: 'LNA-1', nextDeadline: '2026-11-25', nextDeadlineKind: 'objection' },
    deadlines: [
      { clock: 'objection', notice: 'seizure', day: '2026-11-25' },
      { clock: 'disposition', notice: 'disposition', day: '2026-11-27' },
      { clock: 'registration', notice: null, day: '2027-03-01' },
    ],
  },
];

const openOn = (files: readonly object[], activityType: 'agency' | 'bailiff') =>
  showInDesk(<DeadlinesPage />, {
    host: ({ path }) =>
      path.startsWith('/file/') ? answer(200, { data: files, total: files.length, buckets: {} }) : undefined,
    role: { _id: 'r-1', key: 'r', name: 'R', permissions: [{ resource: 'file', actions: ['list', 'show'] }] },
    at: '/deadlines?month=2026-11',
    activityType,
  });

const entries = async () =>
  (await screen.findAllByRole('link', { name: 'LNA-1' })).map((link) => link.parentElement?.textContent);

it('each open deadline of a file in the month has its own entry', async () => {
  const { desk } = await openOn(files, 'agency');
  expect(await entries()).toEqual(['LNA-1 Objection to the seizure', 'LNA-1 Notice of disposition']);
  expect(desk.sent('/file/').at(-1)?.path).toContain('deadlineFrom=2026-11-01&deadlineTo=2026-11-30');
});

it('who is shown the next deadline of a file alone has that in the calendar', async () => {
  const { desk } = await openOn(
    files.map((one) => ({ ...one, deadlines: null })),
    'bailiff',
  );
  expect(await entries()).toEqual(['LNA-1 Objection to the seizure']);
  expect(desk.sent('/file/').at(-1)?.path).toContain('nextDeadlineFrom=2026-11-01');
});

/** The page as somebody opens it who works so many files: what of it is asked for and which of the two stands chosen. */
async function openedBy(works: number, more: { readonly leads?: boolean; readonly at?: string } = {}) {
  const { desk } = await showScreen(
    <DeadlinesPage />,
    ({ path }) => {
      const user = more.leads ? ['list', 'edit'] : ['list'];
      if (path.startsWith('/role/')) return roleOfRights({ file: ['list', 'show'], user });
      if (path.startsWith('/user/')) return answer(200, { data: people, total: 2 });
      if (path.startsWith('/file/'))
        return answer(200, { data: [], total: path.includes('size=1&') ? works : 0, buckets: {} });
      return undefined;
    },
    more.at ?? '/deadlines',
  );
  const months = () => desk.sent('/file/').filter(({ path }) => path.includes('deadlineFrom'));
  await waitFor(() => expect(months()).not.toEqual([]));
  const chosen = () => screen.getByRole('button', { pressed: true }).textContent;
  return { asked: () => months().map(({ path }) => path.includes('assignedUsers=u-amelie')), chosen };
}

it('begins with one’s own where somebody works files and leads nobody, and shows the team’s by one press', async () => {
  const { asked, chosen } = await openedBy(3);
  expect([asked(), chosen()]).toEqual([[true], 'Mine']);
  await userEvent.click(screen.getByRole('button', { name: 'My team’s' }));
  await waitFor(() => expect(asked().at(-1)).toBe(false));
  expect(chosen()).toBe('My team’s');
});

it.each([
  ['to who leads people', 3, { leads: true }],
  ['to who works no file', 0, {}],
  ['where the address says so', 3, { at: '/deadlines?mine=false' }],
  ['where the address names a client', 3, { at: '/deadlines?clientId=c-7' }],
] as const)('shows the team’s %s', async (_, works, more) => {
  const { asked, chosen } = await openedBy(works, more);
  expect([asked(), chosen()]).toEqual([[false], 'My team’s']);
});

it('shows to who leads people their own where the address says so', async () => {
  const { asked, chosen } = await openedBy(0, { leads: true, at: '/deadlines?mine=true' });
  expect([asked(), chosen()]).toEqual([[true], 'Mine']);
});
