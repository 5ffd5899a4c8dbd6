import { sql } from 'kysely';
import { takeAll } from '../../records/take';
import type { TransactionContext } from '../../request/context';
import { passOnReminder } from './pass-on-reminder';
import { isPending } from './rule-reminders';

interface Handing {
  readonly fileId: string;
  /** Whose they are, and whose they will be. */
  readonly from: string;
  readonly to: string;
}

/**
 * What a person still has to be reminded of in a file becomes another's of the same house, with its day; what both are reminded of stands
 * on one desk. It is done with what the caller sees of the first one's desk.
 */
export async function handOnReminders(
  context: TransactionContext,
  { fileId, from, to }: Handing,
): Promise<void> {
  const theirs = await takeAll(
    context,
    'reminder',
    sql`t."fileId" = ${fileId}::uuid and t."userId" = ${from}::uuid and ${isPending} and exists (
      select 1 from "user" u join company a on a._id = u."companyId" join company b on b.lineage[1] = a.lineage[1]
        join "user" v on v."companyId" = b._id
      where u._id = t."userId" and v._id = ${to}::uuid)`,
  );
  for (const reminder of theirs) await passOnReminder(context, reminder, to);
}
