import type { RowOf } from '#contract/commands/input';
import { isPlacementColumn, placementColumnNames } from '#contract/placement/columns';
import type { PlacementColumn } from '#contract/placement/columns';
import { plainName } from '#contract/placement/read-columns';
import type { Mapping } from '#contract/placement/read-columns';
import type { ValueMapping } from '#contract/placement/row-says';
import type { SheetColumn } from '../sheet-preview';

type Kept = RowOf<'showPlacementLayouts'>;

/** A version of how a lender’s spreadsheets are read. */
export type Layout = Omit<Kept, 'mapping' | 'values'> & {
  readonly mapping: Mapping;
  readonly values: ValueMapping;
};

/** A version as the host answers it: it holds what a spreadsheet was read by. */
export const layoutOf = (kept: Kept): Layout => kept as Layout;

const byPlainName = new Map(placementColumnNames.map((name) => [plainName(name), name]));

/** The heads of the spreadsheet that a version names, each with the column that it means here. */
export const columnsOf = (mapping: Mapping): readonly SheetColumn<PlacementColumn>[] =>
  Object.entries(mapping).map(([name, means]) => ({
    name,
    samples: [],
    means: (means && byPlainName.get(plainName(means))) || null,
  }));

/** The lender’s own words that a version knows. */
export const wordsOf = (values: ValueMapping) =>
  Object.entries(values).flatMap(([column, words]) =>
    isPlacementColumn(column) ? Object.keys(words).map((value) => ({ column, value })) : [],
  );
