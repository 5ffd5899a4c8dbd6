import { Problem } from '#contract/problems';
import { sentence } from '#contract/words/sentence';
import { accountById } from '../identity/account';
import { askOrCheck } from '../identity/fresh-code';
import { demandGoodPassword } from '../identity/password-policy';
import { passwordAsTyped } from '../identity/passwords';
import { noteSecurityEvent, whereFrom } from '../identity/security-event';
import { endSessionsOf } from '../identity/sessions';
import { setPassword } from '../identity/set-password';
import { admitTry, forget } from '../identity/throttle';
import { awaitPasswordChanged, sendSoon } from '../messages/await-mail';
import type { Handler } from './handler';

/** Changing one's own password: the current one, a good new one, and a fresh code. All other sessions end. */
export const changePassword: Handler<'changePassword'> = async (context, input) => {
  const { app, caller, origin, now } = context;
  const account = await accountById(app.db, caller.userId);
  if (!account) throw new Problem('SIGNED_OUT');
  const key = `current-password:${caller.userId}`;
  await admitTry(app.db, key, now);
  if (
    !(await app.passwords.isRight(passwordAsTyped(context.body, 'currentPassword'), account.passwordHash))
  ) {
    const message = sentence('identity.currentPasswordNotRight');
    throw new Problem('INVALID', { message, errors: { currentPassword: message } });
  }
  await forget(app.db, [key]);
  const password = passwordAsTyped(context.body, 'newPassword');
  await demandGoodPassword(app.passwords, password, account);
  if ((await askOrCheck(context, 'changePassword', input.mfaCode)) === 'asked')
    return { body: { showMFAForm: true } };
  const hash = await app.passwords.hash(password);
  const ended = await app.db.transaction().execute(async (tx) => {
    await setPassword(tx, account, hash, now);
    await awaitPasswordChanged({ db: tx, now }, account);
    await noteSecurityEvent(tx, now, 'password_changed', account.userId, whereFrom(origin));
    return endSessionsOf(tx, account.userId, 'password_changed', now, caller.session._id);
  });
  for (const sessionId of ended) context.announce({ to: 'session', userId: account.userId, sessionId });
  sendSoon(app);
  return { body: {} };
};
