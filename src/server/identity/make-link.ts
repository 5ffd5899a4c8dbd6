import { sql } from 'kysely';
import { sessionRules } from '#contract/session';
import type { Db } from '../database/tables';
import type { AppContext } from '../request/context';
import type { Account } from './account';
import { hashOf, randomToken } from './opaque';
import { webUrl } from '../web-origins';

type Purpose = 'reset' | 'invite' | 'email';

const links: Readonly<Record<Purpose, { life: number; page: string }>> = {
  reset: { life: sessionRules.resetLife, page: 'reset-password' },
  invite: { life: sessionRules.inviteLife, page: 'reset-password' },
  email: { life: sessionRules.emailLife, page: 'confirm-email' },
};

/**
 * A link for the owner of an account, good once and for a time. It ends those before it that lead to the same. `token`: what it carries, where
 * that is not to be random.
 */
export async function makeLink(
  db: Db,
  app: AppContext,
  account: Pick<Account, 'userId' | 'email'>,
  purpose: Purpose,
  token = randomToken(),
): Promise<string> {
  const now = app.now();
  const { life } = links[purpose];
  // Two that are asked for at once wait for each other, so that the later one finds the earlier.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`link|${account.userId}`}, 0))`.execute(db);
  await db
    .deleteFrom('token')
    .where('userId', '=', account.userId)
    .where('purpose', purpose === 'email' ? '=' : '<>', 'email')
    .execute();
  await db
    .insertInto('token')
    .values({
      hash: hashOf(token),
      userId: account.userId,
      email: account.email,
      purpose,
      expiresAt: new Date(now.getTime() + life * 1000).toISOString(),
      usedAt: null,
      createdAt: now.toISOString(),
    })
    .execute();
  return linkOf(app, purpose, token);
}

// The address is the configured one: what a request says of its host must not get into a mail.
export const linkOf = ({ settings }: AppContext, purpose: Purpose, token: string): string =>
  `${webUrl(settings)}/auth/${links[purpose].page}/${token}`;
