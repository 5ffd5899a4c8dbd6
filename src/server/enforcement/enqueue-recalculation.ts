import type { Rule } from '#contract/clocks/rule-in-force';
import { queueJob } from '../jobs/job-row';
import type { TransactionContext } from '../request/context';
import type { RecalculationInput } from './run-recalculation';

/** Has the clocks that hang on a rule reckoned anew, in a job. Answers its id. */
export async function enqueueRecalculation(
  context: TransactionContext,
  { province, key }: Pick<Rule, 'province' | 'key'>,
): Promise<string> {
  const input: RecalculationInput = { province, key, source: 'system' };
  return queueJob(context, context.caller, { kind: 'reckoning', input });
}
