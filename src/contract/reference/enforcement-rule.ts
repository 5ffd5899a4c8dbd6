import type { ValueOf } from '../vocabularies';
import type { Confidence } from './confidence';

export interface EnforcementRule {
  /** `CA` for what holds in the whole country, unless the province has a row of its own with the same key. */
  readonly province: ValueOf<'province'> | 'CA';
  readonly key: string;
  /** In `unit`; null where it is not known or has to be asked. A `ratio` is of the amount secured. */
  readonly value: number | boolean | string | null;
  readonly unit: 'days' | 'business_days' | 'ratio' | 'km' | 'hours' | 'flag' | 'action' | 'name' | 'list';
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
