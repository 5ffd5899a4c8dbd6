import { sql } from 'kysely';
import type { Recorded } from '#contract/resources/index';
import type { TransactionContext } from '../request/context';
import { putOnDesk, remindersOfDeadlines } from '../rules/file/deadline-reminders';
import { readStanding } from '../rules/reminder/rule-reminders';

type Clocked = Pick<Recorded<'file'>, '_id' | 'ref' | 'state' | 'deadlines' | 'agencyId' | 'assignedUsers'>;

/**
 * Puts what reminds of the open times of the law of files on the desks of those who work them, where it stands on none: after an update of
 * the house that has more of them reminded of. What somebody has done stays done.
 */
export async function remindOfOpenClocks(
  context: TransactionContext,
  files: readonly Pick<Recorded<'file'>, '_id'>[],
): Promise<void> {
  const { rows } = await sql<Clocked>`
    select _id, ref, state, deadlines, "agencyId", "assignedUsers" from file
    where _id = any(${files.map(({ _id }) => _id)}::uuid[]) and deadlines is not null and not closed
      and "deletedAt" is null order by _id`.execute(context.db);
  for (const file of rows)
    for (const reminder of remindersOfDeadlines(file).values())
      if (!(await readStanding(context, reminder))) await putOnDesk(context, file, reminder);
}
