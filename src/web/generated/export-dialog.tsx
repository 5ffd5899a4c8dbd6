import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import LinearProgress from '@mui/material/LinearProgress';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useListContext } from 'react-admin';
import { leavesOf } from '#contract/leaves';
import type { Declaration } from '#contract/resource';
import type { ResourceName } from '#contract/resources/index';
import { declarationOf } from '#contract/resources/index';
import { useTranslate } from '../i18n/use-translate';
import { inSentence, useWords } from '../i18n/words';
import { formatInteger } from '../kinds/format';
import { AskDialog } from '../parts/ask-dialog';
import type { ExportFormat, ExportJob } from './use-export';
import { useExport } from './use-export';

/** An export of all rows of a view, made by a job of the host's: it can be watched, stopped and fetched. */
export function ExportDialog(props: { name: ResourceName; columns: readonly string[]; onClose: () => void }) {
  const { name, columns, onClose } = props;
  const words = useWords();
  const t = useTranslate();
  const { total = 0 } = useListContext();
  const [format, setFormat] = useState<ExportFormat>('csv');
  const labelId = useId();
  const told = toldColumns(declarationOf(name), columns);
  const { job, start, stop, fetchFile, failure } = useExport(name, told, format);
  const isBegun = start.data !== undefined;
  const isDone = job?.status === 'done';
  return (
    <AskDialog
      title={t('export.title', { many: inSentence(words.many(name)) })}
      {...(!isBegun && { lead: t('export.lead', { count: formatInteger(total, words.locale) }) })}
      {...(!isBegun && { confirm: t('export.start') })}
      {...(isDone && { confirm: t('export.download'), cancel: t('close') })}
      busy={start.isPending || fetchFile.isPending}
      error={failure}
      onConfirm={() => (isBegun ? fetchFile.mutate() : start.mutate())}
      onClose={onClose}
      actions={
        isBegun &&
        (job === undefined || job.status === 'queued' || job.status === 'running') && (
          <Button disabled={stop.isPending} onClick={() => stop.mutate()}>
            {t('export.stop')}
          </Button>
        )
      }
    >
      {isBegun ? (
        <Progress job={job} />
      ) : (
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
      )}
    </AskDialog>
  );
}

function Progress({ job }: { job: ExportJob | undefined }) {
  const t = useTranslate();
  const { locale } = useWords();
  const [done, total] = [job?.done ?? 0, job?.total ?? 0];
  const status = job?.status ?? 'queued';
  const sentence =
    status === 'running'
      ? t('export.running', { done: formatInteger(done, locale), total: formatInteger(total, locale) })
      : t(`export.${status}`);
  return (
    <div role="status">
      <LinearProgress
        variant="determinate"
        aria-label={t('export.progress')}
        value={status === 'done' ? 100 : (100 * done) / (total || 1)}
      />
      <Typography sx={{ mt: 1 }}>{job?.message ?? sentence}</Typography>
    </div>
  );
}

/** The columns that have a cell: in place of a part, what is in it. */
function toldColumns({ brief, named, fields }: Declaration, columns: readonly string[]): string[] {
  const told = [...named, ...columns].flatMap((column) => {
    const field = fields[column];
    if (!field || !('fields' in field)) return brief.includes(column.split('.')[0] ?? '') ? [column] : [];
    return leavesOf(field.fields, `${column}.`).flatMap(([path, { kind }]) =>
      kind === 'value' || kind === 'key' ? [] : [path],
    );
  });
  return [...new Set(told)];
}
