import { screen } from '@testing-library/react';
import { RecordContextProvider } from 'react-admin';
import { describe, expect, it } from 'vitest';
import { DeclaredField } from '../../../src/web/kinds/declared-field';
import { ask } from './ask';

const file = {
  id: 'f-1',
  balanceAmount: '1234.50',
  amountPaidRatio: 0.0833,
  contractDate: '2026-11-20',
  bankAccountNumber: '•••• 4321',
  stage: 'intake',
  status: 'new_assignment',
  asset: { year: 2021, colour: 'Black' },
  isRushFile: true,
};

const shown = (source: string, locale: 'en' | 'fr' = 'en', record: object = file) =>
  ask(
    <RecordContextProvider value={record}>
      <DeclaredField source={source} />
    </RecordContextProvider>,
    { locale, may: [{ resource: 'file', actions: ['show'] }] },
  );

describe('a declared field of a record', () => {
  it.each([
    ['balanceAmount', 'en', '$1,234.50'],
    ['balanceAmount', 'fr', '1 234,50 $'],
    ['amountPaidRatio', 'en', '8.33%'],
    ['amountPaidRatio', 'fr', '8,33 %'],
    ['contractDate', 'en', '20 Nov 2026'],
    ['contractDate', 'fr', '20 nov. 2026'],
    ['asset.year', 'en', '2021'],
    ['asset.colour', 'en', 'Black'],
    ['asset.colour', 'fr', 'Noir'],
    ['status', 'en', 'New assignment'],
    ['isRushFile', 'fr', 'Oui'],
    ['contractNumber', 'en', '–'],
  ] as const)('%s reads in %s as %s', async (source, locale, text) => {
    await shown(source, locale);
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('shows only the end of what is masked, and says so', async () => {
    await shown('bankAccountNumber');
    expect(await screen.findByText('…4321')).toBeVisible();
    expect(screen.getByText('masked')).toBeVisible();
  });

  it('says of a group of fields that the role does not see it', async () => {
    await shown('balanceAmount', 'en', { id: 'f-1', balanceAmount: null });
    expect(await screen.findByText('Hidden for your role')).toBeVisible();
  });
});
