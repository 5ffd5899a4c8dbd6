import { screen } from '@testing-library/react';
import { ListContextProvider, ResourceContextProvider, useList } from 'react-admin';
import { expect, it } from 'vitest';
import { useRights } from '../../../src/web/data/rights';
import { columnsOf } from '../../../src/web/generated/columns';
import { ListCards } from '../../../src/web/generated/list-cards';
import { showScreen } from '../screens/desk';

const refs = (count: number) => Array.from({ length: count }, (_, at) => `LNA-240000${at + 1}`);

function Cards({ files }: { files: number }) {
  const invoice = { id: 'v-1', _id: 'v-1', version: 1, invoiceNumber: 'BN-1', fileRefNumber: refs(files) };
  const list = useList({ data: [invoice], resource: 'vendorInvoices' });
  const columns = columnsOf('vendorInvoice', useRights());
  return (
    <ResourceContextProvider value="vendorInvoices">
      <ListContextProvider value={list}>
        <ListCards name="vendorInvoice" columns={columns} slots={{}} canSelect={false} />
      </ListContextProvider>
    </ResourceContextProvider>
  );
}

it('names on a phone all the files of an invoice', async () => {
  await showScreen(<Cards files={3} />, () => undefined);
  expect(await screen.findByText('LNA-2400001, LNA-2400002, LNA-2400003')).toBeVisible();
});

it('names six of very many, and says how many more there are', async () => {
  await showScreen(<Cards files={8} />, () => undefined);
  const named = await screen.findByText(/^LNA-2400001, .*, LNA-2400006/);
  expect(named).toHaveTextContent(/LNA-2400006 \+ 2$/);
});
