import type { ValueOf } from '../vocabularies';
import { stages } from './file-stages';
import type { StageRow } from './file-stages';
import { statuses } from './file-statuses';
import type { PreviousToken, StageName, StatusName, StatusRow } from './status-row';
import { isOfRedemption } from './way-back';

const statusRows = new Map(statuses.map((row) => [row.name, row]));
const stageRows = new Map(stages.map((row) => [row.name, row]));

/** The row of a status. Throws a `RangeError` for a name that is no status. */
export function statusOf(name: StatusName): StatusRow {
  const row = statusRows.get(name);
  if (!row) throw new RangeError(`No status ${name}`);
  return row;
}

/** The path of the field that holds the date on which a status is due in a province; none where hours or nothing limit it. */
export function dueFieldOf(status: StatusName, province: ValueOf<'province'>): string | undefined {
  const { dueField, dueFieldIn } = statusOf(status);
  return dueFieldIn?.[province] ?? dueField;
}

/** The row of a stage. Throws a `RangeError` for a name that is no stage. */
export function stageOf(name: StageName): StageRow {
  const row = stageRows.get(name);
  if (!row) throw new RangeError(`No stage ${name}`);
  return row;
}

export interface NextOptions {
  /** Where given, it stands in for `@previous`; null leaves the return out, since there is nowhere to return to. */
  readonly previousStatus?: StatusName | null;
  /** Adds the corrections that only a supervisor makes. */
  readonly supervisor?: boolean;
}

/**
 * The statuses that may follow, as far as the road goes: whether this person may take it now is for `whyNot`.
 * Legal review and a request to close may follow every status that is not final.
 */
export function nextStatuses(from: StatusName, options: NextOptions = {}): (StatusName | PreviousToken)[] {
  const row = statusOf(from);
  const next = new Set<StatusName | PreviousToken>();
  for (const to of row.allowedNext) addTo(next, to, options.previousStatus);
  for (const to of allowedAfter(row, options.previousStatus)) next.add(to);
  if (row.category !== 'terminal') next.add('legal_review').add('close_requested');
  if (options.supervisor) for (const to of corrections(row)) next.add(to);
  next.delete(from);
  return [...next];
}

function addTo(
  next: Set<StatusName | PreviousToken>,
  to: StatusName | PreviousToken,
  previous?: StatusName | null,
): void {
  if (to !== '@previous') next.add(to);
  else if (previous === undefined) next.add('@previous');
  else if (previous !== null) next.add(previous);
}

function allowedAfter({ allowedAfter = {} }: StatusRow, previous?: StatusName | null): readonly StatusName[] {
  if (previous === undefined) return Object.values(allowedAfter).flat();
  return (previous && allowedAfter[statusOf(previous).stage]) ?? [];
}

/**
 * Out of the legal stage a supervisor leads a file only at the end, when its own statuses have been gone through; out of a redemption, to
 * where the unit was and nowhere else.
 */
function corrections(row: StatusRow): StatusName[] {
  if ((row.stage === 'legal' && row.name !== 'resume') || isOfRedemption(row.name)) return [];
  return stageOf(row.stage).transitions.flatMap(({ special, status }) => (special && status ? [status] : []));
}
