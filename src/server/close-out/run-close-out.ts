import { inputOf, lastRow, recordRows } from '../jobs/job-row';
import { inBatch } from '../jobs/job-work';
import type { Outcome, Running } from '../jobs/job-work';
import { checkStop } from '../jobs/stop';
import { demand } from '../request/rights';
import type { Write } from '../request/work';
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
  const { house, job, caller, signal } = running;
  demand(caller, 'exportJob.create');
  const input = inputOf<CloseOutInput>(job);
  if (job.total === null) {
    const total = await countLeft(house.db, job._id, input, caller);
    await house.db.updateTable('job').set({ total }).where('_id', '=', job._id).execute();
  }
  let taken: number;
  do {
    await checkStop(house.db, job._id, signal);
    taken = await inBatch(running, (write) => exportBatch(write, job._id, input));
  } while (taken > 0);
  return {};
}

async function exportBatch(write: Write, jobId: string, input: CloseOutInput): Promise<number> {
  const files = await takeNext(write, jobId, input, batchSize);
  if (files.length === 0) return 0;
  const facts = await readFacts(write.db, files);
  const before = await lastRow(write.db, jobId);
  await recordRows(
    write.db,
    jobId,
    facts.map((one, index) => ({
      row: before + index + 1,
      outcome: 'updated',
      fileId: one.file._id,
      problems: [],
      cells: cellsOf(one),
    })),
  );
  await markExported(write, files, { code: exportCode(jobId), reason: input.reason });
  return files.length;
}
