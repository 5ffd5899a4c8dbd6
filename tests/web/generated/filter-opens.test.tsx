import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { GeneratedList } from '../../../src/web/generated/generated-list';
import { useSession } from '../../../src/web/identity/identity-context';
import { showInDesk } from '../show-in-desk';
import { answer } from '../tabs';
import type { Request } from '../tabs';

const Files = () => useSession().user && <GeneratedList name="file" slots={{}} />;
const role = {
  ...{ _id: 'r-1', key: 'supervisor', name: 'Supervisor' },
  permissions: [
    { resource: 'file', actions: ['list', 'show'] },
    { resource: 'user', actions: ['list', 'show'] },
  ],
};
const noah = { _id: 'u-7', version: 1, firstName: 'Noah', lastName: 'Roy' };

const host = ({ path }: Request) => {
  if (path.startsWith('/desk/capabilities')) return answer(200, { capabilities: ['filters'] });
  if (path.startsWith('/file/list'))
    return answer(200, { data: [{ _id: 'f-1', version: 1, ref: 'LNA-1' }], total: 1 });
  return path.includes('/user/') ? answer(200, { data: [noah], total: 1 }) : undefined;
};

const broken: string[] = [];
const note = ({ message }: ErrorEvent) => void broken.push(message);
beforeEach(() => {
  broken.length = 0;
  window.addEventListener('error', note);
});
afterEach(() => window.removeEventListener('error', note));

async function openFilter(name: string) {
  const { desk } = await showInDesk(<Files />, { host, role, at: '/files' });
  expect(await screen.findByText('LNA-1')).toBeVisible();
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Add filter' }));
  await user.click(await screen.findByRole('menuitem', { name }));
  return { user, asked: () => desk.sent('/file/list').at(-1)?.path ?? '' };
}

it('people are found by typing, at once, and stand there by name', async () => {
  const { user } = await openFilter('Assigned users');
  const field = await screen.findByRole('combobox', { name: 'Assigned users' });
  await waitFor(() => expect(field).toHaveFocus());
  await user.type(field, 'Noah');
  await user.click(await screen.findByRole('option', { name: /Noah Roy/ }));
  expect(await screen.findByRole('button', { name: 'Noah Roy' })).toBeVisible();
  expect(broken).toEqual([]);
});

it('days are typed at once', async () => {
  const { user, asked } = await openFilter('Assigned on');
  const from = await screen.findByLabelText('From');
  await waitFor(() => expect(from).toHaveFocus());
  await user.type(from, '2026-12-01');
  await waitFor(() => expect(asked()).toContain('assignmentDateFrom=2026-12-01'));
  expect(broken).toEqual([]);
});
