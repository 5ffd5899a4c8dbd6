import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { FileRecord } from '../../../../../src/web/screens/file/file-record';
import { FileContext } from '../../../../../src/web/screens/file/file-record';
import { OverviewTab } from '../../../../../src/web/screens/file/overview/overview-tab';
import { showScreen } from '../../desk';

const boat = {
  _id: 'f-1',
  id: 'f-1',
  ref: 'LNA-1',
  version: 1,
  status: 'under_review',
  stage: 'intake',
  state: 'ON',
  closed: false,
  assetType: 'marine',
  asset: { year: 2019, maHullMake: 'Lund', auTrim: 'LX', maEngines: [{ make: 'Mercury', hp: 90 }] },
  remarketing: { salePrice: '12000.00' },
  may: ['show', 'edit'],
  moves: [],
} as unknown as FileRecord;

const showOverview = () =>
  showScreen(
    <FileContext value={boat}>
      <OverviewTab />
    </FileContext>,
    () => undefined,
  );

describe('the overview of a file', () => {
  it('says what its asset has, its engines and its sale as well', async () => {
    await showOverview();
    const asset = await screen.findByRole('region', { name: 'Asset' });
    expect(within(asset).getByText('Lund')).toBeVisible();
    expect(within(asset).getByText('Mercury')).toBeVisible();
    expect(within(screen.getByRole('region', { name: 'Sale' })).getByText('$12,000.00')).toBeVisible();
  });

  it('says of a part that has nothing yet that nothing was recorded', async () => {
    await showOverview();
    const instructions = await screen.findByRole('region', { name: 'Instructions and safety' });
    expect(instructions).toHaveTextContent('Nothing recorded');
  });

  it('asks for what an asset of its type has, and for what stands there all the same', async () => {
    await showOverview();
    const asset = await screen.findByRole('region', { name: 'Asset' });
    fireEvent.click(within(asset).getByRole('button', { name: 'Edit asset' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByLabelText(/^Hull make/)).toHaveValue('Lund');
    expect(within(dialog).getByLabelText(/^Trim/)).toHaveValue('LX');
    expect(within(dialog).queryByLabelText(/^Transmission/)).toBeNull();
  });
});
