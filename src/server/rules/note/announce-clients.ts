import { sql } from 'kysely';
import type { TransactionContext } from '../../request/context';
import { announceNotes } from './note-delivery';

/** Has the people of the client of some files, its offices among them, count what is new for them. */
export async function announceClients(
  context: TransactionContext,
  fileIds: readonly string[],
): Promise<void> {
  const { rows } = await sql<{ userId: string }>`
    select distinct u._id "userId" from file f
    join company c on c.lineage @> array[f."clientId"] and (f."clientOfficeId" is null or c._id in (f."clientId", f."clientOfficeId"))
    join "user" u on u."companyId" = c._id and u."userStatus" = 'active'
    where f._id = any(${fileIds}::uuid[])`.execute(context.db);
  announceNotes(
    context,
    rows.map(({ userId }) => userId),
  );
}
