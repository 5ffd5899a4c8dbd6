import { Problem } from '#contract/problems';
import type { RequestContext } from '../request/context';
import { accountByEmail } from './account';
import type { Account } from './account';
import { afterAnswer } from './after-answer';
import { knownBrowser } from './known-browser';
import { keyed } from './opaque';
import { addressOf } from '../request/proven-sessions';
import { noteSecurityEvent, whereFrom } from './security-event';
import { strengthenHash } from './set-password';
import { admitTry, countUnder, forget, giveBack } from './throttle';

/** An office shares an address, and each of its accounts has its own waits: only who tries many accounts in no time meets this. */
const failuresOfAddress = { most: 120, window: 60 };

export interface Proven {
  readonly account: Account;
  /** Counts a failure that came after the password, such as a wrong code. */
  readonly addressKey: string;
  /** Forgets the account's failures, once someone is in. */
  succeed(): Promise<void>;
}

/**
 * Takes an e-mail and a password. Whether the e-mail is unknown, the password wrong or the person switched off shows neither in the
 * answer nor in its time; nor does whether an account that has to wait exists.
 * @throws Problem SIGN_IN_FAILED, TOO_MANY
 */
export async function provePassword(
  context: RequestContext,
  email: string,
  password: string,
): Promise<Proven> {
  const { app, origin, now } = context;
  const { db } = app;
  const addressKey = `address:${addressOf(origin.ip)}`;
  const account = await accountByEmail(db, email);
  const browser = account && knownBrowser(app, origin, account.userId);
  // A browser that has been let in before waits for no stranger at its address.
  if (!browser) await countUnder(db, addressKey, failuresOfAddress, now);
  const strangersKey = triesKey(app.secret, email);
  const key = browser ? `sign-in:${account.userId}:${browser}` : strangersKey;
  await admitTry(db, key, now);
  const right = await app.passwords.isRight(password, account?.passwordHash);
  if (!right || !account?.maySignIn) {
    await noteSecurityEvent(db, now, 'sign_in_failed', account?.userId ?? null, whereFrom(origin));
    throw new Problem('SIGN_IN_FAILED');
  }
  await giveBack(db, key);
  if (!browser) await giveBack(db, addressKey);
  if (account.passwordHash && app.passwords.isWeak(account.passwordHash))
    afterAnswer(app, 'Hashing a password anew', async () =>
      strengthenHash(db, account, await app.passwords.hash(password)),
    );
  return { account, addressKey, succeed: () => forget(db, [key, strangersKey]) };
}

/** What tries at an e-mail from unknown browsers are counted under; it does not give the e-mail away. */
export function triesKey(secret: string, email: string): string {
  return `sign-in:${keyed(secret, `email|${email}`).slice(0, 22)}`;
}
