import { expect, it } from 'vitest';
import { placementNames } from '#contract/placement/mapping';
import { likelyHead } from '../../../../src/web/screens/import/sheet-preview';

const lines = [
  ['November'],
  ['Loan', 'Surname'],
  ['Loan', 'Surname', 'Branch'],
  ['Account number', 'Last name', 'Province'],
];
const top = { name: null, rows: lines.map((cells, at) => ({ row: at + 1, cells })) };
const mapping = { Loan: 'accountNumber', Surname: 'debtorLastName' };
const head = (headRow: number | null, heads: Record<string, string>) =>
  likelyHead(placementNames, top, { sheet: null, headRow, mapping: heads });

it('takes the row that the layout names where the layout’s heads stand in it', () => {
  expect(head(3, mapping)).toBe(3);
  expect(head(2, mapping)).toBe(2);
});

it('finds all the heads in another row, where the rows have moved', () => {
  expect(head(1, mapping)).toBe(2);
  expect(head(null, mapping)).toBe(2);
});

it('keeps to the row that the layout names where one of its heads has gone, or it names none', () => {
  expect(head(3, { ...mapping, Gone: 'city' })).toBe(3);
  expect(head(3, {})).toBe(3);
});

it('looks for the row that means the most where the layout says nothing of this spreadsheet', () => {
  expect(head(1, { Gone: 'city' })).toBe(4);
  expect(likelyHead(placementNames, top)).toBe(4);
});
