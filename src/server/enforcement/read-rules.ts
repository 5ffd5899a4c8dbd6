import { sql } from 'kysely';
import type { KeptRule } from '#contract/clocks/change-rule';
import { Problem } from '#contract/problems';
import type { Db } from '../database/tables';

/** Every rule that has ever been in force. */
export async function readRules(db: Db): Promise<KeptRule[]> {
  const { rows } = await sql<KeptRule>`select * from "enforcementRule" order by _id`.execute(db);
  return rows;
}

/** Every rule, and the one that is meant. @throws Problem NOT_FOUND */
export async function readRulesAbout(
  db: Db,
  ruleId: string,
): Promise<{ readonly rules: readonly KeptRule[]; readonly rule: KeptRule }> {
  const rules = await readRules(db);
  const rule = rules.find(({ _id }) => _id === ruleId);
  if (!rule) throw new Problem('NOT_FOUND');
  return { rules, rule };
}
