import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useRights } from '../../data/rights';
import { DeniedPage } from '../../frame/still-pages';
import { useTranslate } from '../../i18n/use-translate';
import { Failure } from '../../parts/failure';
import { Page } from '../../parts/page';
import { PageHead } from '../../parts/page-head';
import { isOver, useImportJob } from './import-job';
import { ImportSteps } from './import-steps';
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
  return (
    <Page>
      <PageHead title={t('importing.title')} lead={t('importing.lead')} />
      <ImportSteps at={jobId === null ? 'sheet' : job?.dryRun === false ? 'place' : 'check'} />
      {error && <Failure error={error} />}
      {jobId === null ? <SheetForm onChecked={goTo} /> : job && <JobView job={job} onStarted={goTo} />}
      {jobId === null && <MyImports />}
    </Page>
  );
}
