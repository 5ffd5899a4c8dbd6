import type { KeptRule } from '#contract/clocks/change-rule';
import { isRuleValue } from '#contract/clocks/change-rule';
import type { Rule } from '#contract/clocks/rule-in-force';
import { isRuleKey, ruleUnits } from '#contract/clocks/rule-units';
import type { Input } from '#contract/commands/input';
import { sentence } from '#contract/words/sentence';
import { conflict, invalid } from '../rules/refuse';

const never = '9999-12-31';

/** Whether two rules say something of the same at the same time. */
const meet = (one: Rule, other: Rule): boolean =>
  one.province === other.province &&
  one.key === other.key &&
  JSON.stringify(ordered(one.appliesTo)) === JSON.stringify(ordered(other.appliesTo)) &&
  one.effectiveFrom <= (other.effectiveTo ?? never) &&
  other.effectiveFrom <= (one.effectiveTo ?? never);

const ordered = ({ debtorType, contractTypes, assetTypes }: Rule['appliesTo']) => [
  debtorType,
  [...(contractTypes ?? [])].sort(),
  [...(assetTypes ?? [])].sort(),
];

/**
 * A rule that is to be added.
 * @throws Problem INVALID naming the field; CONFLICT where another says something of the same at that time
 */
export function newRule(rules: readonly KeptRule[], asked: Input<'addRule'>): Rule & Pick<KeptRule, 'note'> {
  const { key, province, debtorType, contractTypes, assetTypes, value = null } = asked;
  if (!isRuleKey(key)) throw invalid('key', sentence('network.ruleKeyUnknown'));
  const unit = ruleUnits[key];
  if (!isRuleValue(unit, value)) throw invalid('value', sentence('network.ruleValueWrong'));
  const { effectiveFrom, effectiveTo = null } = asked;
  if (effectiveTo && effectiveTo < effectiveFrom)
    throw invalid('effectiveTo', sentence('network.ruleEndsBefore', { day: effectiveFrom }));
  const rule = {
    province: province ?? ('CA' as const),
    ...{ key, unit, value: value as Rule['value'], effectiveFrom, effectiveTo },
    appliesTo: {
      debtorType: debtorType ?? ('both' as const),
      ...(contractTypes?.length ? { contractTypes } : {}),
      ...(assetTypes?.length ? { assetTypes } : {}),
    },
    ...{ confidence: asked.confidence, sourceTitle: asked.sourceTitle, sourceUrl: asked.sourceUrl ?? null },
    ...{ verifiedOn: asked.verifiedOn ?? null, note: asked.note ?? null },
  };
  if (rules.some((one) => meet(one, rule))) throw conflict(sentence('network.ruleMeets'));
  return rule;
}

/**
 * A rule with the last day on which it holds.
 * @throws Problem INVALID naming the field; CONFLICT where another took its place before
 */
export function endedRule(rules: readonly KeptRule[], rule: KeptRule, lastDay: string): KeptRule {
  if (lastDay < rule.effectiveFrom)
    throw invalid('effectiveTo', sentence('network.ruleEndsBefore', { day: rule.effectiveFrom }));
  const ended = { ...rule, effectiveTo: lastDay };
  if (rules.some((one) => one._id !== rule._id && meet(one, ended)))
    throw conflict(sentence('network.ruleMeets'));
  return ended;
}
