import { Problem } from '#contract/problems';
import { sentence } from '#contract/words/sentence';
import type { RequestContext } from '../request/context';
import type { Account } from './account';
import { readLink } from './password-links';
import { addressOf } from '../request/proven-sessions';
import { countUnder, giveBack } from './throttle';

const misses = { most: 10, window: 60 };

/**
 * Whose link a token is. Tokens that are none count against the address they come from.
 * @throws Problem NOT_FOUND, TOO_MANY
 */
export async function tryLink(
  { app, origin, now }: RequestContext,
  token: string,
): Promise<{ account: Account; purpose: 'reset' | 'invite' }> {
  const key = `links:${addressOf(origin.ip)}`;
  await countUnder(app.db, key, misses, now);
  const link = await readLink(app.db, token, now);
  if (!link) throw linkIsGone();
  await giveBack(app.db, key);
  return link;
}

export function linkIsGone(): Problem {
  return new Problem('NOT_FOUND', { message: sentence('identity.linkNotValidAnyMore') });
}
