import { vocabularies } from '../vocabularies';
import type { ValueOf } from '../vocabularies';
import type { Confidence } from './confidence';

/** Where rules hold. `CA`: in the whole country. */
export const ruleProvinces = ['CA', ...vocabularies.province] as const;
/** In what rules speak. A `ratio` is of the amount secured. */
export const unitsOfRules = [
  'days',
  'business_days',
  'ratio',
  'km',
  'hours',
  'flag',
  'action',
  'name',
  'list',
] as const;

export interface EnforcementRule {
  /** `CA` for what holds in the whole country, unless the province has a row of its own with the same key. */
  readonly province: (typeof ruleProvinces)[number];
  readonly key: string;
  /** In `unit`; null where it is not known or has to be asked. */
  readonly value: number | boolean | string | null;
  readonly unit: (typeof unitsOfRules)[number];
  readonly appliesTo: {
    readonly debtorType: ValueOf<'debtorType'> | 'both';
    /** Absent: to all. */
    readonly contractTypes?: readonly ValueOf<'contractType'>[];
    readonly assetTypes?: readonly ValueOf<'assetType'>[];
  };
  readonly sourceTitle: string;
  readonly sourceUrl?: string;
  readonly confidence: Confidence;
  /** When the source was last read; every rule that was read in one says so. */
  readonly verifiedOn?: string;
  /** When the law began; 2000-01-01 where that day is not known, which is before any contract that is still enforced. */
  readonly effectiveFrom: string;
  readonly effectiveTo?: string;
  readonly note?: string;
}
