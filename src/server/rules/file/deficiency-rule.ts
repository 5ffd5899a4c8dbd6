import { sql } from 'kysely';
import { ruleInForce } from '#contract/clocks/rule-in-force';
import type { Judged, Rule } from '#contract/clocks/rule-in-force';
import { todayIn } from '#contract/placement/province-time';
import type { Draft, Recorded } from '#contract/resources/index';
import type { Db } from '../../database/tables';
import type { TransactionContext } from '../../request/context';

type Placed = Pick<Draft<'file'>, 'state' | 'debtorType' | 'contractType' | 'assetType'>;
type File = Recorded<'file'>;

/** Reads the provinces' rules on claims for a shortfall (3.7.3). */
export async function readDeficiencyRules(db: Db): Promise<Rule[]> {
  const { rows } = await sql<Rule>`select * from "enforcementRule" where key = 'deficiency_allowed'`.execute(
    db,
  );
  return rows;
}

/**
 * Whether the rule of its province lets a file's lender claim what a sale leaves open. Where no rule answers, neither do we: `null` has to
 * be settled by a person.
 */
export function deficiencyByRule(rules: readonly Rule[], file: Placed, now: Date): boolean | null {
  const { state } = file;
  const judged: Judged = {
    state,
    debtorType: file.debtorType ?? 'consumer',
    contractType: file.contractType ?? 'secured_loan',
    assetType: file.assetType ?? 'automobile',
  };
  const rule = ruleInForce(rules, 'deficiency_allowed', judged, todayIn(state, now));
  return typeof rule?.value === 'boolean' ? rule.value : null;
}

const facts = ['state', 'debtorType', 'contractType', 'assetType'] as const;

/** Whether a shortfall may be claimed follows what it hangs on, unless a person said otherwise and why. */
export async function recalculatedDeficiency(
  context: TransactionContext,
  before: File,
  after: File,
): Promise<Partial<File>> {
  if (after.deficiencyReason || facts.every((name) => before[name] === after[name])) return {};
  const rules = await readDeficiencyRules(context.db);
  const answer = deficiencyByRule(rules, after, context.now);
  const wasRule = before.deficiencyAllowed === deficiencyByRule(rules, before, context.now);
  return { deficiencyAllowed: answer ?? (wasRule ? null : (after.deficiencyAllowed ?? null)) };
}
