import { sql } from 'kysely';
import type { Recorded } from '#contract/resources/index';
import type { Db, Sql } from '../../database/tables';
import { readCallersOfUsers } from '../../request/caller';
import { noteScope } from './note-audience';
import { scopeCondition } from '../../records/conditions';

/** What decides who sees a note. */
export type Addressed = Pick<
  Recorded<'note'>,
  'fileId' | 'audience' | 'noteType' | 'senderId' | 'companyId' | 'recipients'
> & { readonly postedToClient?: boolean; readonly replyToNoteId?: string | null };

/** A note that need not be stored yet, as the table that scopes are written for. */
function asTable(note: Addressed): Sql {
  return sql`select null::uuid _id, ${note.fileId}::uuid "fileId", ${note.audience}::text audience,
    ${note.noteType}::text "noteType", ${note.senderId}::uuid "senderId", ${note.companyId}::uuid "companyId",
    ${note.postedToClient ?? false}::boolean "postedToClient"`;
}

/** Those of some people who would see a note if they were told of it. People who may not sign in see nothing. */
export async function thoseWhoSee(
  db: Db,
  userIds: readonly string[],
  note: Addressed,
): Promise<ReadonlySet<string>> {
  const readers = await readCallersOfUsers(db, userIds);
  if (readers.length === 0) return new Set();
  const told = readers.map((reader) => {
    const sees = scopeCondition(noteScope(reader, sql`true`));
    return sql`case when ${sees} then ${reader.userId}::uuid end`;
  });
  const { rows } = await sql<{ userId: string | null }>`
    with t as (${asTable(note)}) select unnest(array[${sql.join(told)}]) "userId" from t`.execute(db);
  return new Set(rows.flatMap(({ userId }) => (userId ? [userId] : [])));
}
