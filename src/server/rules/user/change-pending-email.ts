import { sentence } from '#contract/words/sentence';
import { pendingEmail } from '../../identity/email-change';
import { changeRecord } from '../../records/change';
import { holdToAction } from '../../records/hold-to-action';
import { inTransaction } from '../../request/in-transaction';
import type { RequestContext } from '../../request/context';
import { conflict } from '../refuse';
import { demandCover } from './demand-cover';

/**
 * What becomes of a new e-mail that waits: it waits anew, or nothing does any more. For the person whose it is, and for whoever may
 * change how they sign in.
 * @throws Problem NOT_FOUND, FORBIDDEN, CONFLICT where none waits
 */
export function changePendingEmail(
  context: RequestContext,
  userId: string,
  becomes: (email: string) => Promise<string> | null,
): Promise<{ body: Record<never, never> }> {
  return inTransaction(context, async (inner) => {
    await changeRecord(inner, 'user', userId, async (current) => {
      holdToAction(inner, 'user', current, 'edit');
      await demandCover(inner.db, inner.caller, userId);
      if (!current.pendingEmail) throw conflict(sentence('people.noEmailWaits'));
      return pendingEmail(await becomes(current.pendingEmail), inner.now);
    });
    return { body: {} };
  });
}
