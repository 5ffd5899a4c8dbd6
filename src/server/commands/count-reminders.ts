import { sql } from 'kysely';
import { conditions } from '../records/conditions';
import { demandLead } from '../rules/leads-people';
import { isDue } from '../rules/reminder/reminder-views';
import type { Handler } from './handler';

/** How many reminders of a person are due and not put off: the caller's own, or those of someone they lead. */
export const countReminders: Handler<'countReminders'> = async ({ db, caller, now }, { userId }) => {
  const owner = userId ?? caller.userId;
  await demandLead(db, caller, owner);
  const { rows } = await sql<{ count: number }>`
    select count(*) count from reminder t
    where t."userId" = ${owner}::uuid and ${isDue(now)} and ${conditions('reminder', {}, caller)}`.execute(
    db,
  );
  return { body: { count: rows[0]?.count ?? 0 } };
};
