import { screen, within } from '@testing-library/react';
import { RecordContextProvider, ResourceContextProvider } from 'react-admin';
import { expect, it } from 'vitest';
import type { DeskRecord } from '../../../../src/web/data/record';
import { PriceDialog } from '../../../../src/web/screens/company/price-dialog';
import { showScreen } from '../desk';

const company = {
  ...{ id: 'c-1', _id: 'c-1', version: 1, companyName: 'Lender D', activityType: 'lender' },
  ...{ state: 'BC', may: ['show'] },
} as unknown as DeskRecord;

it('takes nothing over from the company on whose page it stands', async () => {
  await showScreen(
    <ResourceContextProvider value="companies">
      <RecordContextProvider value={company}>
        <PriceDialog company={company} line={undefined} today="2026-11-20" onClose={() => undefined} />
      </RecordContextProvider>
    </ResourceContextProvider>,
    () => undefined,
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a price' }));
  expect(dialog.getByLabelText(/^Province/)).toHaveValue('');
});
