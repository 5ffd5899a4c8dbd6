import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { FileRecord } from '../../../../../src/web/screens/file/file-record';
import { FileContext } from '../../../../../src/web/screens/file/file-record';
import { ValueActs } from '../../../../../src/web/screens/file/valuation/value-acts';
import { answer } from '../../../tabs';
import { roleOfRights, showScreen } from '../../desk';

const vin = '2T1BURHE8K0000002';
const file = {
  ...{ id: 'f-1', serialNumber: vin, state: 'ON', asset: { mileageInKms: 80_000 }, may: ['show', 'work'] },
} as unknown as FileRecord;
const graded = { clean: '11000.00', average: '10000.00', rough: '8000.00' };
const worth = {
  ...{ vin, province: 'ON', currentMileageInKms: 80_000, year: 2019, make: null, model: null, trim: null },
  values: { wholesale: { extraClean: '12000.00', ...graded }, retail: graded, tradeIn: graded },
  ...{ kmAdjustment: '0.00', regionAdjustment: '0.00', valueDate: '2026-11-20', source: 'simulated' },
  ...{ expiresAt: '2026-12-20T00:00:00.000Z', cost: '0.00' },
};

it('shows what a vehicle is worth and that it is made up, before it is taken as the current value', async () => {
  const user = userEvent.setup();
  const { desk } = await showScreen(
    <FileContext value={file}>
      <ValueActs />
    </FileContext>,
    ({ path }) => {
      if (path.startsWith('/role/')) return roleOfRights({ asset: ['recalculateBlackBookValue'] });
      if (path.startsWith('/asset/valuation')) return answer(200, worth);
      if (path === '/asset/recalculateBlackBookValue')
        return answer(200, {
          data: [{ _id: 'f-1', ok: true, oldValue: null, newValue: '10000.00', source: 'simulated' }],
        });
      return undefined;
    },
  );
  await user.click(await screen.findByRole('button', { name: 'Value it' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Value it' }));
  expect(await dialog.findByText(/made up by the sandbox/)).toBeVisible();
  expect(dialog.getByText('$12,000.00')).toBeVisible();
  expect(desk.sent('/asset/recalculateBlackBookValue')).toHaveLength(0);
  await user.click(dialog.getByRole('button', { name: 'Use as current value' }));
  expect(await screen.findByText('The current value is $10,000.00 now.')).toBeVisible();
  expect(desk.sent('/asset/recalculateBlackBookValue')).toMatchObject([
    { body: { fileId: 'f-1', mileageInKms: 80_000, province: 'ON' } },
  ]);
}, 20_000);

it('says what the provider says where there is no value, and asks once more under the same button', async () => {
  const user = userEvent.setup();
  const why = 'The provider of values could not be reached: no answer in time. Try again later.';
  let isSilent = true;
  const { desk } = await showScreen(
    <FileContext value={file}>
      <ValueActs />
    </FileContext>,
    ({ path }) => {
      if (path.startsWith('/role/')) return roleOfRights({ asset: ['recalculateBlackBookValue'] });
      if (!path.startsWith('/asset/valuation')) return undefined;
      return isSilent ? answer(409, { code: 'CONFLICT', message: why }) : answer(200, worth);
    },
  );
  await user.click(await screen.findByRole('button', { name: 'Value it' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Value it' }));
  expect(await dialog.findByText(why)).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Use as current value' })).toBeNull();
  isSilent = false;
  await user.click(dialog.getByRole('button', { name: 'Value it' }));
  expect(await dialog.findByRole('button', { name: 'Use as current value' })).toBeVisible();
  expect(desk.sent('/asset/recalculateBlackBookValue')).toHaveLength(0);
}, 20_000);

it('asks where a corrected value is from, and offers no provider for it', async () => {
  const user = userEvent.setup();
  const told = { ...file, asset: { valueAtAssignmentSource: 'simulated' } } as unknown as FileRecord;
  await showScreen(
    <FileContext value={told}>
      <ValueActs />
    </FileContext>,
    ({ path }) =>
      path.startsWith('/role/') ? roleOfRights({ asset: ['updateValueAtAssignment'] }) : undefined,
  );
  await user.click(await screen.findByRole('button', { name: /Correct/ }));
  await user.click(await screen.findByRole('combobox', { name: /Value at assignment from/ }));
  const offered = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
  expect(offered.slice(-3)).toEqual(['Appraisal', 'Auction estimate', 'Entered by hand']);
  expect(offered).not.toContain('Simulated (sandbox)');
  expect(offered).not.toContain('Canadian Black Book');
}, 20_000);
