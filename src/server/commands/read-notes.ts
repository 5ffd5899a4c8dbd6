import { sql } from 'kysely';
import { conditions } from '../records/conditions';
import type { Sql } from '../database/tables';
import { inTransaction } from '../request/in-transaction';
import type { Write } from '../request/work';
import { announceNotes } from '../rules/note/note-delivery';
import { invalid } from '../rules/refuse';
import type { Handler } from './handler';

/**
 * Marks notes as read: those named, or all of one file that the caller sees; with `unread`, as not read again. One's own
 * notes need no reading. Answers how many changed.
 */
export const readNotes: Handler<'readNotes'> = (work, { noteIds, fileId, all, unread }) =>
  inTransaction(work, async (write) => {
    if (!noteIds?.length && !(fileId && all)) throw invalid('noteIds', 'noteIds is a required field');
    const named = [
      ...(noteIds?.length ? [sql`t._id = any(${noteIds}::uuid[])`] : []),
      ...(fileId ? [sql`t."fileId" = ${fileId}::uuid`] : []),
    ];
    const which = sql`${conditions('note', {}, write.caller)} and ${sql.join(named, sql.raw(' and '))}`;
    const senders = unread ? await markUnread(write, which) : await markRead(write, which);
    // Who wrote them sees who has read them.
    if (senders.length > 0) announceNotes(write, [...new Set([write.caller.userId, ...senders])]);
    return { body: { read: senders.length } };
  });

// Who was not told and reads all the same is a reader from then on: the sender sees who has read.
function markRead(write: Write, which: Sql): Promise<string[]> {
  const { userId, companyId } = write.caller;
  const at = sql`${write.now.toISOString()}::timestamptz`;
  return sendersOf(
    write,
    sql`insert into "noteDelivery" ("noteId", "userId", "companyId", kind, "readAt", "createdAt")
    select t._id, ${userId}::uuid, ${companyId}::uuid, 'reader', ${at}, ${at} from note t
    where ${which} and t."senderId" <> ${userId}::uuid
    on conflict ("noteId", "userId") do update set "readAt" = excluded."readAt"
    where "noteDelivery"."readAt" is null returning "noteId"`,
  );
}

function markUnread(write: Write, which: Sql): Promise<string[]> {
  return sendersOf(
    write,
    sql`update "noteDelivery" set "firstReadAt" = coalesce("firstReadAt", "readAt"), "readAt" = null
    where "userId" = ${write.caller.userId}::uuid and kind <> 'reader' and "readAt" is not null
      and "noteId" in (select t._id from note t where ${which}) returning "noteId"`,
  );
}

/** Who wrote each of the notes that changed. */
async function sendersOf(write: Write, changed: Sql): Promise<string[]> {
  const { rows } = await sql<{ senderId: string }>`with changed as (${changed})
    select n."senderId" from changed join note n on n._id = changed."noteId"`.execute(write.db);
  return rows.map(({ senderId }) => senderId);
}
