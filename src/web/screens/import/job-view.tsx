import Typography from '@mui/material/Typography';
import Button from '@mui/material/Button';
import { ButtonLink } from '../../parts/button-link';
import { useMutation } from '@tanstack/react-query';
import { useTranslate } from '../../i18n/use-translate';
import { useIdentity } from '../../identity/identity-context';
import { useFailure } from '../failure';
import { DownloadButton } from './download-button';
import type { ImportJob } from './import-job';
import { isOver } from './import-job';
import { ingest } from './ingest';
import { JobCounts } from './job-counts';
import { JobProgress } from './job-progress';
import { OutcomeTable } from './outcome-table';

const withoutEnding = (name: string) => name.replace(/\.[^.]*$/, '');

/** A check or an import: how far it is, what became of its rows, and what can be done next. */
export function JobView({ job, onStarted }: { job: ImportJob; onStarted: (jobId: string) => void }) {
  const t = useTranslate();

  const explain = useFailure();
  const { http } = useIdentity();
  const place = useMutation({
    mutationFn: () => ingest(http, { jobId: job._id, dryRun: false }),
    onSuccess: onStarted,
  });
  const name = job.fileName ?? '';
  const doing = job.counts.created + job.counts.updated;
  const checked = job.dryRun === true && job.status === 'done';
  return (
    <>
      <section className="import-part">
        <h2>{t(job.dryRun ? 'importing.dryTitle' : 'importing.placedTitle', { name })}</h2>
        {job.dryRun && <p className="import-quiet">{t('importing.dryLead')}</p>}
        <JobProgress job={job} />
        {isOver(job) && <JobCounts job={job} />}
        {checked && doing === 0 && <p>{t('importing.nothingToDo')}</p>}
        {place.error && (
          <Typography variant="body2" sx={{ color: 'error.main' }} role="alert">
            {explain(place.error)}
          </Typography>
        )}
        {isOver(job) && (
          <div className="import-actions">
            {checked && doing > 0 && (
              <Button
                variant="contained"
                color="primary"
                disabled={place.isPending}
                loading={place.isPending}
                onClick={() => place.mutate()}
              >
                {t('importing.place', { smart_count: doing })}
              </Button>
            )}
            {job.rejectsUrl && (
              <DownloadButton
                path={`/desk/jobs/${job._id}/rejects`}
                name={`${withoutEnding(name)}-rejects.csv`}
                label={t('importing.rejects')}
              />
            )}
            {job.resultUrl && (
              <DownloadButton
                path={`/desk/jobs/${job._id}/result`}
                name={`${withoutEnding(name)}-result.csv`}
                label={t('importing.result')}
              />
            )}
            <ButtonLink to="/import">{t('importing.again')}</ButtonLink>
            {!job.dryRun && <ButtonLink to="/files">{t('importing.toFiles')}</ButtonLink>}
          </div>
        )}
      </section>
      {isOver(job) && job.resultUrl && <OutcomeTable job={job} />}
    </>
  );
}
