import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { GeneratedList } from '../../../src/web/generated/generated-list';
import { useSession } from '../../../src/web/identity/identity-context';
import { showInDesk } from '../show-in-desk';
import { answer } from '../tabs';
import type { Request } from '../tabs';

const Files = () => useSession().user && <GeneratedList name="file" slots={{}} />;
const file = { _id: 'f-1', version: 1, ref: 'LNA-1', dispositionDay: '2026-12-11' };
const role = {
  ...{ _id: 'r-1', key: 'supervisor', name: 'Supervisor' },
  permissions: [{ resource: 'file', actions: ['list', 'show'] }],
};

const host = ({ path }: Request) => {
  if (path.startsWith('/desk/capabilities')) return answer(200, { capabilities: ['filters'] });
  return path.startsWith('/file/list') ? answer(200, { data: [file], total: 1 }) : undefined;
};

async function open(search: string, activityType: 'agency' | 'bailiff' = 'agency') {
  const { desk } = await showInDesk(<Files />, { host, role, at: `/files${search}`, activityType });
  expect(await screen.findByText('LNA-1')).toBeVisible();
  return { user: userEvent.setup(), asked: () => desk.sent('/file/list').at(-1)?.path ?? '' };
}

it('a kind of deadline and its days are one filter, found by its name', async () => {
  const { user, asked } = await open('');
  await user.click(screen.getByRole('button', { name: 'Add filter' }));
  await user.type(await screen.findByRole('searchbox', { name: 'Find a filter' }), 'open dead');
  await user.click(screen.getByRole('menuitem', { name: 'Open deadlines' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Notice of disposition' }));
  await waitFor(() => expect(asked()).toContain('deadlineKind=disposition'));
  await user.type(screen.getByLabelText('From'), '2026-12-01');
  await waitFor(() => expect(asked()).toContain('deadlineFrom=2026-12-01'));
  expect(asked()).toContain('deadlineKind=disposition');
});

it('says in one chip what it lets through, and goes as one', async () => {
  const { user, asked } = await open(
    '?deadlineKind=disposition&deadlineFrom=2026-12-01&deadlineTo=2026-12-31',
  );
  const chip = screen.getByText('Open deadlines').closest('button') as HTMLElement;
  expect(within(chip).getByText('Notice of disposition, 1 Dec 2026 to 31 Dec 2026')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Remove.*Open deadlines/ }));
  await waitFor(() => expect(asked()).not.toContain('deadline'));
});

it('the day of a kind stands in a column by which the list is put in order', async () => {
  await open('?sortBy=dispositionDay');
  expect(await screen.findByRole('columnheader', { name: /^Sale from/ })).toBeVisible();
  expect(screen.getByText('11 Dec 2026')).toBeVisible();
});

it('whoever is shown the next deadline alone is offered no filter by the others', async () => {
  const { user } = await open('', 'bailiff');
  await user.click(screen.getByRole('button', { name: 'Add filter' }));
  await user.type(await screen.findByRole('searchbox', { name: 'Find a filter' }), 'deadline');
  expect(screen.getByRole('menuitem', { name: 'Next deadline' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: 'Open deadlines' })).toBeNull();
});

it('the days of a filter that is set stand in it when it is opened again', async () => {
  const { user } = await open('?deadlineFrom=2026-12-01&deadlineTo=2026-12-31');
  await user.click(screen.getByText('Open deadlines').closest('button') as HTMLElement);
  expect(await screen.findByLabelText('From')).toHaveValue('2026-12-01');
  expect(screen.getByLabelText('To')).toHaveValue('2026-12-31');
});
