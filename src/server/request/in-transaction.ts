import { createHash } from 'node:crypto';
import { Problem } from '#contract/problems';
import type { JsonValue } from '#contract/fields';
import { askOrCheck } from '../identity/fresh-code';
import { CodeNeeded, codeOf } from './fresh-proof';
import type { Answer, News, RequestContext, TransactionContext } from './context';
import { contextWith } from './context-with';

type Run<A extends Answer> = (context: TransactionContext) => Promise<A>;

// Any write may be answered so, whatever else it declares.
const codeAsked: Answer = { body: { showMFAForm: true } };

/**
 * Runs a write in one transaction, with its history and news. A POST that carries an `Idempotency-Key` and was answered
 * before gets that answer again; the key's row is taken in the same transaction, so a second try waits for the first.
 * A write that takes a fresh code is answered `{ showMFAForm: true }` until it comes with one.
 */
export async function inTransaction<A extends Answer>(context: RequestContext, run: Run<A>): Promise<A> {
  try {
    return await attempt(context, run);
  } catch (error) {
    if (!(error instanceof CodeNeeded)) throw error;
    if ((await askOrCheck(context, error.purpose, codeOf(context))) === 'asked') return codeAsked as A;
    return attempt(context, run, error.purpose);
  }
}

async function attempt<A extends Answer>(context: RequestContext, run: Run<A>, proved?: string): Promise<A> {
  const later: (() => void)[] = [];
  const news: News[] = [];
  const answer = await context.db.transaction().execute(async (tx) => {
    const parts = { db: tx, later, announce: (one: News) => void news.push(one) };
    const inner: TransactionContext = contextWith(context, { ...parts, ...(proved && { proved }) });
    if (!context.origin.idempotencyKey) return run(inner);
    return once(inner, context.origin.idempotencyKey, () => run(inner));
  });
  // Nobody hears of a write that was given up, nor of one whose first try was.
  news.forEach(context.announce);
  for (const start of later) start();
  return answer;
}

async function once<A extends Answer>(
  context: TransactionContext,
  key: string,
  run: () => Promise<A>,
): Promise<A> {
  const mine = { userId: context.caller.userId, key, call: context.origin.call };
  const bodyHash = createHash('sha256')
    .update(JSON.stringify(context.body ?? null))
    .digest('hex');
  const taken = await context.db
    .insertInto('idempotency')
    .values({ ...mine, bodyHash, createdAt: context.now.toISOString(), answer: null, status: null })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  const row = context.db.selectFrom('idempotency').where('userId', '=', mine.userId).where('key', '=', key);
  if (!taken) {
    const first = await row.selectAll().executeTakeFirstOrThrow();
    if (first.bodyHash !== bodyHash || first.call !== mine.call) throw new Problem('KEY_REUSED');
    return { status: first.status ?? 200, body: first.answer } as unknown as A;
  }
  const answer = await run();
  await context.db
    .updateTable('idempotency')
    .set({ status: answer.status ?? 200, answer: JSON.stringify(answer.body ?? null) as JsonValue })
    .where('userId', '=', mine.userId)
    .where('key', '=', key)
    .execute();
  return answer;
}
