import type { RowOutcome } from './job-row';
import { effectOf } from './row-effect';
import type { Counted } from '../rules/file/file-past-due';
import type { CellProblem } from '#contract/placement/reasons';
import type { ProblemCode } from '#contract/problems';
import type { Sentence } from '#contract/words/sentence';

/** What the downloads of a count are named after. */
export const countName = 'days-past-due';

/** What a count of days past due was asked: of which files, up to which day, and whether it only finds out what it would do. */
export interface CountInput {
  readonly fileIds?: readonly string[] | undefined;
  readonly asOf?: string | undefined;
  readonly dryRun: boolean;
  /** What is kept of a file that was not counted. */
  readonly header: readonly ['ref'];
}

/** What became of one of the files that were named. */
interface Named {
  readonly _id: string;
  readonly ok: boolean;
  readonly code?: ProblemCode;
  readonly message?: Sentence;
}

/** The rows of a count: each of the files that were named, in their order, else those that were counted on. */
export function rowsOfCount(all: readonly Counted[], named?: readonly Named[]): RowOutcome[] {
  const moved = new Map(all.map((one) => [one.file._id, one]));
  const ids = named ?? all.map(({ file: { _id } }) => ({ _id, ok: true }));
  return ids.map((one, at) => rowOf(at + 1, one, moved.get(one._id)));
}

function rowOf(row: number, { _id, ok, code, message }: Named, moved: Counted | undefined): RowOutcome {
  if (!ok) {
    const problem: CellProblem = {
      column: 'ref',
      reason: 'notAccepted',
      value: '',
      ...(message && { detail: message }),
    };
    // A file out of sight is named by nothing.
    const fileId = code === 'NOT_FOUND' ? null : _id;
    return { row, outcome: 'rejected', fileId, problems: [problem], cells: null };
  }
  const through = { row, fileId: _id, problems: [], cells: null };
  const file = moved && effectOf(moved.file, moved.change);
  return file ? { ...through, outcome: 'updated', effect: { file } } : { ...through, outcome: 'unchanged' };
}
