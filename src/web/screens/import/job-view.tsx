import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
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
          <p className="field-problem" role="alert">
            {explain(place.error)}
          </p>
        )}
        {isOver(job) && (
          <div className="import-actions">
            {checked && doing > 0 && (
              <button
                type="button"
                className="button button-main"
                disabled={place.isPending}
                aria-busy={place.isPending}
                onClick={() => place.mutate()}
              >
                {t('importing.place', { smart_count: doing })}
              </button>
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
            <Link to="/import" className="button">
              {t('importing.again')}
            </Link>
            {!job.dryRun && (
              <Link to="/files" className="button">
                {t('importing.toFiles')}
              </Link>
            )}
          </div>
        )}
      </section>
      {isOver(job) && job.resultUrl && <OutcomeTable job={job} />}
    </>
  );
}
