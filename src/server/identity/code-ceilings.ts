import { Problem } from '#contract/problems';
import { sentence } from '#contract/words/sentence';
import type { Db } from '../database/tables';
import { countOf, countOne, forget } from './throttle';

/** Wrong codes of one account in an hour, before it has to wait, and without a right one between, before codes are switched off. */
const inAnHour = 10;
const inARow = 100;
const hour = 3600;
const ever = 10 * 365 * 24 * hour;

const hourKey = (userId: string): string => `codes-wrong:${userId}`;
const rowKey = (userId: string): string => `factor:${userId}`;

/**
 * Holds an account to its ceilings for wrong codes.
 * @throws Problem TOO_MANY for an hour after ten wrong ones; CODE_FAILED after a hundred in a row, until the password is reset
 */
export async function demandFactor(db: Db, userId: string, now: Date): Promise<void> {
  if ((await countOf(db, rowKey(userId), ever, now)).count >= inARow)
    throw new Problem('CODE_FAILED', {
      message: sentence('identity.codesSwitchedOffAccountAfter'),
    });
  const { count, retryAfter } = await countOf(db, hourKey(userId), hour, now);
  if (count >= inAnHour) throw new Problem('TOO_MANY', { retryAfter });
}

export async function noteWrongCode(db: Db, userId: string, now: Date): Promise<void> {
  await countOne(db, hourKey(userId), hour, now);
  await countOne(db, rowKey(userId), ever, now);
}

export function noteRightCode(db: Db, userId: string, alongWith: readonly string[] = []): Promise<void> {
  return forget(db, [hourKey(userId), rowKey(userId), ...alongWith]);
}
