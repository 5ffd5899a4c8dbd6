import { sql } from 'kysely';
import { Problem } from '#contract/problems';
import { sideOf } from '#contract/roles/sides';
import { sentence } from '#contract/words/sentence';
import { inputOf } from '../jobs/job-row';
import type { RequestContext } from '../request/context';
import { invalid } from '../rules/refuse';
import { reportedTo } from './awaits-export';
import type { CloseOutInput } from './close-out-input';
import { exportOf } from './exports-in-scope';
import { whyNotRepeat } from './why-not';

/**
 * Holds an export to a lender whose files the caller tells of: any for an agency, their own for a lender.
 * @throws Problem INVALID naming the field
 */
export async function demandLender({ db, caller }: RequestContext, clientId: string): Promise<void> {
  const company = await db
    .selectFrom('company')
    .select(['activityType', 'isOffice'])
    .where('_id', '=', clientId)
    .executeTakeFirst();
  const isOwn = sideOf(caller.activityType) === 'agency' || clientId === caller.headCompanyId;
  if (!isOwn || company?.activityType !== 'lender' || company.isOffice)
    throw invalid('clientId', sentence('documents.clientIdNotLenderWhoseFiles'));
}

/**
 * Files that are exported by name. Of those that were exported before it must be said why they are sent again.
 * @throws Problem INVALID naming the field
 */
export async function filesByName(
  { db, caller }: RequestContext,
  clientId: string,
  fileIds: readonly string[],
  reason: string | null,
): Promise<void> {
  const { rows: found } = await sql<{ exportedAt: string | null }>`
    select t."exportedAt" from file t where t._id = any(${fileIds}::uuid[]) and t."clientId" = ${clientId}::uuid
    and t.closed and t."deletedAt" is null and ${reportedTo(caller)}`.execute(db);
  if (found.length === 0 || found.length < new Set(fileIds).size)
    throw invalid('fileIds', sentence('documents.onlyClosedFilesLenderExported'));
  if (!reason && found.some(({ exportedAt }) => exportedAt)) throw needsReason();
}

/**
 * The files of an earlier export of the same lender, to be sent again.
 * @throws Problem INVALID naming the field, CONFLICT where there is nothing to repeat
 */
export async function filesOfExport(
  { db, caller }: RequestContext,
  clientId: string,
  exportId: string,
  reason: string | null,
): Promise<string[]> {
  const earlier = await exportOf(db, caller, exportId).catch((error: unknown) => {
    if (error instanceof Problem && error.code === 'NOT_FOUND') return undefined;
    throw error;
  });
  if (!earlier || inputOf<CloseOutInput>(earlier).clientId !== clientId)
    throw invalid('exportId', sentence('documents.exportIdNotExportLender'));
  const refusal = whyNotRepeat(caller, earlier);
  if (refusal) throw refusal;
  if (!reason) throw needsReason();
  const rows = await db.selectFrom('jobRow').select('fileId').where('jobId', '=', exportId).execute();
  return rows.flatMap(({ fileId }) => fileId ?? []);
}

const needsReason = (): Problem => invalid('reason', sentence('values.required', { field: 'reason' }));
