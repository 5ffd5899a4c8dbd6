import { screen } from '@testing-library/react';
import { ListContextProvider, ResourceContextProvider, useList } from 'react-admin';
import { expect, it } from 'vitest';
import { useRights } from '../../../src/web/data/rights';
import { columnsOf } from '../../../src/web/generated/columns';
import { ListCards } from '../../../src/web/generated/list-cards';
import { showScreen } from '../screens/desk';

const company = {
  ...{ id: 'c-1', _id: 'c-1', version: 1 },
  ...{ companyName: 'Bailiffs of the North', nextExpiry: '2026-12-01' },
};

function Cards({ by }: { by: string }) {
  const list = useList({ data: [company], sort: { field: by, order: 'ASC' }, resource: 'companies' });
  const columns = columnsOf('company', useRights());
  return (
    <ResourceContextProvider value="companies">
      <ListContextProvider value={list}>
        <ListCards name="company" columns={columns} slots={{}} canSelect={false} />
      </ListContextProvider>
    </ResourceContextProvider>
  );
}

it('tells on a phone by what a list is put in order', async () => {
  await showScreen(<Cards by="nextExpiry" />, () => undefined);
  expect(await screen.findByText(/Bailiffs of the North/)).toBeVisible();
  expect(screen.getByText('1 Dec 2026')).toBeVisible();
});

it('tells no more of it in the usual order', async () => {
  await showScreen(<Cards by="companyName" />, () => undefined);
  expect(await screen.findByText(/Bailiffs of the North/)).toBeVisible();
  expect(screen.queryByText('1 Dec 2026')).toBeNull();
});
