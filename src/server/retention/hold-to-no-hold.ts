import { sql } from 'kysely';
import { Problem } from '#contract/problems';
import { sentence } from '#contract/words/sentence';
import type { Db } from '../database/tables';

/** Holds an erasure to there being no legal hold on its file, which has been taken. @throws Problem CONFLICT */
export async function holdToNoLegalHold(db: Db, fileId: string): Promise<void> {
  const { rows } = await sql`select from "legalHold" where "fileId" = ${fileId}::uuid`.execute(db);
  if (rows.length > 0) throw new Problem('CONFLICT', { message: sentence('files.keptByLegalHold') });
}
