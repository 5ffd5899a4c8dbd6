import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FeeDialog } from '../../../../../src/web/screens/file/fees/fee-dialog';
import type { FeeRow } from '../../../../../src/web/screens/file/fees/file-fees';
import type { FileRecord } from '../../../../../src/web/screens/file/file-record';
import { FileContext } from '../../../../../src/web/screens/file/file-record';
import { answer } from '../../../tabs';
import { showScreen } from '../../desk';

const file = { id: 'f-1', state: 'ON', clientId: 'c-9', may: ['show', 'work'] } as unknown as FileRecord;

const pricedBy = (pricing: Response | object) => (asked: { path: string }) => {
  if (asked.path.startsWith('/desk/fee/pricing'))
    return pricing instanceof Response ? pricing : answer(200, pricing);
  if (asked.path.startsWith('/provinceTax'))
    return answer(200, { province: 'ON', gstRate: 0, hstRate: 13, pstRate: 0 });
  return undefined;
};
const unpriced = {
  state: 'ON',
  stateGround: 'goods',
  line: null,
  registered: true,
  hasQstNumber: true,
  isNonResident: false,
  taxedOn: '2026-11-20',
  earlierUnits: 0,
  freeTaken: 0,
  base: null,
};
const show = (pricing: Response | object) =>
  showScreen(
    <FileContext value={file}>
      <FeeDialog direction="receivable" vendors={[]} onClose={() => undefined} />
    </FileContext>,
    pricedBy(pricing),
  );

it('says at once what a fee cannot be: a quantity below nothing, a day to come', async () => {
  await show(unpriced);
  const quote = within(await screen.findByRole('region', { name: 'How it is worked out' }));
  expect(await quote.findByText('Name a unit price.')).toBeVisible();
  const quantity = screen.getByLabelText('Quantity');
  fireEvent.change(quantity, { target: { value: '-2' } });
  fireEvent.blur(quantity);
  expect(await quote.findByText(/^Quantity must be/)).toBeVisible();
  expect(quote.queryByText('Working out the price')).toBeNull();
  fireEvent.change(quantity, { target: { value: '2' } });
  fireEvent.change(screen.getByLabelText(/^Incurred on/), { target: { value: '2199-01-01' } });
  expect(await quote.findByText(/must not be in the future/)).toBeVisible();
});

it('says at once that only an adjustment takes away', async () => {
  await show(unpriced);
  const quote = within(await screen.findByRole('region', { name: 'How it is worked out' }));
  await quote.findByText('Name a unit price.');
  const price = screen.getByLabelText(/^Unit price/);
  fireEvent.change(price, { target: { value: '-25' } });
  fireEvent.blur(price);
  expect(await quote.findByText('Only an adjustment is a negative amount')).toBeVisible();
});

it('says what the host will not price, in place of that it could not be worked out', async () => {
  const errors = { companyId: 'a receivable is charged to the client of the file' };
  await show(answer(422, { code: 'INVALID', message: 'Some values are not valid.', errors }));
  const quote = within(await screen.findByRole('region', { name: 'How it is worked out' }));
  expect(await quote.findByText(/charged to the client of the file/)).toBeVisible();
});

it.each([
  ['goods', 'Place of supply: Ontario, where the goods are'],
  ['recipient', 'Place of supply: Ontario, the address of who is charged'],
  ['destination', 'Place of supply: Ontario, where the goods are brought'],
  ['stated', 'Taxed in Ontario, as a person says'],
])('says beside the price where an empty province leads: %s', async (stateGround, said) => {
  await show({ ...unpriced, stateGround });
  const quote = within(await screen.findByRole('region', { name: 'How it is worked out' }));
  expect(await quote.findByText(said)).toBeVisible();
});

it('names what a percentage of the price list is of', async () => {
  const line = {
    ...{
      _id: 'l-1',
      companyId: 'c-9',
      feeType: 'contingent_recovery',
      direction: 'receivable',
      unit: 'percent',
    },
    ...{ amount: '12.50', effectiveFrom: '2026-01-01', taxable: true },
  };
  await show({ ...unpriced, line, base: '10000.00' });
  const quote = within(await screen.findByRole('region', { name: 'How it is worked out' }));
  expect(await quote.findByText(/12\.5% of the balance/)).toBeVisible();
});

const travel = {
  ...{ _id: 'l-1', companyId: 'c-9', feeType: 'mileage_km', direction: 'receivable', unit: 'per_km' },
  ...{ amount: '1.30', freeUnits: 10, maxQuantity: 300.5, effectiveFrom: '2026-01-01', taxable: true },
  ...{ clientId: null, state: null, assetType: null, contractType: null, effectiveTo: null },
  ...{ minimumAmount: null, maximumAmount: null, preApprovalThreshold: null },
};

it.each([
  [0, 'Price list: $1.30 per km, from 1 Jan 2026 (10 free)'],
  [7, 'Price list: $1.30 per km, from 1 Jan 2026 (3 free)'],
  [10, 'Price list: $1.30 per km, from 1 Jan 2026'],
])('counts as free only the units that the file has left: %d are taken', async (freeTaken, said) => {
  await show({ ...unpriced, line: travel, freeTaken });
  const quote = within(await screen.findByRole('region', { name: 'How it is worked out' }));
  expect(await quote.findByText(said)).toBeVisible();
});

it('writes the units above which somebody approves as figures are written in French', async () => {
  await showScreen(
    <FileContext value={file}>
      <FeeDialog direction="receivable" vendors={[]} onClose={() => undefined} />
    </FileContext>,
    pricedBy({ ...unpriced, line: travel, earlierUnits: 300 }),
    '/',
    'fr',
  );
  const quote = within(await screen.findByRole('region', { name: 'Calcul' }));
  expect(await quote.findByText(/^Au-dessus de 300,5\sunités/)).toBeVisible();
});

it('says that what a client lets itself be charged for transport counts by the file', async () => {
  const client = {
    storageDays: null,
    earlierStorageDays: 0,
    transportAmount: '400.00',
    earlierTransportAmount: '399.00',
  };
  const line = { ...travel, feeType: 'transport_long_haul' };
  await showScreen(
    <FileContext value={file}>
      <FeeDialog
        direction="receivable"
        vendors={[]}
        fee={{ id: 'e-1', feeType: 'transport_long_haul', quantity: 20, incurredOn: '2026-11-20' } as FeeRow}
        onClose={() => undefined}
      />
    </FileContext>,
    pricedBy({ ...unpriced, line, client }),
  );
  const quote = within(await screen.findByRole('region', { name: 'How it is worked out' }));
  expect(
    await quote.findByText('Above $400.00 of transport on the file it is approved by the client.'),
  ).toBeVisible();
});
