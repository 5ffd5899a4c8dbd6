import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCommand } from '../../data/use-command';
import { useWords } from '../../i18n/words';
import { formatInteger } from '../../kinds/format';
import { Meter } from '../../parts/meter';
import type { ImportJob } from './import-job';
import { isOver } from './import-job';
import { rooms } from './sheets';

/** How far a job is, and a way to stop it. */
export function JobProgress({ job }: { job: ImportJob }) {
  const { t, locale } = useWords();
  const cancelJob = useCommand('cancelJob');
  const queryClient = useQueryClient();
  const stop = useMutation({
    mutationFn: () => cancelJob({ jobId: job._id }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['desk', 'job', job._id] }),
  });
  const room = rooms[job.kind];
  const total = job.total ?? 0;
  const over = isOver(job);
  const numbers = { done: formatInteger(job.done, locale), total: formatInteger(total, locale) };
  const under = t(job.dryRun ? 'importing.checking' : `${room}.placing`, numbers);
  const sentence = {
    queued: t('importing.waiting'),
    running: job.cancelAsked ? t('importing.stopping') : under,
    done: job.dryRun ? t('importing.checked') : t(`${room}.done`),
    failed: job.message ?? t(`${room}.failed`),
    cancelled: t(`${room}.cancelled`),
  }[job.status];
  return (
    <Meter label={t(`${room}.progress`)} done={job.status === 'done' ? 1 : job.done / (total || 1)}>
      <Typography role={job.status === 'failed' ? 'alert' : 'status'}>{sentence}</Typography>
      {!over && (
        <Button disabled={stop.isPending || job.cancelAsked} onClick={() => stop.mutate()}>
          {t('importing.stop')}
        </Button>
      )}
    </Meter>
  );
}
