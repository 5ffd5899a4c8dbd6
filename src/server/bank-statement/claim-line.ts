import { sql } from 'kysely';
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
