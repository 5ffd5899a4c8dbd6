import type { JobRow } from '../database/tables';
import { inputOf } from './job-row';
import type { SheetInput } from './sheet-job';

const minute = 60_000;
/** How long after its end the work of a spreadsheet can be taken back, in milliseconds: placements a day, changes half an hour. */
const windows: { readonly [K in JobRow['kind']]?: number } = {
  import: 24 * 60 * minute,
  update: 30 * minute,
};

/** Until when what a job did can be taken back; null where it cannot, or was already. */
export function undoUntil(job: JobRow): string | null {
  const window = windows[job.kind];
  if (!window || !job.endedAt || job.undoneBy || inputOf<Partial<SheetInput>>(job).dryRun) return null;
  return new Date(new Date(job.endedAt).getTime() + window).toISOString();
}
