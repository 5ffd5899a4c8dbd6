import { describe, expect, it } from 'vitest';
import { loosenedTerms } from '#contract/lifecycles/loosened-terms';
import { carViews } from '../../support/photos';
import type { Playbook } from '#contract/lifecycles/loosened-terms';

/** A term, as it is tight and as it is loose. */
const terms: readonly (readonly [tight: Playbook, loose: Playbook])[] = [
  [{ storageCapDays: 10 }, { storageCapDays: 11 }],
  [{ storageCapDays: 10 }, {}],
  [{ storageCapDays: 0 }, { storageCapDays: null }],
  [{ transportApprovalAmount: '400.00' }, { transportApprovalAmount: '1000.00' }],
  [{ transportApprovalAmount: '0.00' }, {}],
  [{ traceApprovalAmount: '99.99' }, { traceApprovalAmount: '100.00' }],
  [{ requiredDocuments: ['condition_report'] }, { requiredDocuments: ['security_agreement'] }],
  [{ requiredDocuments: ['condition_report'] }, {}],
  // All views that an asset of some type is photographed from, and one less.
  [{ photoList: [...carViews] }, { photoList: carViews.slice(1) }],
  [{}, { photoList: ['front', 'rear'] }],
  [{ photoCount: 12 }, { photoCount: 11 }],
  [{ photoCount: 1 }, {}],
  [{ effectsHoldDays: 31 }, {}],
  [{}, { effectsHoldDays: 29 }],
  [{ updateCadenceHours: 48 }, {}],
  [{}, { updateCadenceHours: 73 }],
  [{}, { rushCadenceHours: 25 }],
  [{}, { firstAttemptHours: 49 }],
  [{}, { acceptanceHours: 25 }],
  [{ feeCutoffRule: 'before_sale_day' }, {}],
  [{}, { holdHarmless: true }],
  [{}, { sharePreviousFindings: true }],
  [{ autoCloseOnRecall: true }, { autoCloseOnRecall: false }],
];

describe('a term of a client', () => {
  it.each(terms)('is looser from %j to %j, and not the other way', (tight, loose) => {
    const [term] = Object.keys({ ...tight, ...loose });
    expect(loosenedTerms(tight, loose)).toEqual([term]);
    const other = term === 'requiredDocuments' && loose.requiredDocuments ? [term] : [];
    expect(loosenedTerms(loose, tight)).toEqual(other);
  });

  it('that lists views is looser where an asset of any type would be photographed from fewer sides', () => {
    // No trailer has an odometer, and no car is listed without one.
    expect(loosenedTerms({ photoList: ['odometer'] }, {})).toEqual(['photoList']);
    expect(loosenedTerms({ photoList: [...carViews] }, { photoList: [...carViews, 'other'] })).toEqual([]);
    expect(loosenedTerms({}, { photoList: [] })).toEqual([]);
  });

  it('is no looser where it says what is usual', () => {
    const usual = {
      updateCadenceHours: 72,
      rushCadenceHours: 24,
      firstAttemptHours: 48,
      acceptanceHours: 24,
    };
    expect(loosenedTerms({}, { ...usual, effectsHoldDays: 30, photoCount: 0 })).toEqual([]);
    expect(loosenedTerms({ ...usual, effectsHoldDays: 30, photoCount: 0 }, {})).toEqual([]);
  });

  it('of an office is held to what its head company says where it says nothing itself', () => {
    const head = { storageCapDays: 10, photoCount: 12 };
    expect(loosenedTerms({}, { storageCapDays: 11 }, head)).toEqual(['storageCapDays']);
    expect(loosenedTerms({}, { storageCapDays: 9, photoCount: 13 }, head)).toEqual([]);
    expect(loosenedTerms({ storageCapDays: 9 }, {}, head)).toEqual(['storageCapDays']);
  });

  it('by which vendors bill it is changed neither way', () => {
    expect(loosenedTerms({}, { vendorDirectBilling: true })).toEqual(['vendorDirectBilling']);
    expect(loosenedTerms({ vendorDirectBilling: true }, {})).toEqual(['vendorDirectBilling']);
  });
});
