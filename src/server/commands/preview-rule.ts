import { rulesWith } from '#contract/clocks/change-rule';
import { checkRuleChange } from '../enforcement/check-rule-change';
import { previewRules } from '../enforcement/preview-rules';
import { readRulesAbout } from '../enforcement/read-rules';
import type { Handler } from './handler';

/** Tells what becomes of open files if a rule said something else. Nothing is written. */
export const previewRule: Handler<'previewRule'> = async (context, asked) => {
  const { rules, rule } = await readRulesAbout(context.db, asked.ruleId);
  const then = rulesWith(rules, rule._id, checkRuleChange(rules, rule, asked));
  const at = { province: rule.province, from: asked.effectiveFrom };
  return { body: await previewRules(context, rules, then, at) };
};
