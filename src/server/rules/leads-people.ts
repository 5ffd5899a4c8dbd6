import { Problem } from '#contract/problems';
import type { Db } from '../database/tables';
import type { Caller } from '../request/caller';
import { may } from '../request/rights';

/** Whether the caller leads others: who manages people also sees what is on their desks. */
export function leadsPeople(caller: Caller): boolean {
  return may(caller, 'user', 'edit');
}

/**
 * What waits on someone else's desk is for those who lead them.
 * @throws Problem FORBIDDEN
 */
export async function demandLead(db: Db, caller: Caller, userId: string): Promise<void> {
  if (caller.scope === 'all' || userId === caller.userId) return;
  const person = await db.selectFrom('user').select('companyId').where('_id', '=', userId).executeTakeFirst();
  if (!leadsPeople(caller) || !person || !caller.tree.includes(person.companyId))
    throw new Problem('FORBIDDEN');
}
