import { sql } from 'kysely';
import { Problem } from '#contract/problems';
import { conditions } from '../records/conditions';
import type { Sql } from '../database/tables';
import { inTransaction } from '../request/in-transaction';
import type { TransactionContext } from '../request/context';
import { announceNotes } from '../rules/note/note-delivery';
import { invalid } from '../rules/refuse';
import { eachInScope } from './each-in-scope';
import type { Handler } from './handler';
import { sentence } from '#contract/words/sentence';

/**
 * Marks notes as read: those named, or all of one file that the caller sees; with `unread`, as not read again. One's own
 * notes need no reading. Answers how many changed.
 */
export const readNotes: Handler<'readNotes'> = (context, { noteIds, fileId, all, unread }) =>
  inTransaction(context, async (context) => {
    if (!noteIds?.length && !(fileId && all))
      throw invalid('noteIds', sentence('values.required', { field: 'noteIds' }));
    const named = [
      ...(noteIds?.length ? [sql`t._id = any(${noteIds}::uuid[])`] : []),
      ...(fileId ? [sql`t."fileId" = ${fileId}::uuid`] : []),
    ];
    const which = sql`${conditions('note', {}, context.caller)} and ${sql.join(named, sql.raw(' and '))}`;
    const senders = unread ? await markUnread(context, which) : await markRead(context, which);
    // Who wrote them sees who has read them.
    if (senders.length > 0) announceNotes(context, [...new Set([context.caller.userId, ...senders])]);
    const several = noteIds?.length ? { field: 'noteIds', ids: noteIds } : undefined;
    const data =
      several &&
      (await eachInScope(context, 'note', several, (note) =>
        fileId && note.fileId !== fileId ? new Problem('NOT_FOUND') : undefined,
      ));
    return { body: { read: senders.length, ...(data && { data }) } };
  });

// Who was not told and reads all the same is a reader from then on: the sender sees who has read.
function markRead(context: TransactionContext, which: Sql): Promise<string[]> {
  const { userId, companyId } = context.caller;
  const at = sql`${context.now.toISOString()}::timestamptz`;
  return sendersOf(
    context,
    sql`insert into "noteDelivery" ("noteId", "userId", "companyId", kind, "readAt", "createdAt")
    select t._id, ${userId}::uuid, ${companyId}::uuid, 'reader', ${at}, ${at} from note t
    where ${which} and t."senderId" <> ${userId}::uuid
    on conflict ("noteId", "userId") do update set "readAt" = excluded."readAt"
    where "noteDelivery"."readAt" is null returning "noteId"`,
  );
}

function markUnread(context: TransactionContext, which: Sql): Promise<string[]> {
  return sendersOf(
    context,
    sql`update "noteDelivery" set "firstReadAt" = coalesce("firstReadAt", "readAt"), "readAt" = null
    where "userId" = ${context.caller.userId}::uuid and kind <> 'reader' and "readAt" is not null
      and "noteId" in (select t._id from note t where ${which}) returning "noteId"`,
  );
}

/** Who wrote each of the notes that changed. */
async function sendersOf(context: TransactionContext, changed: Sql): Promise<string[]> {
  const { rows } = await sql<{ senderId: string }>`with changed as (${changed})
    select n."senderId" from changed join note n on n._id = changed."noteId"`.execute(context.db);
  return rows.map(({ senderId }) => senderId);
}
