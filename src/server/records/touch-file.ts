import { sql } from 'kysely';
import type { Write } from '../request/work';

/** Something happened on a file. Its version stays: nobody's open form is out of date because of it. */
export async function touchFile(write: Write, fileId: string): Promise<void> {
  await write.db
    .updateTable('file')
    .set({ lastActivityDate: sql`greatest("lastActivityDate", ${write.now.toISOString()})` })
    .where('_id', '=', fileId)
    .execute();
}
