import { neededColumns } from '#contract/placement/columns';
import type { PlacementColumn } from '#contract/placement/columns';
import { settableFields } from '#contract/placement/settable-fields';
import type { Words } from '../../i18n/words';
import type { SheetColumn } from './sheet-preview';

type Says = Pick<Words, 't' | 'label'>;

type Placed = readonly Pick<SheetColumn<PlacementColumn>, 'means'>[];

/** What is wrong with the meanings of the columns of placements, as a sentence; null where rows can be read. */
export const placementProblem = (columns: Placed, says: Says): string | null =>
  neededProblem(columns, says) ?? twiceProblem(columns, says);

/** Which columns are missing without which no row can be read. */
export function neededProblem(columns: Placed, { t }: Says): string | null {
  const meant = columns.flatMap(({ means }) => means ?? []);
  const missing = neededColumns.filter((column) => !meant.includes(column));
  return missing.length > 0
    ? t('importing.needed', {
        columns: missing.map((column) => t(`importing.columns.${column}`)).join(', '),
      })
    : null;
}

/** Which column two of the spreadsheet are said to mean. */
export function twiceProblem(columns: Placed, { t }: Says): string | null {
  const twice = twiceIn(columns.flatMap(({ means }) => means ?? []));
  return twice ? t('importing.twice', { column: t(`importing.columns.${twice}`) }) : null;
}

/** The same of columns that change files: one says which file a row means, and another what changes. */
export function updateProblem(columns: readonly SheetColumn[], { t, label }: Says): string | null {
  const meant = columns.flatMap(({ means }) => means ?? []);
  const key = ['ref', 'bankAccountNumber'].find((name) => meant.includes(name));
  if (!key) return t('updating.keyNeeded');
  if (!meant.some((name) => name !== key && settableFields.has(name))) return t('updating.fieldNeeded');
  const twice = twiceIn(meant);
  return twice ? t('importing.twice', { column: label('file', twice) }) : null;
}

const twiceIn = <C extends string>(meant: readonly C[]): C | undefined =>
  meant.find((column, at) => meant.indexOf(column) !== at);
