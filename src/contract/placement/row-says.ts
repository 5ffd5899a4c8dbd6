import type { PlacementColumn } from './columns';
import type { Positions } from './mapping';
import { folded } from './read-cell';

/** What a row says of a column: its cell’s text, without the blanks around it; empty where it says nothing. */
export type RowSays = (column: PlacementColumn) => string;

/** A lender’s own words for a value, by column: `{ contractType: { Financed: 'consumer_loan' } }`. */
export type ValueMapping = { readonly [C in PlacementColumn]?: Readonly<Record<string, string>> };

/** What a person put right in a row before it is placed, by its number in the spreadsheet and by column. */
export type Corrections = Readonly<Record<string, { readonly [C in PlacementColumn]?: string }>>;

/** Reads the cells of a row where the columns stand. */
export const cellsSay =
  (cells: readonly string[], positions: Positions): RowSays =>
  (column) => {
    const at = positions[column];
    return at === undefined ? '' : (cells[at] ?? '').trim();
  };

/** Reads rows as a lender’s own words and a person’s corrections have it: a correction stands before what the row says. */
export function readingWith(positions: Positions, values: ValueMapping, corrections: Corrections) {
  const meant = new Map(
    Object.entries(values).map(([column, words]) => [
      column,
      new Map(Object.entries(words).map(([word, value]) => [folded(word.trim()), value])),
    ]),
  );
  return (row: number, cells: readonly string[]): RowSays => {
    const says = cellsSay(cells, positions);
    const put = corrections[String(row)];
    return (column) => {
      const said = put?.[column] ?? says(column);
      return meant.get(column)?.get(folded(said.trim())) ?? said;
    };
  };
}
