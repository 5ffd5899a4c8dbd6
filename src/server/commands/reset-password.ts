import { noteRightCode } from '../identity/code-ceilings';
import { demandGoodPassword } from '../identity/password-policy';
import { readLink, useLink } from '../identity/password-links';
import { passwordAsTyped } from '../identity/passwords';
import { triesKey } from '../identity/prove-password';
import { noteSecurityEvent, whereFrom } from '../identity/security-event';
import { endSessionsOf } from '../identity/sessions';
import { setPassword } from '../identity/set-password';
import { linkIsGone, tryLink } from '../identity/try-link';
import { awaitPasswordChanged, sendSoon } from '../messages/await-mail';
import { changeWithoutCaller } from '../records/change';
import { takeForHost } from '../records/take';
import type { Tx } from '../database/tables';
import type { RequestContext } from '../request/context';
import type { Handler } from './handler';
import { sentence } from '#contract/words/sentence';

/** Setting a password by a link. It signs nobody in, and it ends every session of its person. */
export const resetPassword: Handler<'resetPassword'> = async (context, { token }) => {
  const { app, origin, now } = context;
  const { account, purpose } = await tryLink(context, token, readLink);
  const password = passwordAsTyped(context.body, 'newPassword');
  await demandGoodPassword(app.passwords, password, account);
  const hash = await app.passwords.hash(password);
  await app.db.transaction().execute(async (tx) => {
    if (!(await useLink(tx, token, now))) throw linkIsGone();
    await setPassword(tx, account, hash, now);
    if (purpose === 'invite') await comeIn(context, tx, account.userId);
    else await awaitPasswordChanged({ db: tx, now }, account);
    await endSessionsOf(tx, account.userId, 'password_changed', now);
    await noteRightCode(tx, account.userId, [triesKey(app.secret, account.email)]);
    await noteSecurityEvent(tx, now, 'password_reset', account.userId, { ...whereFrom(origin), purpose });
  });
  context.announce({ to: 'session', userId: account.userId });
  if (purpose === 'reset') sendSoon(app);
  return { body: { message: sentence('identity.passwordSetCanSignNow') } };
};

/** Whoever was invited is there from now on, by what they did themselves. */
async function comeIn({ now, origin }: RequestContext, db: Tx, userId: string): Promise<void> {
  const invited = await takeForHost(db, 'user', userId);
  const by = { db, now, origin, caller: { userId, companyId: invited?.companyId ?? null } };
  if (invited) await changeWithoutCaller(by, 'user', invited, { userStatus: 'active' });
}
