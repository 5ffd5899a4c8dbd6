import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { DeskRecord } from '../../../../src/web/data/record';
import type { Rights } from '../../../../src/web/data/rights';
import { columnsOf } from '../../../../src/web/generated/columns';
import { RowCell } from '../../../../src/web/generated/row-cell';
import { historySlots } from '../../../../src/web/screens/file/history/history-slots';
import { showScreen } from '../desk';

const everything = { ready: true, may: () => true } as unknown as Rights;

it.each([
  ['en', 'Invoice number, Due'],
  ['fr', 'Numéro de facture, Échéance'],
] as const)('names what was changed as its record calls it: %s', async (locale, words) => {
  const column = columnsOf('history', everything).find(({ name }) => name === 'updatedFields');
  if (!column) throw new Error('There is no such column.');
  const entry = {
    id: 'h-1',
    entity: 'invoice',
    updatedFields: ['invoiceNumber', 'dueDate'],
  } as unknown as DeskRecord;
  await showScreen(
    <p>
      <RowCell name="history" column={column} record={entry} slots={historySlots as never} place="row" />
    </p>,
    () => undefined,
    '/',
    locale,
  );
  expect(await screen.findByText(words)).toBeVisible();
});
