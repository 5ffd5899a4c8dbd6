import { checkRuleChange } from '../enforcement/check-rule-change';
import { readRulesAbout } from '../enforcement/read-rules';
import type { ReckoningInput } from '../enforcement/run-reckoning';
import { holdRules, storeRule } from '../enforcement/store-rule';
import { queueJob } from '../jobs/job-row';
import { inTransaction } from '../request/in-transaction';
import type { Handler } from './handler';

/** Has a rule say something else from a day on; the clocks that hang on it are reckoned anew in a job. */
export const changeRule: Handler<'changeRule'> = (context, asked) =>
  inTransaction(context, async (context) => {
    await holdRules(context);
    const { rules, rule } = await readRulesAbout(context.db, asked.ruleId);
    const ruleId = await storeRule(context, rule, checkRuleChange(rules, rule, asked));
    const input: ReckoningInput = { province: rule.province, key: rule.key, source: 'system' };
    const jobId = await queueJob(context, context.caller, { kind: 'reckoning', input });
    return { status: 202, body: { jobId, ruleId } };
  });
