import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useTranslate } from '../../i18n/use-translate';
import { Failure } from '../../parts/failure';
import { Page } from '../../parts/page';
import { PageHead } from '../../parts/page-head';
import { CountPastDue } from './count-past-due';
import { isOver, useImportJob } from './import-job';
import { ImportSteps } from './import-steps';
import { JobView } from './job-view';
import { MySheets } from './my-sheets';
import { SheetForm } from './sheet-form';
import type { SheetKind } from './sheets';
import { sheets } from './sheets';
import { UpdateForm } from './update-form';

/** Placements from a spreadsheet: choose it, see what it would do, place it. The job stands in the address, so a reload goes on. */
export const ImportPage = () => <Sheets kind="import" />;

/** Changes of files from a spreadsheet, in the same steps. */
export const UpdateFilesPage = () => <Sheets kind="update" />;

function Sheets({ kind }: { kind: SheetKind }) {
  const t = useTranslate();
  const queryClient = useQueryClient();
  const [search, setSearch] = useSearchParams();
  const jobId = search.get('job');
  const { data: job, error } = useImportJob(jobId);
  const over = job !== undefined && isOver(job);

  // Whoever ends it, the list of jobs has changed.
  useEffect(() => {
    if (over) void queryClient.invalidateQueries({ queryKey: ['desk', 'jobs'] });
  }, [over, jobId, queryClient]);

  const goTo = (next: string) => setSearch({ job: next });
  const { room } = sheets[kind];
  const Form = kind === 'import' ? SheetForm : UpdateForm;
  return (
    <Page>
      <PageHead title={t(`${room}.title`)} lead={t(`${room}.lead`)} />
      {job?.kind !== 'past_due' && job?.kind !== 'undo' && (
        <ImportSteps kind={kind} at={jobId === null ? 'sheet' : job?.dryRun === false ? 'place' : 'check'} />
      )}
      {error && <Failure error={error} />}
      {jobId === null ? (
        <Form onChecked={goTo} />
      ) : (
        job && <JobView key={job._id} job={job} of={kind} onStarted={goTo} />
      )}
      {jobId === null && <MySheets kind={kind} />}
      {jobId === null && kind === 'update' && <CountPastDue />}
    </Page>
  );
}
