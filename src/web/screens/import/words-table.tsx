import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { placementColumns } from '#contract/placement/columns';
import type { PlacementColumn } from '#contract/placement/columns';
import type { ValueMapping } from '#contract/placement/row-says';
import { vocabularies } from '#contract/vocabularies/index';
import { useWords } from '../../i18n/words';
import { formatInteger } from '../../kinds/format';
import { MoneyTable } from '../../parts/money-table';
import { useSaidValue } from './said-value';
import { SheetTable } from './sheet-table';

interface Word {
  readonly column: PlacementColumn;
  /** As the lender writes it. */
  readonly value: string;
  /** In how many rows it stands, where that is known. */
  readonly rows?: number;
}

interface WordsTableProps {
  readonly label: string;
  readonly words: readonly Word[];
  readonly values: ValueMapping;
  /** Without it the values are only told. */
  readonly onTake?: (column: PlacementColumn, word: string, value: string) => void;
}

/** The lender’s own words, each with the value that it means, to be chosen. */
export function WordsTable({ label, words, values, onTake }: WordsTableProps) {
  const { t, choice, locale } = useWords();
  const said = useSaidValue();
  const ours = t('importing.ourValue');
  const counted = words.some(({ rows }) => rows !== undefined);
  return (
    <SheetTable>
      <MoneyTable
        label={label}
        rows={words}
        keyOf={({ column, value }) => `${column} ${value}`}
        columns={[
          { head: t('importing.theirWord'), cell: ({ value }) => value },
          { head: t('importing.means'), cell: ({ column }) => t(`importing.columns.${column}`) },
          ...(counted
            ? [
                {
                  head: t('importing.rows'),
                  as: 'figure' as const,
                  cell: ({ rows = 0 }: Word) => formatInteger(rows, locale),
                },
              ]
            : []),
          {
            head: ours,
            cell: ({ column, value }) => {
              const field = placementColumns[column];
              const means = values[column]?.[value] ?? '';
              if (!onTake || field.kind !== 'choice') return said(column, means);
              return (
                <Select
                  displayEmpty
                  value={means}
                  inputProps={{ 'aria-label': t('named', { what: ours, name: value }) }}
                  onChange={({ target }) => onTake(column, value, target.value)}
                  sx={{ minWidth: 200 }}
                >
                  <MenuItem value="">{t('importing.notKnown')}</MenuItem>
                  {vocabularies[field.of].map((one) => (
                    <MenuItem key={one} value={one}>
                      {choice(field.of, one)}
                    </MenuItem>
                  ))}
                </Select>
              );
            },
          },
        ]}
      />
    </SheetTable>
  );
}
