import { newRule } from '../enforcement/new-rule';
import { previewRules } from '../enforcement/preview-rules';
import { enqueueRecalculation } from '../enforcement/enqueue-recalculation';
import { readRules } from '../enforcement/read-rules';
import { holdRules, storeNewRule } from '../enforcement/store-rule';
import { inTransaction } from '../request/in-transaction';
import type { Handler } from './handler';

/** Adds a rule of law from a day on, or tells beforehand what it would do to open files; the clocks that hang on it are reckoned anew. */
export const addRule: Handler<'addRule'> = async (context, asked) => {
  if (asked.dryRun) {
    const rules = await readRules(context.db);
    const rule = newRule(rules, asked);
    const { province, effectiveFrom: from } = rule;
    return { body: await previewRules(context, rules, [...rules, rule], { province, from }) };
  }
  return inTransaction(context, async (context) => {
    await holdRules(context);
    const rule = newRule(await readRules(context.db), asked);
    const ruleId = await storeNewRule(context, rule, asked.reason);
    const jobId = await enqueueRecalculation(context, rule);
    return { status: 202, body: { jobId, ruleId } };
  });
};
