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
  /** The day from which the product applies the rule, not the day on which the law began. */
  readonly effectiveFrom: string;
  readonly note?: string;
}
