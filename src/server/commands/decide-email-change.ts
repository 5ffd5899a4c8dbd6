import { sentence } from '#contract/words/sentence';
import { pendingEmail, readEmailLink, useEmailLink } from '../identity/email-change';
import { linkIsGone, tryLink } from '../identity/try-link';
import { changeRecord } from '../records/change';
import { readCallerOfUser } from '../request/caller';
import { contextWith } from '../request/context-with';
import { inTransaction } from '../request/in-transaction';
import { checkPerson } from '../rules/user/user-fields';
import type { Handler } from './handler';

/** What the old address says of a new one, in the name of the person whose it is: nobody is signed in by it. */
export const decideEmailChange: Handler<'decideEmailChange'> = async (context, { token, accepted }) => {
  const { app, now } = context;
  const { account, newEmail } = await tryLink(context, token, readEmailLink);
  const caller = await readCallerOfUser(app.db, account.userId);
  if (!caller) throw linkIsGone();
  return inTransaction(contextWith(context, { caller }), async (inner) => {
    if (!(await useEmailLink(inner.db, token, now))) throw linkIsGone();
    await changeRecord(inner, 'user', account.userId, async (current) => {
      if (current.pendingEmail !== newEmail || current.email !== account.email) throw linkIsGone();
      if (!accepted) return pendingEmail(null, now);
      await checkPerson(inner.db, { ...current, email: newEmail }, current._id);
      return { ...pendingEmail(null, now), email: newEmail };
    });
    const message = accepted ? 'identity.emailIsConfirmed' : 'identity.emailStays';
    return { body: { message: sentence(message) } };
  });
};
