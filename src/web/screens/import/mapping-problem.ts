import { neededColumns } from '#contract/placement/columns';
import type { PlacementColumn } from '#contract/placement/columns';
import { settableFields } from '#contract/placement/settable-fields';
import type { Words } from '../../i18n/words';
import type { SheetColumn } from './sheet-preview';

type Says = Pick<Words, 't' | 'label'>;

/** What is wrong with the meanings of the columns of placements, as a sentence; null where rows can be read. */
export function placementProblem(
  columns: readonly SheetColumn<PlacementColumn>[],
  { t }: Says,
): string | null {
  const meant = columns.flatMap(({ means }) => means ?? []);
  const missing = neededColumns.filter((column) => !meant.includes(column));
  if (missing.length > 0)
    return t('importing.needed', {
      columns: missing.map((column) => t(`importing.columns.${column}`)).join(', '),
    });
  const twice = twiceIn(meant);
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
