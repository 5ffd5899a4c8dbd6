import type { EnforcementRule } from '../reference/enforcement-rule';
import type { ValueOf } from '../vocabularies';
import type { RuleCited } from './clock';

/** A rule as it stands in the table. */
export type Rule = Pick<
  EnforcementRule,
  'province' | 'key' | 'value' | 'unit' | 'appliesTo' | 'sourceTitle' | 'confidence' | 'effectiveFrom'
> & {
  readonly sourceUrl?: string | null;
  readonly effectiveTo?: string | null;
  readonly note?: string | null;
};

/** What of a file decides which rule it is judged by. */
export interface Judged {
  readonly state: ValueOf<'province'>;
  readonly debtorType: ValueOf<'debtorType'>;
  readonly contractType: ValueOf<'contractType'>;
  readonly assetType: ValueOf<'assetType'>;
}

/**
 * The rule of a key that was in force for a file on the day of the act. The province's own goes before that of the whole country, and
 * one for such contracts, assets or debtors before one for all.
 */
export function ruleInForce<R extends Rule>(
  rules: readonly R[],
  key: string,
  file: Judged,
  day: string,
): R | undefined {
  const [best] = rules.filter((rule) => rule.key === key && holds(rule, file, day)).sort(byClosest);
  return best;
}

function holds(
  { province, appliesTo, effectiveFrom, effectiveTo }: Rule,
  file: Judged,
  day: string,
): boolean {
  const { debtorType, contractTypes, assetTypes } = appliesTo;
  return (
    (province === file.state || province === 'CA') &&
    effectiveFrom <= day &&
    (!effectiveTo || effectiveTo >= day) &&
    (debtorType === 'both' || debtorType === file.debtorType) &&
    (!contractTypes || contractTypes.includes(file.contractType)) &&
    (!assetTypes || assetTypes.includes(file.assetType))
  );
}

const weight = ({ province, appliesTo }: Rule): number =>
  (province === 'CA' ? 0 : 8) +
  (appliesTo.contractTypes ? 4 : 0) +
  (appliesTo.assetTypes ? 2 : 0) +
  (appliesTo.debtorType === 'both' ? 0 : 1);

const byClosest = (one: Rule, other: Rule): number =>
  weight(other) - weight(one) || (one.effectiveFrom < other.effectiveFrom ? 1 : -1);

/** The days that a rule counts; `undefined` where there is none, or none is known. */
export function daysOf(rule: Rule | undefined): number | undefined {
  return typeof rule?.value === 'number' ? rule.value : undefined;
}

/** A rule as a reckoning cites it. */
export function cited(rule: Rule): RuleCited {
  const { key, sourceTitle: source, sourceUrl = null, confidence, note = null } = rule;
  return { key, source, sourceUrl, confidence, note };
}
