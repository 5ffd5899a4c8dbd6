import { Problem } from '#contract/problems';
import { sentence } from '#contract/words/sentence';
import type { Db } from '../database/tables';
import type { RequestContext } from '../request/context';
import { addressOf } from '../request/proven-sessions';
import { countUnder, giveBack } from './throttle';

const misses = { most: 10, window: 60 };

/**
 * What a token stands for, as `read` finds it. Tokens that are none count against the address they come from.
 * @throws Problem NOT_FOUND, TOO_MANY
 */
export async function tryLink<T>(
  { app, origin, now }: RequestContext,
  token: string,
  read: (db: Db, token: string, now: Date) => Promise<T | undefined>,
): Promise<T> {
  const key = `links:${addressOf(origin.ip)}`;
  await countUnder(app.db, key, misses, now);
  const link = await read(app.db, token, now);
  if (!link) throw linkIsGone();
  await giveBack(app.db, key);
  return link;
}

export function linkIsGone(): Problem {
  return new Problem('NOT_FOUND', { message: sentence('identity.linkNotValidAnyMore') });
}
