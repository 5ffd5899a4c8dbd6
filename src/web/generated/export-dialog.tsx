import FormControlLabel from '@mui/material/FormControlLabel';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId, useState } from 'react';
import { useListContext } from 'react-admin';
import { leavesOf } from '#contract/leaves';
import type { ResourceName } from '#contract/resources/index';
import { declarationOf } from '#contract/resources/index';
import type { Rights } from '../data/rights';
import { useRights } from '../data/rights';
import { inSentence, useWords } from '../i18n/words';
import { formatInteger } from '../kinds/format';
import { MadeFileDialog } from '../parts/made-file-dialog';
import type { ExportFormat } from './begin-export';
import { useBeginExport } from './begin-export';
import { layoutOf } from './layouts/index';

/** An export of all rows of a view. */
export function ExportDialog(props: { name: ResourceName; columns: readonly string[]; onClose: () => void }) {
  const { name, columns, onClose } = props;
  const { t, locale, many } = useWords();
  const { total = 0 } = useListContext();
  const [format, setFormat] = useState<ExportFormat>('csv');
  const labelId = useId();
  const begin = useBeginExport(name, exportedColumns(name, columns, useRights()), format);
  return (
    <MadeFileDialog
      title={t('export.title', { many: inSentence(many(name)) })}
      lead={t('export.lead', { count: formatInteger(total, locale) })}
      begin={begin}
      fallback={`${many(name)}.${format}`}
      onClose={onClose}
    >
      <FormControl>
        <FormLabel id={labelId}>{t('export.format')}</FormLabel>
        <RadioGroup
          aria-labelledby={labelId}
          value={format}
          onChange={(_, chosen) => setFormat(chosen === 'xlsx' ? 'xlsx' : 'csv')}
        >
          <FormControlLabel value="csv" control={<Radio />} label={t('export.csv')} />
          <FormControlLabel value="xlsx" control={<Radio />} label={t('export.xlsx')} />
        </RadioGroup>
      </FormControl>
    </MadeFileDialog>
  );
}

/** The columns that have a cell, less those that this person may read and not take out: in place of a part, what is in it. */
function exportedColumns(name: ResourceName, columns: readonly string[], rights: Rights): string[] {
  const { brief, named, fields } = declarationOf(name);
  const { own = [] } = layoutOf(name);
  const told = [...named, ...columns].flatMap((column) => {
    if (own.some((one) => one === column)) return [column];
    const field = fields[column];
    if (field?.group && !rights.may(field.group, 'export')) return [];
    if (!field || !('fields' in field)) return brief.includes(column.split('.')[0] ?? '') ? [column] : [];
    return leavesOf(field.fields, `${column}.`).flatMap(([path, { kind, group }]) =>
      kind === 'value' || kind === 'key' || (group && !rights.may(group, 'export')) ? [] : [path],
    );
  });
  return [...new Set(told)];
}
