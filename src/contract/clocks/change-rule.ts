import type { Rule } from './rule-in-force';
import { addDays } from './day';

/** A rule that is kept, with what says which it is. */
export interface KeptRule extends Rule {
  readonly _id: string;
}

/** What a rule says from a day on. */
export type RuleChange = Pick<Rule, 'value' | 'confidence' | 'sourceTitle' | 'sourceUrl' | 'note'> & {
  readonly effectiveFrom: string;
  readonly verifiedOn?: string | null;
};

/** What becomes of a rule that is changed: what it said until then, unless it never held, and what it says from then on. */
export interface ChangedRule {
  readonly ended: KeptRule | null;
  readonly begun: Rule & Pick<RuleChange, 'verifiedOn'>;
}

/** A rule changed from a day on that is none before its own: it ends the day before, or is corrected where it begins on that very day. */
export function changeRule(rule: KeptRule, change: RuleChange): ChangedRule {
  const { province, key, unit, appliesTo, effectiveTo = null } = rule;
  const isCorrected = change.effectiveFrom <= rule.effectiveFrom;
  return {
    ended: isCorrected ? null : { ...rule, effectiveTo: addDays(change.effectiveFrom, -1) },
    begun: { province, key, unit, appliesTo, effectiveTo, ...change },
  };
}

/** All rules as they stand once one of them is changed. */
export function rulesWith(rules: readonly KeptRule[], ruleId: string, { ended, begun }: ChangedRule): Rule[] {
  return [...rules.flatMap((rule) => (rule._id !== ruleId ? [rule] : ended ? [ended] : [])), begun];
}

const within = (value: unknown, least: number, most: number): boolean =>
  typeof value === 'number' && value >= least && value <= most;

const fits: { readonly [U in Rule['unit']]: (value: unknown) => boolean } = {
  days: (value) => Number.isInteger(value) && within(value, 0, 730),
  business_days: (value) => Number.isInteger(value) && within(value, 0, 730),
  ratio: (value) => within(value, 0, 1),
  km: (value) => within(value, 0, 10_000),
  hours: (value) => typeof value === 'string' && value.length <= 300,
  flag: (value) => typeof value === 'boolean',
  action: (value) => typeof value === 'string' && value.length <= 300,
  name: (value) => typeof value === 'string' && value.length <= 300,
  list: (value) => typeof value === 'string' && value.length <= 1000,
};

/** Whether a rule of such a unit can say that; what is not known is said by nothing. */
export const isRuleValue = (unit: Rule['unit'], value: unknown): boolean =>
  value === null || value === undefined || fits[unit](value);
