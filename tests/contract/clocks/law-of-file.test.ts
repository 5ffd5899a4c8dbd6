import { expect, it } from 'vitest';
import { lawOfFile } from '#contract/clocks/law-of-file';
import { enforcementRules } from '#contract/reference/enforcement-rules';

const consumer = {
  ...({ debtorType: 'consumer', contractType: 'conditional_sale', assetType: 'automobile' } as const),
  onReserve: false,
};
const lawOf = (state: 'BC' | 'MB' | 'ON' | 'SK', more: object = {}) =>
  lawOfFile({ ...consumer, state, ...more }, enforcementRules, '2026-11-20').map(
    ({ key, value, confidence }) => [key, value, confidence],
  );

it('A file in British Columbia is told what is asked there, in the order of the work', () => {
  expect(lawOf('BC')).toEqual([
    ['licensed_seizure_only', true, 'V'],
    ['consumer_paid_threshold', 0.6667, 'C+'],
    ['adult_resident_present', true, 'V'],
    ['goods_moved_limit_km', 100, 'V'],
    ['disposition_notice_days', 20, 'C+'],
    ['reinstatement_right', true, 'C+'],
    ['deficiency_allowed', false, 'C+'],
  ]);
});

it('what nobody has established is told too, for counsel to confirm', () => {
  expect(lawOf('MB').filter(([, , confidence]) => confidence === 'U')).toEqual([
    ['licensed_seizure_only', null, 'U'],
    ['consumer_paid_threshold', null, 'U'],
    ['disposition_notice_days', 20, 'U'],
    ['deficiency_allowed', null, 'U'],
  ]);
});

it('a rule of consumers is none of a business, and one of reserves is for what is on one', () => {
  expect(lawOf('BC', { debtorType: 'business' }).map(([key]) => key)).not.toContain(
    'consumer_paid_threshold',
  );
  expect(lawOf('ON').map(([key]) => key)).not.toContain('reserve_property_legal_review');
  expect(lawOf('ON', { onReserve: true }).map(([key]) => key)).toContain('reserve_property_legal_review');
});
