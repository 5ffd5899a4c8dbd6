import { inputOf, lastRow, recordRows } from '../jobs/job-row';
import { inBatch } from '../jobs/job-context';
import type { Outcome, Running } from '../jobs/job-context';
import { checkStop } from '../jobs/stop';
import { noteProgress } from '../jobs/turn';
import { demand } from '../request/rights';
import type { TransactionContext } from '../request/context';
import { cellsOf } from './cells';
import { exportCode } from './close-out-input';
import type { CloseOutInput } from './close-out-input';
import { readFacts } from './facts';
import { markExported } from './mark-exported';
import { countLeft, takeNext } from './taken-files';

const batchSize = 25;

/**
 * Takes closed files batch by batch. The rows of a batch, the marks of its files and their history are one transaction, and the file
 * that is downloaded is made of the rows: so there is none that was sent and not marked, and none that was marked and not sent,
 * whenever a host dies. An export that is stopped holds the files that were through, and the others go on waiting.
 */
export async function runCloseOut(running: Running): Promise<Outcome> {
  const { app, job, caller, signal } = running;
  demand(caller, 'exportJob.create');
  const input = inputOf<CloseOutInput>(job);
  if (job.total === null) {
    const total = await countLeft(app.db, job._id, input, caller);
    await noteProgress(app.db, job, { total });
  }
  let taken: number;
  do {
    await checkStop(app.db, job._id, signal);
    taken = await inBatch(running, (context) => exportBatch(context, job._id, input));
  } while (taken > 0);
  return {};
}

async function exportBatch(
  context: TransactionContext,
  jobId: string,
  input: CloseOutInput,
): Promise<number> {
  const files = await takeNext(context, jobId, input, batchSize);
  if (files.length === 0) return 0;
  const facts = await readFacts(context.db, files);
  const before = await lastRow(context.db, jobId);
  await recordRows(
    context.db,
    jobId,
    facts.map((one, index) => ({
      row: before + index + 1,
      outcome: 'updated',
      fileId: one.file._id,
      problems: [],
      cells: cellsOf(one),
    })),
  );
  await markExported(context, files, { code: exportCode(jobId), reason: input.reason });
  return files.length;
}
