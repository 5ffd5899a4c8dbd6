import { sql } from 'kysely';
import { takeAll } from '../../records/take';
import type { TransactionContext } from '../../request/context';
import { announceReminder, changeReminder } from './reminder-change';

interface Handing {
  readonly fileId: string;
  /** Whose they are, and whose they will be. */
  readonly from: string;
  readonly to: string;
}

const pending = (alias: string) => sql`${sql.ref(alias)}.status in ('open', 'snoozed')`;

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
    sql`t."fileId" = ${fileId}::uuid and t."userId" = ${from}::uuid and ${pending('t')} and exists (
      select 1 from "user" u join company a on a._id = u."companyId" join company b on b.lineage[1] = a.lineage[1]
        join "user" v on v."companyId" = b._id
      where u._id = t."userId" and v._id = ${to}::uuid)`,
  );
  const { rows } = await sql<{ _id: string }>`
    select t._id from reminder t where t._id = any(${theirs.map(({ _id }) => _id)}::uuid[]) and exists (
      select 1 from reminder o where o."fileId" = t."fileId" and o."userId" = ${to}::uuid and ${pending('o')}
        and o."deletedAt" is null and o.source = 'rule' and t.source = 'rule' and o.title = t.title)`.execute(
    context.db,
  );
  const both = new Set(rows.map(({ _id }) => _id));
  for (const reminder of theirs)
    await changeReminder(
      context,
      reminder,
      both.has(reminder._id) ? { status: 'cancelled', snoozedUntil: null } : { userId: to },
      undefined,
    );
  announceReminder(context, { userId: to });
}
