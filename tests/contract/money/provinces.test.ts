import { describe, expect, test } from 'vitest';
import { quoteFee } from '#contract/money/quote';
import { ratesOn } from '#contract/money/taxes';
import { provinceTaxRows } from '#contract/reference/province-tax';
import type { ValueOf } from '#contract/vocabularies/index';

type Province = ValueOf<'province'>;
type Taxes = readonly [gst: number, hst: number, pst: number, qst: number, total: number];

function taxed(province: Province, feeType: ValueOf<'feeType'>, unitAmount: string, day: string): Taxes {
  const rates = ratesOn(
    provinceTaxRows.filter((row) => row.province === province),
    day,
  );
  if (!rates) throw new Error(`no rates for ${province}`);
  const quote = quoteFee(
    { feeType, quantity: 1, unitAmount, base: null },
    {
      ...{ line: undefined, rates, registered: true, hasQstNumber: true, isNonResident: false },
      ...{ earlierUnits: 0, freeTaken: 0 },
    },
  );
  if (typeof quote === 'string') throw new Error(quote);
  const { gst, hst, pst, qst } = quote.taxes;
  return [gst, hst, pst, qst, quote.total];
}

/** In cents, on a seizure at $649.99, which carries no PST, and on a key at $295.50, which does. Reckoned by hand. */
const table: readonly (readonly [Province, Taxes, Taxes])[] = [
  ['AB', [3250, 0, 0, 0, 68249], [1478, 0, 0, 0, 31028]],
  ['BC', [3250, 0, 0, 0, 68249], [1478, 0, 2069, 0, 33097]],
  ['MB', [3250, 0, 0, 0, 68249], [1478, 0, 2069, 0, 33097]],
  ['NB', [0, 9750, 0, 0, 74749], [0, 4433, 0, 0, 33983]],
  ['NL', [0, 9750, 0, 0, 74749], [0, 4433, 0, 0, 33983]],
  ['NS', [0, 9100, 0, 0, 74099], [0, 4137, 0, 0, 33687]],
  ['NT', [3250, 0, 0, 0, 68249], [1478, 0, 0, 0, 31028]],
  ['NU', [3250, 0, 0, 0, 68249], [1478, 0, 0, 0, 31028]],
  ['ON', [0, 8450, 0, 0, 73449], [0, 3842, 0, 0, 33392]],
  ['PE', [0, 9750, 0, 0, 74749], [0, 4433, 0, 0, 33983]],
  ['QC', [3250, 0, 0, 6484, 74733], [1478, 0, 0, 2948, 33976]],
  ['SK', [3250, 0, 0, 0, 68249], [1478, 0, 1773, 0, 32801]],
  ['YT', [3250, 0, 0, 0, 68249], [1478, 0, 0, 0, 31028]],
];

describe.each(table)('in %s', (province, seizure, key) => {
  test('a fee carries the taxes of the province, and PST only where its kind names it', () => {
    expect(taxed(province, 'repossession_involuntary', '649.99', '2026-11-20')).toEqual(seizure);
    expect(taxed(province, 'key_cut', '295.50', '2026-11-20')).toEqual(key);
  });
});

test('Nova Scotia’s rate changes with the first of April 2025, and no other’s', () => {
  const hst = (province: Province, day: string) => taxed(province, 'field_visit', '100.00', day)[1];
  expect([hst('NS', '2025-03-31'), hst('NS', '2025-04-01')]).toEqual([1500, 1400]);
  expect([hst('NB', '2025-03-31'), hst('NB', '2025-04-01')]).toEqual([1500, 1500]);
});
