import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { BeginJob, WatchedJob } from '../data/use-made-file';
import { useMadeFile } from '../data/use-made-file';
import { useTranslate } from '../i18n/use-translate';
import { useWords } from '../i18n/words';
import { formatInteger } from '../kinds/format';
import { AskDialog } from './ask-dialog';

interface MadeFileDialogProps {
  readonly title: string;
  readonly lead: ReactNode;
  readonly begin: BeginJob;
  /** What the file is saved as where the host gives it no name. */
  readonly fallback: string;
  readonly onClose: () => void;
  /** What can be chosen before it is begun. */
  readonly children?: ReactNode;
}

/** Asks for a file that a job of the host's makes: it can be watched, stopped and fetched. */
export function MadeFileDialog({ title, lead, begin, fallback, onClose, children }: MadeFileDialogProps) {
  const t = useTranslate();
  const { job, start, stop, fetchFile, failure } = useMadeFile(begin, fallback);
  const isBegun = start.data !== undefined;
  const isDone = job?.status === 'done';
  return (
    <AskDialog
      title={title}
      {...(!isBegun && { lead, confirm: t('export.start') })}
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
      {isBegun ? <Progress job={job} /> : children}
    </AskDialog>
  );
}

function Progress({ job }: { job: WatchedJob | undefined }) {
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
