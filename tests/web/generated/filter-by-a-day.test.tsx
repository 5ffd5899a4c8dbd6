import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { GeneratedList } from '../../../src/web/generated/generated-list';
import { useSession } from '../../../src/web/identity/identity-context';
import { showInDesk } from '../show-in-desk';
import { answer } from '../tabs';
import type { Request } from '../tabs';

const People = () => useSession().user && <GeneratedList name="user" slots={{}} />;
const role = {
  ...{ _id: 'r-1', key: 'supervisor', name: 'Supervisor' },
  permissions: [{ resource: 'user', actions: ['list', 'show'] }],
};
const noah = { _id: 'u-7', version: 1, firstName: 'Noah', lastName: 'Roy', nextExpiry: '2026-12-16' };
const host = ({ path }: Request) => {
  if (path.startsWith('/desk/capabilities')) return answer(200, { capabilities: ['filters'] });
  return path.startsWith('/user/list') ? answer(200, { data: [noah], total: 1 }) : undefined;
};

it('a filter by one day asks for a day, and says it as days are said', async () => {
  const { desk } = await showInDesk(<People />, { host, role, at: '/users' });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Add filter' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Licence or insurance ends by' }));
  const day = await screen.findByLabelText('Licence or insurance ends by');
  expect(day).toHaveAttribute('type', 'date');
  await user.type(day, '2026-12-28');
  await waitFor(() => expect(desk.sent('/user/list').at(-1)?.path).toContain('nextExpiryTo=2026-12-28'));
  await user.keyboard('{Escape}');
  expect(await screen.findByRole('button', { name: /ends by 28 Dec 2026$/ })).toBeVisible();
});
