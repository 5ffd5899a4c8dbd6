import { stages } from './file-stages';
import { statusOf } from './file-status';
import type { StageName, StatusName } from './status-row';

/** How a file stands to a stage. `skipped`: known not to have been gone through. */
export type StageStanding = 'passed' | 'skipped' | 'now' | 'ahead';

/** What the way of a file is read from. */
export interface TravelledFile {
  readonly stage: StageName;
  readonly previousStatus?: StatusName | null;
  /** The stages that the file has been in; absent where that is not known, and then nothing is said to be skipped. */
  readonly stagesPassed?: readonly StageName[] | null;
}

/** The stages in their order: the way travelled, where the file stands, and what lies ahead. */
export function stageRail(
  file: TravelledFile,
): { readonly name: StageName; readonly standing: StageStanding }[] {
  const passed = file.stagesPassed ? new Set(file.stagesPassed) : undefined;
  // Legal is a way off the road: it is shown where the file is on it, or has been, and the road goes on where it was left.
  const shown = stages.filter(
    ({ name }) => name !== 'legal' || file.stage === 'legal' || passed?.has('legal'),
  );
  const left =
    file.stage === 'legal' && file.previousStatus ? statusOf(file.previousStatus).stage : file.stage;
  const here = shown.findIndex(({ name }) => name === left);
  return shown.map(({ name }, index) => ({ name, standing: standingOf(name, index) }));

  function standingOf(name: StageName, index: number): StageStanding {
    if (name === file.stage) return 'now';
    if (index > here) return name === 'legal' ? 'passed' : 'ahead';
    return name === 'intake' || name === left || !passed || passed.has(name) ? 'passed' : 'skipped';
  }
}
