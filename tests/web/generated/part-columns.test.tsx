import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { DeskRecord } from '../../../src/web/data/record';
import type { Rights } from '../../../src/web/data/rights';
import { columnLabel, columnsOf } from '../../../src/web/generated/columns';
import { RowCell } from '../../../src/web/generated/row-cell';
import { useWords } from '../../../src/web/i18n/words';
import { showScreen } from '../screens/desk';

const everything = { ready: true, may: () => true } as unknown as Rights;
const party = {
  id: 'p-1',
  _id: 'p-1',
  addresses: [{ line1: '12 rue Principale', city: 'Gatineau' }, { line1: 'RR 2' }, { city: 'Laval' }],
} as unknown as DeskRecord;

function Column({ name }: { name: string }) {
  const words = useWords();
  const column = columnsOf('relatedParty', everything).find((one) => one.name === name);
  if (!column) return null;
  return (
    <p>
      {columnLabel(words, 'relatedParty', column)}:{' '}
      <RowCell name="relatedParty" column={column} record={party} slots={{}} place="row" />
    </p>
  );
}

it('shows in a column what stands inside a part: the first that says something, and how many more', async () => {
  await showScreen(<Column name="addresses.city" />, () => undefined);
  expect(await screen.findByText(/Addresses · City:/)).toHaveTextContent('Addresses · City: Gatineau + 1');
});

function Filter() {
  const words = useWords();
  return <p>{words.filterLabel('file', 'plateNumber', 'asset.plateNumber')}</p>;
}

it('names a filter on what stands inside a part as that is named', async () => {
  await showScreen(<Filter />, () => undefined, '/', 'fr');
  expect(await screen.findByText('Plaque')).toBeVisible();
});
