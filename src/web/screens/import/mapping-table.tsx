import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { neededColumns, placementColumnNames } from '#contract/placement/columns';
import type { PlacementColumn } from '#contract/placement/columns';
import type { Translate } from '../../i18n/use-translate';
import { useTranslate } from '../../i18n/use-translate';
import { MoneyTable } from '../../parts/money-table';
import { Quiet } from '../../parts/words-in-line';
import type { SheetColumn } from './sheet-preview';
import { SheetTable } from './sheet-table';

/** What is wrong with the meanings of the columns, as a sentence; null where rows can be read. */
export function mappingProblem(columns: readonly SheetColumn[], t: Translate): string | null {
  const meant = columns.map(({ means }) => means).filter((means) => means !== null);
  const missing = neededColumns.filter((column) => !meant.includes(column));
  if (missing.length > 0)
    return t('importing.needed', {
      columns: missing.map((column) => t(`importing.columns.${column}`)).join(', '),
    });
  const twice = meant.find((column, at) => meant.indexOf(column) !== at);
  return twice ? t('importing.twice', { column: t(`importing.columns.${twice}`) }) : null;
}

/** The columns of a spreadsheet with their first values, and what each means, to be changed. */
export function MappingTable(props: {
  columns: readonly SheetColumn[];
  onChange: (at: number, means: PlacementColumn | null) => void;
}) {
  const t = useTranslate();
  const { columns, onChange } = props;
  const means = t('importing.means');
  return (
    <SheetTable>
      <MoneyTable
        label={t('importing.mapping')}
        rows={columns.map((column, at) => ({ ...column, at }))}
        keyOf={({ at }) => at}
        columns={[
          { head: t('importing.column'), cell: ({ name }) => name },
          {
            head: t('importing.sample'),
            cell: ({ samples }) => <Quiet>{samples.filter(Boolean).join(' · ')}</Quiet>,
          },
          {
            head: means,
            cell: ({ name, at, means: meant }) => (
              <Select
                displayEmpty
                value={meant ?? ''}
                inputProps={{ 'aria-label': `${means}: ${name}` }}
                onChange={({ target }) => onChange(at, (target.value || null) as PlacementColumn | null)}
                sx={{ minWidth: 200 }}
              >
                <MenuItem value="">{t('importing.leaveOut')}</MenuItem>
                {placementColumnNames.map((column) => (
                  <MenuItem key={column} value={column}>
                    {t(`importing.columns.${column}`)}
                  </MenuItem>
                ))}
              </Select>
            ),
          },
        ]}
      />
    </SheetTable>
  );
}
