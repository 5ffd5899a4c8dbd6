import { endedRule } from '../enforcement/new-rule';
import { previewRules } from '../enforcement/preview-rules';
import { enqueueRecalculation } from '../enforcement/enqueue-recalculation';
import { readRulesAbout } from '../enforcement/read-rules';
import { addDays } from '#contract/clocks/day';
import { holdRules, storeRuleEnd } from '../enforcement/store-rule';
import { inTransaction } from '../request/in-transaction';
import type { Handler } from './handler';

/** Has a rule of law hold to a last day, or tells beforehand what that would do; what was done before is judged by it all the same. */
export const endRule: Handler<'endRule'> = async (context, asked) => {
  const { ruleId, effectiveTo, reason } = asked;
  if (asked.dryRun) {
    const { rules, rule } = await readRulesAbout(context.db, ruleId);
    const ended = endedRule(rules, rule, effectiveTo);
    const then = rules.map((one) => (one._id === ruleId ? ended : one));
    const at = { province: rule.province, from: addDays(effectiveTo, 1) };
    return { body: await previewRules(context, rules, then, at) };
  }
  return inTransaction(context, async (context) => {
    await holdRules(context);
    const { rules, rule } = await readRulesAbout(context.db, ruleId);
    await storeRuleEnd(context, rule, endedRule(rules, rule, effectiveTo), reason);
    const jobId = await enqueueRecalculation(context, rule);
    return { status: 202, body: { jobId, ruleId } };
  });
};
