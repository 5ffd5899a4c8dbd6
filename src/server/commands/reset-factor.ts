import { sentence } from '#contract/words/sentence';
import { writeHistory } from '../history/write-history';
import { forgetCodes } from '../identity/codes';
import { demandSessionsOf } from '../identity/demand-sessions-of';
import { noteSecurityEvent, whereFrom } from '../identity/security-event';
import { endSessionsOf } from '../identity/sessions';
import { awaitAccountMail } from '../messages/await-mail';
import { changeRecord } from '../records/change';
import { demandCode } from '../request/fresh-proof';
import { inTransaction } from '../request/in-transaction';
import { conflict } from '../rules/refuse';
import { demandCover } from '../rules/user/demand-cover';
import type { Handler } from './handler';

/** For who lost their phone, or typed so many wrong codes that none is taken any more. Nobody does it for themselves. */
export const resetFactor: Handler<'resetFactor'> = (context, { userId, reason }) =>
  inTransaction(context, async (context) => {
    const { db, caller, now, origin } = context;
    const person = await changeRecord(context, 'user', userId, async () => {
      if (userId === caller.userId) throw conflict(sentence('people.factorOwn'));
      await demandSessionsOf(context, userId, 'resetMfa');
      await demandCover(db, caller, userId);
      demandCode(context, `resetFactor:${userId}`);
      return { mfaType: 'email', mobilePhone: null };
    });
    await forgetCodes(db, userId);
    const ended = await endSessionsOf(db, userId, 'admin', now);
    await noteSecurityEvent(db, now, 'factor_reset', userId, { ...whereFrom(origin), by: caller.userId });
    await writeHistory(context, {
      type: 'system',
      entity: 'user',
      entityId: userId,
      fileId: null,
      message: sentence('people.factorWasReset', { name: `${person.firstName} ${person.lastName}`, reason }),
      visibility: 'internal',
    });
    context.announce({ to: 'session', userId });
    await awaitAccountMail(context, 'factor_reset', person);
    return { body: { ended: ended.length } };
  });
