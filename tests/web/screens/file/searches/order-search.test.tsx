import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { FileRecord } from '../../../../../src/web/screens/file/file-record';
import { FileContext } from '../../../../../src/web/screens/file/file-record';
import { SearchSection } from '../../../../../src/web/screens/file/searches/search-section';
import { VinOrder } from '../../../../../src/web/screens/file/searches/vin-order';
import { answer } from '../../../tabs';
import { roleOfRights, showScreen } from '../../desk';

const vin = '2T1BURHE8K0000004';
const file = {
  id: 'f-1',
  may: ['show', 'work'],
  closed: false,
  serialNumber: vin,
  state: 'ON',
} as unknown as FileRecord;
const order = (values: object) => ({
  ...{
    _id: 's-1',
    fileId: 'f-1',
    vin,
    jurisdictions: ['ON'],
    status: 'complete',
    cost: '25.00',
    results: [],
  },
  ...{ provider: 'sandbox', orderedBy: 'u-1', orderedAt: new Date().toISOString(), version: 1, may: [] },
  ...values,
});

const show = (orders: readonly object[]) =>
  showScreen(
    <FileContext value={file}>
      <SearchSection kind="vinSearch" Order={VinOrder} />
    </FileContext>,
    ({ path, method }) => {
      if (path.startsWith('/role/')) return roleOfRights({ vinSearch: ['list', 'show', 'create'] });
      if (path === '/vinSearch/' && method === 'POST') return answer(201, order({ status: 'ordered' }));
      if (path === '/desk/search/repeat') return answer(200, { status: 'ordered' });
      return path.includes('/vinSearch/')
        ? answer(200, { data: orders, total: orders.length, page: 1, size: 25 })
        : undefined;
    },
  );
const openOrder = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(await screen.findByRole('button', { name: /^Order/ }));
  return within(await screen.findByRole('dialog'));
};

it('says what a search costs before it is ordered, and orders it for the serial number of the file', async () => {
  const user = userEvent.setup();
  const { desk } = await show([]);
  const dialog = await openOrder(user);
  expect(await dialog.findByText('It costs $25.00.')).toBeVisible();
  expect(dialog.queryByRole('checkbox', { name: /Order again/ })).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Order' }));
  expect(await screen.findByText(/^Ordered\./)).toBeVisible();
  expect(desk.sent('/vinSearch/').filter(({ method }) => method === 'POST')).toMatchObject([
    { body: { fileId: 'f-1', vin, jurisdictions: ['ON'] } },
  ]);
});

it('warns that the same still counts, and asks for an explicit word', async () => {
  const user = userEvent.setup();
  await show([order({})]);
  const dialog = await openOrder(user);
  expect(await dialog.findByText(/^The same was ordered on .* for \$25\.00 and still counts/)).toBeVisible();
  expect(dialog.getByRole('checkbox', { name: /Order again all the same/ })).not.toBeChecked();
});

it('marks what is made up, and asks again for what failed', async () => {
  const user = userEvent.setup();
  const { desk } = await show([order({ status: 'failed', problem: 'The provider refused it (400).' })]);
  expect(await screen.findByText('Sandbox: made up')).toBeVisible();
  expect(screen.getByText('The provider refused it (400).')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('The provider is asked again.')).toBeVisible();
  expect(desk.sent('/desk/search/repeat')).toMatchObject([{ body: { kind: 'vinSearch', searchId: 's-1' } }]);
});

const registered = (who: string, jurisdiction: string, priorityRank: number) => ({
  ...{ jurisdiction, registrationNumber: `SBX${jurisdiction}${priorityRank}`, registrationType: 'ppsa' },
  ...{ registeredOn: '2022-01-15', expiresOn: '2028-06-30', securedParties: [who] },
  ...{ isOurClient: who === 'Lender A', priorityRank },
});

it('warns who is registered before our client, in the registry where that is so', async () => {
  const results = [
    registered('Bank of Sample', 'ON', 1),
    registered('Lender A', 'ON', 2),
    registered('Lender A', 'AB', 1),
    registered('Sample Repairs', 'AB', 2),
  ];
  await show([order({ jurisdictions: ['ON', 'AB'], ownRegistrationFound: true, priorityRank: 2, results })]);
  const warning = await screen.findByText('Registered before our client: Bank of Sample (Ontario)');
  expect(warning).toBeVisible();
});

it('warns of nobody where our client is the first', async () => {
  const results = [registered('Lender A', 'ON', 1), registered('Bank of Sample', 'ON', 2)];
  await show([order({ ownRegistrationFound: true, priorityRank: 1, results })]);
  expect(await screen.findByText('Own registration found, rank 1')).toBeVisible();
  expect(screen.queryByText(/^Registered before our client/)).toBeNull();
});
