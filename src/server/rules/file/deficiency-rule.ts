import { sql } from 'kysely';
import type { Draft } from '#contract/resources/index';
import type { EnforcementRule } from '#contract/reference/enforcement-rule';
import type { Db } from '../../database/tables';

type Rule = Pick<EnforcementRule, 'province' | 'value' | 'appliesTo'>;
type Placed = Pick<Draft<'file'>, 'state' | 'debtorType' | 'contractType'>;

/** Reads the provinces' rules on claims for a shortfall (3.7.3) that are in force. */
export async function readDeficiencyRules(db: Db, now: Date): Promise<Rule[]> {
  const day = now.toISOString().slice(0, 10);
  const { rows } = await sql<Rule>`select province, value, "appliesTo" from "enforcementRule"
    where key = 'deficiency_allowed' and "effectiveFrom" <= ${day}::date
    and ("effectiveTo" is null or "effectiveTo" >= ${day}::date)`.execute(db);
  return rows;
}

/**
 * Whether the rule of its province lets a file's lender claim what a sale leaves open. A rule for certain contracts goes before one for
 * all; where no rule answers, neither do we: `null` has to be settled by a person.
 */
export function deficiencyByRule(rules: readonly Rule[], file: Placed): boolean | null {
  const { state, debtorType = 'consumer', contractType = 'secured_loan' } = file;
  const applying = rules.filter(
    ({ province, appliesTo }) =>
      province === state &&
      (appliesTo.debtorType === 'both' || appliesTo.debtorType === debtorType) &&
      (!appliesTo.contractTypes || appliesTo.contractTypes.some((one) => one === contractType)),
  );
  const rule = applying.find(({ appliesTo }) => appliesTo.contractTypes) ?? applying[0];
  return typeof rule?.value === 'boolean' ? rule.value : null;
}
