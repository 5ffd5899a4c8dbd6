import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { placementColumnNames } from '#contract/placement/columns';
import { useWords } from '../../../i18n/words';
import { useDoing } from '../../../parts/use-doing';
import { DaysWritten } from '../days-written';
import { neededProblem, twiceProblem } from '../mapping-problem';
import { MappingTable } from '../mapping-table';
import { meaningsOf } from '../use-sheet';
import { withWord } from '../with-word';
import { WordsTable } from '../words-table';
import { AddHead } from './add-head';
import type { Layout } from './layout';
import { columnsOf, wordsOf } from './layout';
import type { useLayouts } from './use-layouts';

interface LayoutEditorProps {
  readonly layout: Layout;
  readonly keep: ReturnType<typeof useLayouts>['keep'];
  readonly onClose: () => void;
}

/** Changes how a lender’s spreadsheets are read: what is kept is the next version. */
export function LayoutEditor({ layout, keep, onClose }: LayoutEditorProps) {
  const words = useWords();
  const { t } = words;
  const { busy, run } = useDoing();
  const [sheet, setSheet] = useState(layout.sheet ?? '');
  const [headRow, setHeadRow] = useState(layout.headRow ? String(layout.headRow) : '');
  const [columns, setColumns] = useState(() => columnsOf(layout.mapping));
  const [values, setValues] = useState(layout.values);
  const [dayFirst, setDayFirst] = useState(layout.dayFirst ?? null);
  const known = wordsOf(layout.values);
  const isRow = headRow === '' || /^[1-9]\d{0,5}$/.test(headRow);
  const twice = twiceProblem(columns, words);
  const needed = neededProblem(columns, words);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (twice || !isRow) return;
    void run(async () => {
      const mapping = meaningsOf(columns);
      const { version } = await keep({
        ...{ sheet: sheet.trim() || null, mapping, values, dayFirst },
        headRow: headRow === '' ? null : Number(headRow),
      });
      onClose();
      return t('layouts.kept', { version: String(version) });
    });
  }

  return (
    <Stack component="form" noValidate onSubmit={submit} sx={{ gap: 2 }}>
      <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap' }}>
        <TextField
          label={t('importing.sheet')}
          value={sheet}
          helperText={t('layouts.sheetHelp')}
          slotProps={{ htmlInput: { maxLength: 200 } }}
          onChange={({ target }) => setSheet(target.value)}
        />
        <TextField
          label={t('importing.headRow')}
          value={headRow}
          error={!isRow}
          helperText={isRow ? t('layouts.headRowHelp') : t('layouts.headRowWrong')}
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
          onChange={({ target }) => setHeadRow(target.value.trim())}
        />
      </Stack>
      <div>
        <FormLabel component="div">{t('layouts.days')}</FormLabel>
        <DaysWritten label={t('layouts.days')} dayFirst={dayFirst} onChange={setDayFirst} />
        <FormHelperText>{t('layouts.daysHelp')}</FormHelperText>
      </div>
      {columns.length > 0 && (
        <MappingTable
          columns={columns}
          choices={placementColumnNames.map((name) => [name, t(`importing.columns.${name}`)] as const)}
          onChange={(at, means) =>
            setColumns(columns.map((column, index) => (index === at ? { ...column, means } : column)))
          }
          onRemove={(at) => setColumns(columns.filter((_, index) => index !== at))}
        />
      )}
      <AddHead
        heads={columns.map(({ name }) => name)}
        onAdd={(name) => setColumns([...columns, { name, samples: [], means: null }])}
      />
      {known.length > 0 && (
        <WordsTable
          label={t('layouts.words')}
          words={known}
          values={values}
          onTake={(column, word, value) => setValues(withWord(values, column, word, value))}
        />
      )}
      {twice && <Alert severity="error">{twice}</Alert>}
      {needed && <Alert severity="warning">{needed}</Alert>}
      <Stack direction="row" sx={{ gap: 1 }}>
        <Button variant="contained" type="submit" loading={busy}>
          {t('layouts.keep')}
        </Button>
        <Button onClick={onClose}>{t('cancel')}</Button>
      </Stack>
    </Stack>
  );
}
