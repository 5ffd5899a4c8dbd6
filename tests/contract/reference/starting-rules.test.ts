import { describe, expect, it } from 'vitest';
import { enforcementRules } from '#contract/reference/enforcement-rules';
import { provinceTaxRows } from '#contract/reference/province-tax';
import { vocabularies } from '#contract/vocabularies/index';

const on = (province: string, day: string) =>
  provinceTaxRows.filter(
    (row) =>
      row.province === province &&
      row.effectiveFrom <= day &&
      (row.effectiveTo === null || day <= row.effectiveTo),
  );

describe('the rates that an installation starts with', () => {
  it('hold exactly one row for every province today', () => {
    for (const province of vocabularies.province)
      expect(on(province, '2026-06-30'), province).toHaveLength(1);
  });

  it('follow Nova Scotia down to fourteen percent on the day of the change', () => {
    expect(on('NS', '2025-03-31').map((row) => row.hstRate)).toEqual([15]);
    expect(on('NS', '2025-04-01').map((row) => row.hstRate)).toEqual([14]);
  });

  it('add up to what is paid on a fully taxable service', () => {
    const combined = Object.fromEntries(
      vocabularies.province.map((province) => {
        const [row] = on(province, '2026-06-30');
        return [province, row && row.gstRate + row.hstRate + row.pstRate];
      }),
    );
    expect(combined).toEqual({
      AB: 5,
      BC: 12,
      MB: 12,
      NB: 15,
      NL: 15,
      NS: 14,
      NT: 5,
      NU: 5,
      ON: 13,
      PE: 15,
      QC: 14.975,
      SK: 11,
      YT: 5,
    });
  });
});

describe('the enforcement rules that an installation starts with', () => {
  const value = (province: string, key: string) =>
    enforcementRules
      .filter((rule) => rule.province === province && rule.key === key)
      .map((rule) => rule.value);

  it('give the days of notice before disposition', () => {
    expect(value('ON', 'disposition_notice_days')).toEqual([15]);
    for (const province of ['AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'NT', 'NU', 'PE', 'SK', 'YT']) {
      expect(value(province, 'disposition_notice_days'), province).toEqual([20]);
    }
    expect(value('QC', 'disposition_notice_days')).toEqual([]);
    expect(value('QC', 'prior_notice_days_consumer')).toEqual([30]);
  });

  it('give the share paid from which a court must allow the seizure', () => {
    expect(value('BC', 'consumer_paid_threshold')).toEqual([0.6667]);
    expect(value('ON', 'consumer_paid_threshold')).toEqual([0.6667]);
    expect(value('QC', 'consumer_paid_threshold')).toEqual([0.5, 0.5]);
    expect(value('MB', 'consumer_paid_threshold')).toEqual([null]);
  });

  it('give the contract back for its arrears, to consumers, and in Québec to whoever owes', () => {
    const rights = enforcementRules
      .filter((rule) => rule.key === 'reinstatement_right')
      .map((rule) => [rule.province, rule.value, rule.appliesTo.debtorType, rule.confidence]);
    expect(rights.sort()).toEqual([
      ['AB', true, 'consumer', 'C'],
      ['BC', true, 'consumer', 'C+'],
      ...['MB', 'NB', 'NL', 'NS', 'NT', 'NU', 'ON', 'PE'].map((one) => [one, true, 'consumer', 'C']),
      ['QC', true, 'both', 'C'],
      ...['SK', 'YT'].map((one) => [one, true, 'consumer', 'C']),
    ]);
  });

  it('say for every province whether a shortfall may be claimed, and where to search', () => {
    for (const province of vocabularies.province) {
      expect(value(province, 'deficiency_allowed').length, province).toBeGreaterThan(0);
      expect(value(province, 'registry'), province).toHaveLength(1);
    }
  });

  it('name one value for one case', () => {
    const cases = enforcementRules.map(({ province, key, appliesTo }) =>
      JSON.stringify([province, key, appliesTo]),
    );
    expect(new Set(cases).size).toBe(cases.length);
  });
});
