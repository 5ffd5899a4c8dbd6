import { sql } from 'kysely';
import { inTheLayout } from '../close-out/close-out-input';
import { demandLender, filesByName, filesOfExport } from '../close-out/named-files';
import { startJob } from '../jobs/job-row';
import type { TransactionContext } from '../request/context';
import { conflict, invalid } from '../rules/refuse';
import type { Handler } from './handler';
import { sentence } from '#contract/words/sentence';

/**
 * Tells a lender how its files ended: all closed ones that wait, those named by `fileIds`, or those of an earlier export. What was told
 * before is told again for a reason only.
 */
export const exportCloseOutFiles: Handler<'exportCloseOutFiles'> = async (context, asked) => {
  const { clientId, exportId } = asked;
  const reason = asked.reason?.trim() || null;
  await demandLender(context, clientId);
  if (exportId && asked.fileIds)
    throw invalid('fileIds', sentence('documents.fileIdsExportIdExcludeEachOther'));
  if (asked.fileIds) await filesByName(context, clientId, asked.fileIds, reason);
  const repeated = exportId ? await filesOfExport(context, clientId, exportId, reason) : null;
  const input = inTheLayout({
    clientId,
    fileIds: repeated ?? asked.fileIds ?? null,
    repeats: exportId ?? null,
    reason,
    source: context.origin.source,
  });
  return startJob(context, { kind: 'close_out', input }, (context) => demandNoOther(context, clientId));
};

// Two at once would share the waiting files out between two files by chance.
async function demandNoOther({ db }: TransactionContext, clientId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`closeOut|${clientId}`}, 0))`.execute(db);
  const { rows } = await sql`select from job where kind = 'close_out' and "endedAt" is null
    and input->>'clientId' = ${clientId} limit 1`.execute(db);
  if (rows.length > 0) throw conflict(sentence('documents.exportLendersClosedFilesUnder'));
}
