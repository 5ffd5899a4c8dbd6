import { hasVinCheckDigit, isVin } from '../vin';
import type { ValueOfField } from '../fields';
import { neededColumns, placementColumns, placementColumnNames } from './columns';
import type { PlacementColumn } from './columns';
import { todayIn } from './province-time';
import { readCell } from './read-cell';
import type { CellProblem, Reason } from './reasons';
import type { RowSays } from './row-says';

type Said = { readonly [C in PlacementColumn]?: ValueOfField<(typeof placementColumns)[C]> };

/** A placement as it was read: what the row says, absent where its cell is empty. */
export type Placement = Said & Required<Pick<Said, (typeof neededColumns)[number]>>;

export interface CheckedRow {
  /** Absent where the row is refused. */
  readonly placement: Placement | undefined;
  /** Refusals first, then warnings. */
  readonly problems: readonly CellProblem[];
}

/** The account numbers and VINs that stood in the rows so far, refused or not. One for each reading of a file. */
export interface SeenRows {
  readonly accounts: Set<string>;
  readonly vins: Set<string>;
}

/** Before the first row. */
export const noRowsSeen = (): SeenRows => ({ accounts: new Set(), vins: new Set() });

/**
 * Checks one row of a placement by itself and against the rows before it. `now` says which dates are still to come, `dayFirst` how those are
 * read that could be two.
 */
export function checkRow(says: RowSays, seen: SeenRows, now: Date, dayFirst?: boolean): CheckedRow {
  const read: Partial<Record<PlacementColumn, unknown>> = {};
  const refusals: CellProblem[] = [];
  const refuse = (column: PlacementColumn, reason: Reason): void => {
    if (refusals.every((refusal) => refusal.column !== column))
      refusals.push({ column, reason, value: says(column) });
  };
  for (const column of placementColumnNames) {
    const field = placementColumns[column];
    const cell = readCell(says(column), field, now, dayFirst);
    if ('reason' in cell) refuse(column, cell.reason);
    else if (cell.value !== null) read[column] = column === 'instructions' ? says(column) : cell.value;
    else if (isNeeded(column)) refuse(column, 'required');
  }
  if (typeof read.accountNumber === 'string') {
    if (seen.accounts.has(read.accountNumber)) refuse('accountNumber', 'repeated');
    seen.accounts.add(read.accountNumber);
  }
  const placement = read as unknown as Placement;
  if (
    placement.assignmentDate &&
    placement.province &&
    placement.assignmentDate > todayIn(placement.province, now)
  )
    refuse('assignmentDate', 'inFuture');
  // Half an address, half a name, and a vehicle of which nothing is known, are of no use to whoever looks for them.
  if (placement.addressLine1 && !placement.city) refuse('city', 'required');
  if ((placement.city || placement.addressLine2) && !placement.addressLine1)
    refuse('addressLine1', 'required');
  if (ofCoDebtor.some((column) => placement[column]) && !placement.coDebtorLastName)
    refuse('coDebtorLastName', 'required');
  if (!placement.vin && !placement.make) refuse('vin', 'required');
  const warnings = warningsOf(placement, seen);
  if (placement.vin) seen.vins.add(placement.vin);
  return { placement: refusals.length > 0 ? undefined : placement, problems: [...refusals, ...warnings] };
}

/** What is of nobody where the row does not name who owes with the debtor. */
const ofCoDebtor = ['coDebtorFirstName', 'coDebtorPhone', 'coDebtorAddress', 'coDebtorCity'] as const;

const isNeeded = (column: PlacementColumn): boolean =>
  (neededColumns as readonly PlacementColumn[]).includes(column);

// A serial number that is no right VIN may be an older or a foreign one: it is said, not refused.
// One asset on two accounts may be right, as that of two debts.
function warningsOf({ vin }: Placement, { vins }: SeenRows): CellProblem[] {
  if (vin === undefined) return [];
  const reasons: Reason[] = [];
  if (!hasVinCheckDigit(vin))
    reasons.push(isVin(vin) ? 'vinCheckDigit' : vin.length === 17 ? 'vinCharacters' : 'vinLength');
  if (vins.has(vin)) reasons.push('repeated');
  return reasons.map((reason) => ({ column: 'vin', reason, value: vin, warning: true }));
}
