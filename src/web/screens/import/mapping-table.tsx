import CloseIcon from '@mui/icons-material/Close';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useTranslate } from '../../i18n/use-translate';
import { IconAction } from '../../parts/icon-action';
import { MoneyTable } from '../../parts/money-table';
import { Quiet } from '../../parts/words-in-line';
import type { SheetColumn } from './sheet-preview';
import { SheetTable } from './sheet-table';

interface MappingTableProps<C extends string> {
  readonly columns: readonly SheetColumn<C>[];
  /** What a column may mean, with what each is called. */
  readonly choices: readonly (readonly [column: C, label: string])[];
  readonly onChange: (at: number, means: C | null) => void;
  /** Takes a column out, where the table is not that of a spreadsheet that has it. */
  readonly onRemove?: (at: number) => void;
}

/** The columns of a spreadsheet with their first values where they are at hand, and what each means, to be changed. */
export function MappingTable<C extends string>({
  columns,
  choices,
  onChange,
  onRemove,
}: MappingTableProps<C>) {
  const t = useTranslate();
  const means = t('importing.means');
  const sampled = columns.some(({ samples }) => samples.length > 0);
  return (
    <SheetTable>
      <MoneyTable
        label={t('importing.mapping')}
        rows={columns.map((column, at) => ({ ...column, at }))}
        keyOf={({ at }) => at}
        columns={[
          { head: t('importing.column'), cell: ({ name }) => name },
          ...(sampled
            ? [
                {
                  head: t('importing.sample'),
                  cell: ({ samples }: SheetColumn<C>) => <Quiet>{samples.filter(Boolean).join(' · ')}</Quiet>,
                },
              ]
            : []),
          {
            head: means,
            cell: ({ name, at, means: meant }) => (
              <Select
                displayEmpty
                value={meant ?? ''}
                inputProps={{ 'aria-label': t('named', { what: means, name }) }}
                onChange={({ target }) =>
                  onChange(at, choices.find(([column]) => column === target.value)?.[0] ?? null)
                }
                sx={{ minWidth: 200 }}
              >
                <MenuItem value="">{t('importing.leaveOut')}</MenuItem>
                {choices.map(([column, label]) => (
                  <MenuItem key={column} value={column}>
                    {label}
                  </MenuItem>
                ))}
              </Select>
            ),
          },
          ...(onRemove
            ? [
                {
                  head: '',
                  cell: ({ name, at }: SheetColumn<C> & { readonly at: number }) => (
                    <IconAction
                      label={t('layouts.removeHead', { head: name })}
                      icon={<CloseIcon />}
                      onClick={() => onRemove(at)}
                    />
                  ),
                },
              ]
            : []),
        ]}
      />
    </SheetTable>
  );
}
