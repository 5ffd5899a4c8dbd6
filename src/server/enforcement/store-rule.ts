import { sql } from 'kysely';
import type { ChangedRule, KeptRule, RuleChange } from '#contract/clocks/change-rule';
import type { Rule } from '#contract/clocks/rule-in-force';
import type { JsonValue } from '#contract/fields';
import { newId } from '../database/new-id';
import type { TransactionContext } from '../request/context';
import { noteAsKept } from './rule-note';
import { sourceAsKept } from './rule-source';

const json = (value: unknown): JsonValue => JSON.stringify(value ?? null) as JsonValue;

/** Changes of rules come one after the other, so that each sees the one before it. */
export async function holdRules({ db }: TransactionContext): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('enforcementRule', 0))`.execute(db);
}

/** Puts a changed rule into the table, with what it said before and who changed it. Answers the id of the rule that holds from then on. */
export async function storeRule(
  context: TransactionContext,
  rule: KeptRule,
  { ended, begun }: ChangedRule,
  reason: string,
): Promise<string> {
  const { db, now } = context;
  const { sourceUrl = null, verifiedOn = null, effectiveTo = null } = begun;
  const { confidence, effectiveFrom } = begun;
  const sourceTitle = sourceAsKept(begun.sourceTitle);
  const note = noteAsKept(begun.note);
  const said = { value: json(begun.value), confidence, sourceTitle, sourceUrl, verifiedOn, note };
  const begunId = ended ? newId(now.getTime()) : rule._id;
  if (ended) {
    await db
      .updateTable('enforcementRule')
      .set({ effectiveTo: ended.effectiveTo ?? null })
      .where('_id', '=', rule._id)
      .execute();
    const { province, key, unit } = begun;
    const row = { _id: begunId, province, key, unit, appliesTo: json(begun.appliesTo), ...said };
    await db
      .insertInto('enforcementRule')
      .values({ ...row, effectiveFrom, effectiveTo })
      .execute();
  } else await db.updateTable('enforcementRule').set(said).where('_id', '=', rule._id).execute();
  await noteChange(context, [rule._id, begunId], [rule, { ...begun, _id: begunId }], reason);
  return begunId;
}

/** Puts a rule into the table that was not there before. Answers its id. */
export async function storeNewRule(
  context: TransactionContext,
  rule: Rule & Pick<RuleChange, 'verifiedOn'>,
  reason: string,
): Promise<string> {
  const ruleId = newId(context.now.getTime());
  const { appliesTo, value, sourceUrl = null, verifiedOn = null, effectiveTo = null } = rule;
  const { province, key, unit, confidence, effectiveFrom } = rule;
  const sourceTitle = sourceAsKept(rule.sourceTitle);
  await context.db
    .insertInto('enforcementRule')
    .values({
      ...{ _id: ruleId, province, key, unit, value: json(value), appliesTo: json(appliesTo), sourceTitle },
      ...{ sourceUrl, confidence, verifiedOn, effectiveFrom, effectiveTo },
      note: noteAsKept(rule.note),
    })
    .execute();
  await noteChange(context, [ruleId, ruleId], [null, { ...rule, _id: ruleId }], reason);
  return ruleId;
}

/** Has a rule of the table end on its last day. */
export async function storeRuleEnd(
  context: TransactionContext,
  rule: KeptRule,
  ended: KeptRule,
  reason: string,
): Promise<void> {
  await context.db
    .updateTable('enforcementRule')
    .set({ effectiveTo: ended.effectiveTo ?? null })
    .where('_id', '=', rule._id)
    .execute();
  await noteChange(context, [rule._id, rule._id], [rule, ended], reason);
}

// Who changed the law of the house, when and why, with what it said before.
async function noteChange(
  { db, now, caller }: TransactionContext,
  [ruleId, begunId]: readonly [string, string],
  [before, after]: readonly [object | null, object],
  reason: string,
): Promise<void> {
  await db
    .insertInto('ruleChange')
    .values({
      ...{ _id: newId(now.getTime()), ruleId, begunId, at: now.toISOString(), reason },
      ...{ userId: caller.userId, before: json(before), after: json(after) },
    })
    .execute();
}
