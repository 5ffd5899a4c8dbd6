import type { Tx } from '../database/tables';
import { setSilently } from '../records/set-silently';
import type { Account } from './account';

const kept = 4;

/** Writes a new password, and keeps the ones before it that may not come back. */
export async function setPassword(tx: Tx, account: Account, passwordHash: string, now: Date): Promise<void> {
  const changedAt = now.toISOString();
  const previousHashes = [account.passwordHash, ...account.previousHashes]
    .filter((hash) => hash !== null)
    .slice(0, kept);
  await tx
    .insertInto('credential')
    .values({ userId: account.userId, passwordHash, previousHashes, changedAt })
    .onConflict((conflict) =>
      conflict.column('userId').doUpdateSet({ passwordHash, previousHashes, changedAt }),
    )
    .execute();
  await setSilently(tx, 'user', account.userId, { passwordChangedAt: changedAt });
}

/** The same password under a stronger hash; it does not count as a change. */
export async function strengthenHash(
  db: Pick<Tx, 'updateTable'>,
  account: Account,
  passwordHash: string,
): Promise<void> {
  await db
    .updateTable('credential')
    .set({ passwordHash })
    .where('userId', '=', account.userId)
    .where('passwordHash', '=', account.passwordHash)
    .execute();
}
