import type { Input } from '#contract/commands/input';
import { changeRule, isRuleValue } from '#contract/clocks/change-rule';
import type { ChangedRule, KeptRule } from '#contract/clocks/change-rule';
import { sentence } from '#contract/words/sentence';
import { conflict, invalid } from '../rules/refuse';

/**
 * What becomes of a rule that is to say something else.
 * @throws Problem INVALID naming the field; CONFLICT where another change has set in after it
 */
export function checkRuleChange(
  rules: readonly KeptRule[],
  rule: KeptRule,
  { ruleId: _, reason: __, ...change }: Input<'previewRule'>,
): ChangedRule {
  const { effectiveFrom, effectiveTo, unit } = rule;
  if (change.effectiveFrom < effectiveFrom)
    throw invalid('effectiveFrom', sentence('network.ruleBeginsBefore', { day: effectiveFrom }));
  if (effectiveTo && rules.some((one) => follows(one, rule)))
    throw conflict(sentence('network.ruleChangedMeanwhile'));
  if (effectiveTo && change.effectiveFrom > effectiveTo)
    throw invalid('effectiveFrom', sentence('network.ruleBeginsAfter', { day: effectiveTo }));
  const { value = null } = change;
  if (!isRuleValue(unit, value)) throw invalid('value', sentence('network.ruleValueWrong'));
  return changeRule(rule, { ...change, value: value as KeptRule['value'] });
}

/** Whether one rule took the place of another. */
const follows = (one: KeptRule, { province, key, appliesTo, effectiveTo }: KeptRule): boolean =>
  one.province === province &&
  one.key === key &&
  JSON.stringify(one.appliesTo) === JSON.stringify(appliesTo) &&
  one.effectiveFrom > String(effectiveTo);
