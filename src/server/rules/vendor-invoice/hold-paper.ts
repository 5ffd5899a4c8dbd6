import { sql } from 'kysely';
import { sentence } from '#contract/words/sentence';
import type { Db } from '../../database/tables';
import { invalid } from '../refuse';

/**
 * Holds the document of an invoice to the files that its lines bill: whoever reads the invoice reads its document with it, and reaches no more
 * than those.
 * @throws Problem INVALID naming `documentId`
 */
export async function holdPaper(
  db: Db,
  documentId: string | null | undefined,
  fileIds: readonly string[],
): Promise<void> {
  if (!documentId) return;
  const { rows } = await sql`
    select from document d where d._id = ${documentId}::uuid and d."fileIds" && ${fileIds}::uuid[]`.execute(
    db,
  );
  if (rows.length === 0) throw invalid('documentId', sentence('files.ofSameFile', { field: 'documentId' }));
}
