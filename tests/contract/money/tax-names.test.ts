import { expect, it } from 'vitest';
import { provincialTaxIn, taxNameIn } from '#contract/money/tax-names';

it.each([
  ['PST', 'PST', 'TVP'],
  ['RST', 'RST', 'TVD'],
  ['QST/TVQ', 'QST', 'TVQ'],
  ['TVQ', 'QST', 'TVQ'],
  ['pst', 'PST', 'TVP'],
  ['Eco levy', 'Eco levy', 'Eco levy'],
  ['PST/QST', 'PST/QST', 'PST/QST'],
])('says %s as the tax table has it in either language', (entered, english, french) => {
  expect([taxNameIn(entered, 'en'), taxNameIn(entered, 'fr')]).toEqual([english, french]);
});

it.each([
  ['BC', 'PST', 'TVP'],
  ['SK', 'PST', 'TVP'],
  ['MB', 'RST', 'TVD'],
  ['QC', 'QST', 'TVQ'],
  [null, 'PST', 'TVP'],
] as const)('names the own tax of %s', (province, english, french) => {
  expect([provincialTaxIn(province, 'en'), provincialTaxIn(province, 'fr')]).toEqual([english, french]);
});
