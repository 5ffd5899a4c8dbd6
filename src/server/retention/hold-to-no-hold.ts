import { sql } from 'kysely';
import { Problem } from '#contract/problems';
import { sentence } from '#contract/words/sentence';
import type { Db } from '../database/tables';

/** Holds an erasure to there being no legal hold on its files, which have been taken. @throws Problem CONFLICT */
export async function holdToNoLegalHold(db: Db, ...fileIds: readonly string[]): Promise<void> {
  if (fileIds.length === 0) return;
  const { rows } = await sql`select from "legalHold" where "fileId" = any(${fileIds}::uuid[])`.execute(db);
  if (rows.length > 0) throw new Problem('CONFLICT', { message: sentence('files.keptByLegalHold') });
}
