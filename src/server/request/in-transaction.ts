import { createHash } from 'node:crypto';
import { Problem } from '#contract/problems';
import type { JsonValue } from '#contract/fields';
import type { Answer, Work, Write } from './work';

/**
 * Runs a write in one transaction, with its history and news. A POST that carries an `Idempotency-Key` and was answered
 * before gets that answer again; the key's row is taken in the same transaction, so a second try waits for the first.
 */
export async function inTransaction(work: Work, write: (write: Write) => Promise<Answer>): Promise<Answer> {
  return work.db.transaction().execute(async (tx) => {
    const inner: Write = Object.create(work, { db: { value: tx } });
    if (!work.origin.idempotencyKey) return write(inner);
    return once(inner, work.origin.idempotencyKey, () => write(inner));
  });
}

async function once(write: Write, key: string, run: () => Promise<Answer>): Promise<Answer> {
  const mine = { userId: write.caller.userId, key, call: write.origin.call };
  const bodyHash = createHash('sha256')
    .update(JSON.stringify(write.body ?? null))
    .digest('hex');
  const taken = await write.db
    .insertInto('idempotency')
    .values({ ...mine, bodyHash, createdAt: write.now.toISOString(), answer: null, status: null })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  const row = write.db.selectFrom('idempotency').where('userId', '=', mine.userId).where('key', '=', key);
  if (!taken) {
    const first = await row.selectAll().executeTakeFirstOrThrow();
    if (first.bodyHash !== bodyHash || first.call !== mine.call) throw new Problem('KEY_REUSED');
    return { status: first.status ?? 200, body: first.answer };
  }
  const answer = await run();
  await write.db
    .updateTable('idempotency')
    .set({ status: answer.status ?? 200, answer: JSON.stringify(answer.body ?? null) as JsonValue })
    .where('userId', '=', mine.userId)
    .where('key', '=', key)
    .execute();
  return answer;
}
