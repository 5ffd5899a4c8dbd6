import { expectedMove, gatesOfExpected } from '#contract/lifecycles/expected-move';
import type { StatusName } from '#contract/lifecycles/status-row';
import type { Recorded } from '#contract/resources/index';
import type { Db } from '../../database/tables';
import { isGateOpen } from './file-gates';
import { readSurroundings } from './surroundings';

/** The status that a file commonly goes to next as its gates stand; null where somebody has to decide or nothing follows. */
export async function readExpectedNext(
  db: Db,
  file: Recorded<'file'>,
  now: Date,
): Promise<StatusName | null> {
  const gates = gatesOfExpected(file);
  if (gates.length === 0) return expectedMove(file);
  const around = await readSurroundings(db, file, now);
  return expectedMove(
    file,
    gates.filter((gate) => !isGateOpen(gate, file, around)),
  );
}
