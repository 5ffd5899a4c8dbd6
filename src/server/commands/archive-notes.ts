import { sql } from 'kysely';
import { conditions } from '../records/conditions';
import { inTransaction } from '../request/in-transaction';
import { announceNotes } from '../rules/note/note-delivery';
import { eachInScope } from './each-in-scope';
import type { Handler } from './handler';

/** Puts notes away from the caller's own desk, or takes them back. Nobody else's desk changes, and nothing is read by it. */
export const archiveNotes: Handler<'archiveNotes'> = (context, { noteIds, archived }) =>
  inTransaction(context, async (context) => {
    const { userId, companyId } = context.caller;
    const at = sql`${context.now.toISOString()}::timestamptz`;
    const which = sql`${conditions('note', {}, context.caller)} and t._id = any(${noteIds}::uuid[])`;
    const { numAffectedRows } = archived
      ? await sql`
          insert into "noteDelivery" ("noteId", "userId", "companyId", kind, "archivedAt", "createdAt")
          select t._id, ${userId}::uuid, ${companyId}::uuid, 'reader', ${at}, ${at} from note t where ${which}
          on conflict ("noteId", "userId") do update set "archivedAt" = excluded."archivedAt"
          where "noteDelivery"."archivedAt" is null`.execute(context.db)
      : await sql`
          update "noteDelivery" set "archivedAt" = null
          where "userId" = ${userId}::uuid and "archivedAt" is not null
            and "noteId" in (select t._id from note t where ${which})`.execute(context.db);
    const changed = Number(numAffectedRows ?? 0);
    if (changed > 0) announceNotes(context, [userId]);
    const data = await eachInScope(context, 'note', { field: 'noteIds', ids: noteIds });
    return { body: { archived: changed, data } };
  });
