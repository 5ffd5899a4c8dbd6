import { checkRuleChange } from '../enforcement/check-rule-change';
import { enqueueRecalculation } from '../enforcement/enqueue-recalculation';
import { readRulesAbout } from '../enforcement/read-rules';
import { holdRules, storeRule } from '../enforcement/store-rule';
import { inTransaction } from '../request/in-transaction';
import type { Handler } from './handler';

/** Has a rule say something else from a day on; the clocks that hang on it are reckoned anew in a job. */
export const changeRule: Handler<'changeRule'> = (context, { reason, ...asked }) =>
  inTransaction(context, async (context) => {
    await holdRules(context);
    const { rules, rule } = await readRulesAbout(context.db, asked.ruleId);
    const ruleId = await storeRule(context, rule, checkRuleChange(rules, rule, asked), reason);
    return { status: 202, body: { jobId: await enqueueRecalculation(context, rule), ruleId } };
  });
