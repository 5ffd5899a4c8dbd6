import { sql } from 'kysely';
import type { ChangedRule, KeptRule } from '#contract/clocks/change-rule';
import type { JsonValue } from '#contract/fields';
import { newId } from '../database/new-id';
import type { TransactionContext } from '../request/context';

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
): Promise<string> {
  const { db, now, caller } = context;
  const { sourceUrl = null, verifiedOn = null, note = null, effectiveTo = null } = begun;
  const { confidence, sourceTitle, effectiveFrom } = begun;
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
  await db
    .insertInto('ruleChange')
    .values({
      ...{ _id: newId(now.getTime()), ruleId: rule._id, begunId, at: now.toISOString() },
      ...{ userId: caller.userId, before: json(rule), after: json({ ...begun, _id: begunId }) },
    })
    .execute();
  return begunId;
}
