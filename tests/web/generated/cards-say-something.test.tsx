import { screen } from '@testing-library/react';
import { ListContextProvider, ResourceContextProvider, useList } from 'react-admin';
import { expect, it } from 'vitest';
import { useRights } from '../../../src/web/data/rights';
import { columnsOf } from '../../../src/web/generated/columns';
import { ListCards } from '../../../src/web/generated/list-cards';
import { showScreen } from '../screens/desk';

const work = {
  ...{ id: 'r-1', _id: 'r-1', version: 1, code: 'R-1', type: 'repair', fileRefNumber: 'LNA-2400001' },
  ...{ status: 'requested', description: 'Windscreen' },
};

function Cards({ declineReason }: { declineReason: string | null }) {
  const list = useList({ data: [{ ...work, declineReason }], resource: 'repairsAndReconditioning' });
  const columns = columnsOf('repairsAndReconditioning', useRights());
  return (
    <ResourceContextProvider value="repairsAndReconditioning">
      <ListContextProvider value={list}>
        <ListCards name="repairsAndReconditioning" columns={columns} slots={{}} canSelect={false} />
      </ListContextProvider>
    </ResourceContextProvider>
  );
}

it('leaves out of a card what a record does not say, where nothing would tell what is missing', async () => {
  await showScreen(<Cards declineReason={null} />, () => undefined);
  expect(await screen.findByText('Windscreen')).toBeVisible();
  expect(screen.queryByText('Why it was declined')).toBeNull();
});

it('says it where there is something to say', async () => {
  await showScreen(<Cards declineReason="Too dear for its worth." />, () => undefined);
  expect(await screen.findByText('Too dear for its worth.')).toBeVisible();
});
