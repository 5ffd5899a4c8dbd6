import type { ValueOf } from '../vocabularies';
import { statusOf } from './file-status';
import type { Gate, StatusName } from './status-row';

/** What the expected move of a file follows from. */
export interface ExpectedFacts {
  readonly status: StatusName;
  readonly assignmentType: ValueOf<'assignmentType'>;
  readonly state?: ValueOf<'province'> | null;
  readonly previousStatus?: StatusName | null;
  readonly assignedCompanies?: readonly string[] | null;
}

/**
 * The status that a file of its kind commonly goes to next, or null where somebody has to decide or nothing follows. Whether this
 * person may take it now is for `whyNot`.
 * @param shutGates gates that are known not to have passed
 */
export function expectedMove(file: ExpectedFacts, shutGates: readonly Gate[] = []): StatusName | null {
  const { expectedNext, expectedFor, expectedIn, expectedFirst, expectedAlone } = statusOf(file.status);
  const own = expectedFor?.[file.assignmentType];
  if (own) return own;
  const there = file.state && expectedIn?.[file.state];
  if (there && !shutGates.includes(there.gate)) return there.next;
  if (expectedFirst && shutGates.includes(expectedFirst.gate)) return expectedFirst.next;
  if (expectedAlone && !file.assignedCompanies?.length) return expectedAlone;
  switch (expectedNext) {
    case '@decision':
    case '@end':
      return null;
    case '@previous':
      return file.previousStatus ?? null;
    default:
      return expectedNext;
  }
}

/** The gates that decide which move is the expected one of a file. */
export function gatesOfExpected({ status, state }: Pick<ExpectedFacts, 'status' | 'state'>): readonly Gate[] {
  const { expectedFirst, expectedIn } = statusOf(status);
  const there = state && expectedIn?.[state];
  return [...(expectedFirst ? [expectedFirst.gate] : []), ...(there ? [there.gate] : [])];
}

/** One of a file's moves, as far as its expectation goes. */
interface OfferedMove {
  readonly status: StatusName;
  readonly reasons: readonly { readonly gate?: Gate }[];
}

/** The expected one among the moves that the host offers, whether or not it can be taken now; none where it is not among them. */
export function expectedAmong<M extends OfferedMove>(
  file: ExpectedFacts,
  moves: readonly M[],
): M | undefined {
  const shut = moves.flatMap(({ reasons }) => reasons.flatMap(({ gate }) => gate ?? []));
  const next = expectedMove(file, shut);
  return moves.find(({ status }) => status === next);
}
