import { createHash } from 'node:crypto';
import { Problem } from '#contract/problems';
import type { JsonValue } from '#contract/fields';
import { askOrCheck } from '../identity/fresh-code';
import { CodeNeeded, codeOf } from './fresh-proof';
import type { Answer, News, Work, Write } from './work';
import { workWith } from './work-with';

type Run = (write: Write) => Promise<Answer>;

/**
 * Runs a write in one transaction, with its history and news. A POST that carries an `Idempotency-Key` and was answered
 * before gets that answer again; the key's row is taken in the same transaction, so a second try waits for the first.
 * A write that takes a fresh code is answered `{ showMFAForm: true }` until it comes with one.
 */
export async function inTransaction(work: Work, write: Run): Promise<Answer> {
  try {
    return await attempt(work, write);
  } catch (error) {
    if (!(error instanceof CodeNeeded)) throw error;
    if ((await askOrCheck(work, error.purpose, codeOf(work))) === 'asked')
      return { body: { showMFAForm: true } };
    return attempt(work, write, error.purpose);
  }
}

async function attempt(work: Work, write: Run, proved?: string): Promise<Answer> {
  const later: (() => void)[] = [];
  const news: News[] = [];
  const answer = await work.db.transaction().execute(async (tx) => {
    const parts = { db: tx, later, announce: (one: News) => void news.push(one) };
    const inner: Write = workWith(work, { ...parts, ...(proved && { proved }) });
    if (!work.origin.idempotencyKey) return write(inner);
    return once(inner, work.origin.idempotencyKey, () => write(inner));
  });
  // Nobody hears of a write that was given up, nor of one whose first try was.
  news.forEach(work.announce);
  for (const start of later) start();
  return answer;
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
