import { Readable } from 'node:stream';
import type { JobRow } from '../database/tables';
import { noteSecurityEvent } from '../identity/security-event';
import { download } from '../jobs/download';
import { inputOf } from '../jobs/job-row';
import type { Answer, RequestContext } from '../request/context';
import { exportCode } from './close-out-input';
import type { CloseOutInput } from './close-out-input';
import { closeOutLines } from './close-out-lines';
import { whyNotDownload } from './why-not';

/**
 * The file of an export, for whoever may have it.
 * @throws Problem FORBIDDEN, CONFLICT while it is still written
 */
export async function downloadCloseOut(context: RequestContext, job: JobRow): Promise<Answer> {
  context.demand('exportJob.show');
  const refusal = whyNotDownload(context.caller, job);
  if (refusal) throw refusal;
  const { key, clientId, columns } = inputOf<CloseOutInput>(job);
  const { code } = await context.db
    .selectFrom('company')
    .select('code')
    .where('_id', '=', clientId)
    .executeTakeFirstOrThrow();
  const taken = { jobId: job._id, kind: job.kind, rows: job.done };
  await noteSecurityEvent(context.db, context.now, 'export', context.caller.userId, taken);
  const name = ['close-out', key, code, job.createdAt.slice(0, 10), exportCode(job._id)].join('-');
  return download(Readable.from(closeOutLines(context.db, job._id, columns)), `${name}.csv`, 'csv');
}
