import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { isPlacementColumn, placementColumns } from '#contract/placement/columns';
import type { AnswerTo } from '#contract/commands/input';
import { vocabularies } from '#contract/vocabularies/index';
import { useWords } from '../../i18n/words';
import { formatInteger } from '../../kinds/format';
import { MoneyTable } from '../../parts/money-table';
import { Section } from '../../parts/section';
import { Quiet } from '../../parts/words-in-line';
import { SheetTable } from './sheet-table';
import type { UsedCorrections } from './use-corrections';

type Unknown = AnswerTo<'listJobRows'>['unknown'];

/** The lender’s words that stand for no value here, each with the value that it means, to be chosen once and kept for this lender. */
export function UnknownWords({ unknown, fixing }: { unknown: Unknown; fixing: UsedCorrections }) {
  const { t, choice, locale } = useWords();
  const rows = unknown.flatMap(({ column, value, rows }) => {
    const field = isPlacementColumn(column) ? placementColumns[column] : undefined;
    return field?.kind === 'choice' && isPlacementColumn(column)
      ? [{ column, value, rows, of: field.of }]
      : [];
  });
  if (rows.length === 0) return null;
  return (
    <Section title={t('importing.theirWords')}>
      <Quiet>{t('importing.theirWordsLead')}</Quiet>
      <SheetTable>
        <MoneyTable
          label={t('importing.theirWords')}
          rows={rows}
          keyOf={({ column, value }) => `${column} ${value}`}
          columns={[
            { head: t('importing.theirWord'), cell: ({ value }) => value },
            { head: t('importing.means'), cell: ({ column }) => t(`importing.columns.${column}`) },
            { head: t('importing.rows'), as: 'figure', cell: (row) => formatInteger(row.rows, locale) },
            {
              head: t('importing.ourValue'),
              cell: ({ column, value, of }) => (
                <Select
                  displayEmpty
                  value={fixing.values[column]?.[value] ?? ''}
                  inputProps={{ 'aria-label': `${t('importing.ourValue')}: ${value}` }}
                  onChange={({ target }) => fixing.takeWord(column, value, target.value)}
                  sx={{ minWidth: 200 }}
                >
                  <MenuItem value="">{t('importing.notKnown')}</MenuItem>
                  {vocabularies[of].map((one) => (
                    <MenuItem key={one} value={one}>
                      {choice(of, one)}
                    </MenuItem>
                  ))}
                </Select>
              ),
            },
          ]}
        />
      </SheetTable>
    </Section>
  );
}
