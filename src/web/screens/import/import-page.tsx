import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useRights } from '../../data/rights';
import { PageTitle } from '../../frame/page-title';
import { DeniedPage } from '../../frame/still-pages';
import { useTranslate } from '../../i18n/use-translate';
import { useFailure } from '../failure';
import { isOver, useImportJob } from './import-job';
import '../screens.css';
import './import.css';
import { JobView } from './job-view';
import { MyImports } from './my-imports';
import { SheetForm } from './sheet-form';

/** Placements from a spreadsheet: choose it, see what it would do, place it. The job stands in the address, so a reload goes on. */
export function ImportPage() {
  const rights = useRights();
  if (!rights.ready) return null;
  return rights.may('importJob', 'create') ? <Import /> : <DeniedPage />;
}

function Import() {
  const t = useTranslate();
  const explain = useFailure();
  const queryClient = useQueryClient();
  const [search, setSearch] = useSearchParams();
  const jobId = search.get('job');
  const { data: job, error } = useImportJob(jobId);
  const over = job !== undefined && isOver(job);

  // Whoever ends it, the list of imports has changed.
  useEffect(() => {
    if (over) void queryClient.invalidateQueries({ queryKey: ['desk', 'jobs'] });
  }, [over, jobId, queryClient]);

  const goTo = (next: string) => setSearch({ job: next });
  const step = jobId === null ? 'sheet' : job?.dryRun === false ? 'place' : 'check';
  return (
    <div className="desk-page import-page">
      <PageTitle title={t('importing.title')} />
      <p className="import-quiet">{t('importing.lead')}</p>
      <ol className="import-steps" aria-label={t('importing.steps.label')}>
        {(['sheet', 'check', 'place'] as const).map((one) => (
          <li key={one} aria-current={one === step ? 'step' : undefined}>
            {t(`importing.steps.${one}`)}
          </li>
        ))}
      </ol>
      {error && (
        <Typography variant="body2" sx={{ color: 'error.main' }} role="alert">
          {explain(error)}
        </Typography>
      )}
      {jobId === null ? <SheetForm onChecked={goTo} /> : job && <JobView job={job} onStarted={goTo} />}
      {jobId === null && <MyImports />}
    </div>
  );
}
