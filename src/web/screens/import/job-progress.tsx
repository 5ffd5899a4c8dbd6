import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslate } from '../../i18n/use-translate';
import { useWords } from '../../i18n/words';
import { useIdentity } from '../../identity/identity-context';
import { formatInteger } from '../../kinds/format';
import type { ImportJob } from './import-job';
import { isOver } from './import-job';

/** How far a job is, and a way to stop it. */
export function JobProgress({ job }: { job: ImportJob }) {
  const t = useTranslate();
  const { locale, said } = useWords();
  const { http } = useIdentity();
  const queryClient = useQueryClient();
  const stop = useMutation({
    mutationFn: () => http.call('POST', `/desk/jobs/${job._id}/cancel`),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['desk', 'job', job._id] }),
  });
  const total = job.total ?? 0;
  const over = isOver(job);
  const numbers = { done: formatInteger(job.done, locale), total: formatInteger(total, locale) };
  const under = t(job.dryRun ? 'importing.checking' : 'importing.placing', numbers);
  const sentence = {
    queued: t('importing.waiting'),
    running: job.cancelAsked ? t('importing.stopping') : under,
    done: job.dryRun ? t('importing.checked') : t('importing.done'),
    failed: job.message ? said(job.message) : t('importing.failed'),
    cancelled: t('importing.cancelled'),
  }[job.status];
  return (
    <div className="import-progress">
      <progress
        aria-label={t('importing.progress')}
        max={total || 1}
        value={job.status === 'done' ? total || 1 : job.done}
      />
      <p role={job.status === 'failed' ? 'alert' : 'status'}>{sentence}</p>
      {!over && (
        <Button disabled={stop.isPending || job.cancelAsked} onClick={() => stop.mutate()}>
          {t('importing.stop')}
        </Button>
      )}
    </div>
  );
}
