import { placementHeads } from '../words/placement-heads';
import { sentence } from '../words/sentence';
import { neededColumns, placementColumnNames } from './columns';
import type { PlacementColumn } from './columns';
import { plainName, readColumns } from './read-columns';
import type { ColumnNames, Mapping, ReadColumns } from './read-columns';

const plainHeads = new Map(
  placementColumnNames.map((column) => [column, placementHeads[column].map(plainName)]),
);

/** What the columns of a spreadsheet of placements may mean. */
export const placementNames: ColumnNames<PlacementColumn> = {
  names: placementColumnNames,
  called: (column) => plainHeads.get(column) ?? [],
  unknown: (column) => sentence('documents.notColumnPlacement', { column }),
};

/** Which cell of a row holds which column of a placement. */
export type Positions = ReadColumns<PlacementColumn>['positions'];

/** Finds the columns of a placement in a header; one without which no row can be taken is an error where it is missing. */
export function readHeader(header: readonly string[], mapping: Mapping = {}): ReadColumns<PlacementColumn> {
  const read = readColumns(placementNames, header, mapping);
  const missing = neededColumns.filter((column) => read.positions[column] === undefined);
  const errors = missing.map((column) => sentence('documents.noColumnStands', { column }));
  return { ...read, errors: [...read.errors, ...errors] };
}
