import { sql } from 'kysely';
import type { TransactionContext } from '../request/context';

/** Something happened on a file. Its version stays: nobody's open form is out of date because of it. */
export async function touchFile(context: TransactionContext, fileId: string): Promise<void> {
  await context.db
    .updateTable('file')
    .set({ lastActivityDate: sql`greatest("lastActivityDate", ${context.now.toISOString()})` })
    .where('_id', '=', fileId)
    .execute();
}
