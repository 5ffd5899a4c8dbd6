import { sql } from 'kysely';
import { declarationOf } from '#contract/resources/index';
import type { ResourceName } from '#contract/resources/index';
import type { TransactionContext } from '../request/context';

/**
 * The id of the record that came of what the caller sends again under its own id, `sendingId`, however long ago that was; none where it is
 * new, or was given no id. An idempotency key is forgotten after a day, and a phone may be without a line for longer.
 */
export async function sentBefore(
  { db, caller }: Pick<TransactionContext, 'db' | 'caller'>,
  name: ResourceName,
  sendingId: unknown,
): Promise<string | undefined> {
  if (typeof sendingId !== 'string' || !('sendingId' in declarationOf(name).fields)) return undefined;
  const { rows } = await sql<{ _id: string }>`select _id from ${sql.ref(name)}
    where "createdBy" = ${caller.userId}::uuid and "sendingId" = ${sendingId}::uuid`.execute(db);
  return rows[0]?._id;
}
