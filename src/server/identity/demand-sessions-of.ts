import { Problem } from '#contract/problems';
import { isLimited, may } from '../request/rights';
import type { RequestContext } from '../request/context';

/**
 * Holds a caller to the sessions they may see and end: their own, and with the right to it those of the people of their company.
 * @throws Problem FORBIDDEN, NOT_FOUND for a person out of scope
 */
export async function demandSessionsOf({ caller, app }: RequestContext, userId: string): Promise<void> {
  if (userId === caller.userId) return;
  if (!may(caller, 'user', 'endSession')) throw new Problem('FORBIDDEN');
  const person = await app.db
    .selectFrom('user')
    .select('companyId')
    .where('_id', '=', userId)
    .executeTakeFirst();
  if (!person) throw new Problem('NOT_FOUND');
  if (isLimited(caller, 'user', 'endSession') && !caller.tree.includes(person.companyId))
    throw new Problem('NOT_FOUND');
}
