import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { GeneratedList } from '../../../src/web/generated/generated-list';
import { useSession } from '../../../src/web/identity/identity-context';
import { answer } from '../tabs';
import { roleOfRights, showScreen } from '../screens/desk';

const List = () => useSession().user && <GeneratedList name="company" slots={{}} />;
const company = { _id: 'c-1', companyName: 'Bailiffs of the North', nextExpiry: '2026-12-01', version: 1 };

const open = (search: string) =>
  showScreen(
    <List />,
    ({ path }) =>
      path.startsWith('/role/')
        ? roleOfRights({ company: ['list', 'show'] })
        : answer(200, { data: [company], total: 1, page: 1, size: 25, capabilities: {} }),
    `/companies${search}`,
  );
const head = { name: /^First\sto expire/ };

it('shows by what a list is put in order, where nobody has chosen columns', async () => {
  await open('?sortBy=nextExpiry');
  expect(await screen.findByRole('columnheader', head)).toBeVisible();
  expect(await screen.findByText(/Bailiffs of the North/)).toBeVisible();
});

it('leaves that column out in the usual order', async () => {
  await open('');
  expect(await screen.findByText(/Bailiffs of the North/)).toBeVisible();
  expect(screen.queryByRole('columnheader', head)).toBeNull();
});
