import { describe, expect, test } from 'vitest';
import { feeTaxes } from '#contract/money/fee-taxes';
import { ratesOn } from '#contract/money/taxes';
import { provinceTaxRows } from '#contract/reference/province-tax';
import type { ValueOf } from '#contract/vocabularies/index';

type Case = readonly [
  why: string,
  feeType: ValueOf<'feeType'>,
  province: ValueOf<'province'>,
  day: string,
  supplier: {
    readonly registered?: boolean;
    readonly hasQstNumber?: boolean;
    readonly isNonResident?: boolean;
  },
  taxes: readonly [gst: number, hst: number, pst: number, qst: number],
];

/** The taxes on $200.00, in cents. Reckoned by hand. */
const table: readonly Case[] = [
  ['the rate of the invoice’s day', 'field_visit', 'NS', '2025-03-31', {}, [0, 3000, 0, 0]],
  ['the rate of the invoice’s day', 'field_visit', 'NS', '2026-01-15', {}, [0, 2800, 0, 0]],
  ['legal work in BC', 'legal_fee', 'BC', '2026-05-01', {}, [1000, 0, 1400, 0]],
  ['legal work in Saskatchewan', 'legal_fee', 'SK', '2026-05-01', {}, [1000, 0, 1200, 0]],
  ['legal work in Manitoba', 'legal_fee', 'MB', '2026-05-01', {}, [1000, 0, 1400, 0]],
  ['legal work in Alberta', 'legal_fee', 'AB', '2026-05-01', {}, [1000, 0, 0, 0]],
  ['a search for a person in Saskatchewan', 'skip_trace_basic', 'SK', '2026-05-01', {}, [1000, 0, 1200, 0]],
  ['a search for a person in Manitoba', 'skip_trace_enhanced', 'MB', '2026-05-01', {}, [1000, 0, 1400, 0]],
  ['the last day before BC taxes it', 'skip_trace_basic', 'BC', '2026-09-30', {}, [1000, 0, 0, 0]],
  ['the first day on which BC does', 'skip_trace_basic', 'BC', '2026-10-01', {}, [1000, 0, 1400, 0]],
  ['towing, which BC does not list', 'towing_local', 'BC', '2026-10-01', {}, [1000, 0, 0, 0]],
  ['a disbursement', 'court_costs', 'ON', '2026-05-01', {}, [0, 0, 0, 0]],
  ['a disbursement in Québec', 'court_costs', 'QC', '2026-05-01', {}, [0, 0, 0, 0]],
  ['insurance, which is exempt', 'insurance_binder', 'ON', '2026-05-01', {}, [0, 0, 0, 0]],
  ['work for a non-resident', 'assignment_admin', 'ON', '2026-05-01', { isNonResident: true }, [0, 0, 0, 0]],
  ['goods of a non-resident', 'storage_day', 'ON', '2026-05-01', { isNonResident: true }, [0, 2600, 0, 0]],
  ['no GST number, PST all the same', 'key_cut', 'BC', '2026-05-01', { registered: false }, [0, 0, 1400, 0]],
  ['no GST number, no HST', 'key_cut', 'ON', '2026-05-01', { registered: false }, [0, 0, 0, 0]],
  [
    'no GST number, a QST number',
    ...(['storage_day', 'QC', '2026-05-01', { registered: false, hasQstNumber: true }] as const),
    [0, 0, 0, 1995],
  ],
  ['neither number in Québec', 'storage_day', 'QC', '2026-05-01', { registered: false }, [0, 0, 0, 0]],
  ['both in Québec', 'storage_day', 'QC', '2026-05-01', { hasQstNumber: true }, [1000, 0, 0, 1995]],
];

describe('the taxes on a fee', () => {
  test.each(table)('%s: %s in %s on %s', (_, feeType, province, taxedOn, supplier, [gst, hst, pst, qst]) => {
    const rates = ratesOn(
      provinceTaxRows.filter((row) => row.province === province),
      taxedOn,
    );
    if (!rates) throw new Error(`no rates for ${province}`);
    const usual = { registered: true, hasQstNumber: false, isNonResident: false, taxable: true };
    expect(feeTaxes(feeType, 200_00, { rates, ...usual, ...supplier })).toEqual({
      gst,
      hst,
      pst,
      qst,
    });
  });
});
