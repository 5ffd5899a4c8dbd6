import type { JobRow } from '../database/tables';
import { inputOf } from './job-row';
import type { SheetInput } from './sheet-job';
import type { Undoable } from './undoable';
import { isUndoable } from './undoable';

const minute = 60_000;
/** How long after its end the work of a job can be taken back, in milliseconds: placements a day, changes half an hour. */
const windows: { readonly [K in Undoable]: number } = {
  import: 24 * 60 * minute,
  lender: 24 * 60 * minute,
  update: 30 * minute,
  past_due: 30 * minute,
};

/** The states of a taking-back that was begun and did not come to its end: its own person begins it again. */
export const stoppedUndo: readonly JobRow['status'][] = ['cancelled', 'failed'];

/**
 * Until when what a job did can be taken back; null where it cannot, or was already. `undoing`: how the job stands that takes it back,
 * where one was begun.
 */
export function undoUntil(job: JobRow, undoing?: JobRow['status'] | null): string | null {
  const window = isUndoable(job.kind) ? windows[job.kind] : undefined;
  const isTaken = job.undoneBy !== null && !(undoing && stoppedUndo.includes(undoing));
  if (!window || !job.endedAt || isTaken || inputOf<Partial<SheetInput>>(job).dryRun) return null;
  return new Date(new Date(job.endedAt).getTime() + window).toISOString();
}
