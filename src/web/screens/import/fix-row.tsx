import type { Field } from '#contract/fields';
import { isPlacementColumn, placementColumns } from '#contract/placement/columns';
import { readCell } from '#contract/placement/read-cell';
import { useWords } from '../../i18n/words';
import { FieldsDialog } from '../../parts/fields-dialog';
import type { JobRow } from './row-calls';
import { problemsOf } from './row-problems';
import type { UsedCorrections } from './use-corrections';

interface FixRowProps {
  readonly row: JobRow;
  readonly fixing: UsedCorrections;
  readonly onClose: () => void;
}

/** The cells of a row that a person can put right, those aside whose word has been given a meaning for all rows. */
export const fixable = ({ problems }: JobRow, { values }: Pick<UsedCorrections, 'values'>) => [
  ...new Set(
    problems.flatMap(({ column, value }) =>
      isPlacementColumn(column) && !values[column]?.[value] ? [column] : [],
    ),
  ),
];

/** A value as a cell of a spreadsheet says it. */
const cellOf = (value: unknown): string =>
  value === true ? 'Y' : value === false ? 'N' : String(value ?? '');

/** Puts right the cells of a row that were refused or warned of; what stands there now is shown. */
export function FixRow({ row, fixing, onClose }: FixRowProps) {
  const words = useWords();
  const { t } = words;
  const columns = fixable(row, fixing);
  const saidOf = (column: string) => row.problems.find((one) => one.column === column)?.value ?? '';
  const fieldOf = (column: (typeof columns)[number]): Field => placementColumns[column];
  const values = columns.map((column) => {
    const read = readCell(saidOf(column), fieldOf(column));
    return [column, 'value' in read ? read.value : null] as const;
  });
  return (
    <FieldsDialog
      resource="file"
      title={t('importing.fixTitle', { row: String(row.row) })}
      lead={problemsOf(row, words)}
      asked={columns.map((column) => ({
        path: column,
        field: fieldOf(column),
        label: t(`importing.columns.${column}`),
      }))}
      values={Object.fromEntries(values)}
      save={t('importing.fixSave')}
      onSave={async (given) => {
        const cells = columns.map((column) => [column, cellOf(given[column])] as const);
        fixing.putRight(row.row, Object.fromEntries(cells));
        onClose();
      }}
      onClose={onClose}
    />
  );
}
