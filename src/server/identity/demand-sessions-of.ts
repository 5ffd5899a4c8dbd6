import { Problem } from '#contract/problems';
import { isLimited, may } from '../request/rights';
import type { RequestContext } from '../request/context';

/**
 * Holds a caller to the sessions they may see and end: their own, and with the right to it those of the people of their company. So it is
 * with the codes that they may reset.
 * @throws Problem FORBIDDEN, NOT_FOUND for a person out of scope
 */
export async function demandSessionsOf(
  { caller, db }: RequestContext,
  userId: string,
  action: 'endSession' | 'resetMfa' = 'endSession',
): Promise<void> {
  if (userId === caller.userId) return;
  if (!may(caller, 'user', action)) throw new Problem('FORBIDDEN');
  const person = await db.selectFrom('user').select('companyId').where('_id', '=', userId).executeTakeFirst();
  if (!person) throw new Problem('NOT_FOUND');
  if (isLimited(caller, 'user', action) && !caller.tree.includes(person.companyId))
    throw new Problem('NOT_FOUND');
}
