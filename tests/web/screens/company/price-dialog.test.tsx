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

const show = (activityType: string) => {
  const one = { ...company, activityType };
  return showScreen(
    <ResourceContextProvider value="companies">
      <RecordContextProvider value={one}>
        <PriceDialog company={one} line={undefined} today="2026-11-20" onClose={() => undefined} />
      </RecordContextProvider>
    </ResourceContextProvider>,
    () => undefined,
  );
};
const shown = async () => within(await screen.findByRole('dialog', { name: 'Add a price' }));

it('takes nothing over from the company on whose page it stands', async () => {
  await show('lender');
  expect((await shown()).getByLabelText(/^Province/)).toHaveValue('');
});

it.each([
  ['lender', 0],
  ['bailiff', 1],
])('asks of the price of a %s for what means something there', async (activityType, count) => {
  await show(activityType);
  const dialog = await shown();
  expect(dialog.getByLabelText(/^Pre-approval/)).toBeVisible();
  for (const label of [/^Client/, /^Approved automatically/])
    expect(dialog.queryAllByLabelText(label)).toHaveLength(count);
});
