import type { Rule } from '#contract/clocks/rule-in-force';
import { queueJob } from '../jobs/job-row';
import type { TransactionContext } from '../request/context';
import type { ReckoningInput } from './run-reckoning';

/** Has the clocks that hang on a rule reckoned anew, in a job. Answers its id. */
export async function queueReckoning(
  context: TransactionContext,
  { province, key }: Pick<Rule, 'province' | 'key'>,
): Promise<string> {
  const input: ReckoningInput = { province, key, source: 'system' };
  return queueJob(context, context.caller, { kind: 'reckoning', input });
}
