import { sql } from 'kysely';
import { Problem } from '#contract/problems';
import { sentence } from '#contract/words/sentence';
import { conflict } from '../rules/refuse';
import type { TransactionContext } from '../request/context';
import { isWaiting } from './read-lines';
import type { KeptLine } from './read-lines';

/**
 * Takes a line of the caller's agency to decide on it: one that waits, or one that was set aside. Undefined where it is none of those any
 * more. Who comes second waits at the first statement; how the line stands is asked by the second one, of what the first person has written
 * by then.
 */
export async function claimLine(
  { db, caller, now }: TransactionContext,
  id: string,
  isAside: boolean,
): Promise<KeptLine | undefined> {
  const { headCompanyId, userId } = caller;
  const mine = sql`l._id = ${id}::uuid and l."companyId" = ${headCompanyId}::uuid`;
  await sql`update "bankLine" l set "decidedBy" = ${userId}::uuid, "decidedAt" = ${now.toISOString()}::timestamptz
    where ${mine}`.execute(db);
  const { rows } = await sql<KeptLine>`
    select l._id, l.statement, l."bookedOn", l.description, l.amount from "bankLine" l
    where ${mine} and ${isAside ? sql`l."isAside"` : isWaiting}`.execute(db);
  return rows[0];
}

/** Why a line could not be taken: somebody decided on it meanwhile, or there is none. */
export async function whyGone(context: TransactionContext, id: string): Promise<Problem> {
  await standsAside(context, id);
  return conflict(sentence('money.bankLineGone'));
}

/** Whether a line of the caller's agency stands aside. @throws Problem NOT_FOUND */
export async function standsAside({ db, caller }: TransactionContext, id: string): Promise<boolean> {
  const line = await db
    .selectFrom('bankLine')
    .select('isAside')
    .where('_id', '=', id)
    .where('companyId', '=', caller.headCompanyId)
    .executeTakeFirst();
  if (!line) throw new Problem('NOT_FOUND');
  return line.isAside;
}
