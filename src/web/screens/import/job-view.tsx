import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useTranslate } from '../../i18n/use-translate';
import { useIdentity } from '../../identity/identity-context';
import { ButtonLink } from '../../parts/button-link';
import { Failure } from '../../parts/failure';
import { Section } from '../../parts/section';
import { Quiet } from '../../parts/words-in-line';
import { DownloadButton } from './download-button';
import type { ImportJob } from './import-job';
import { isOver } from './import-job';
import { JobCounts } from './job-counts';
import { JobProgress } from './job-progress';
import { OutcomeTable } from './outcome-table';
import { sendSheet } from './send-sheet';
import { sheets } from './sheets';

const withoutEnding = (name: string) => name.replace(/\.[^.]*$/, '');

/** A check or the work itself: how far it is, what became of its rows, and what can be done next. */
export function JobView({ job, onStarted }: { job: ImportJob; onStarted: (jobId: string) => void }) {
  const t = useTranslate();
  const { http } = useIdentity();
  const { page, room } = sheets[job.kind];
  const place = useMutation({
    mutationFn: () => sendSheet(http, job.kind, { jobId: job._id, dryRun: false }),
    onSuccess: onStarted,
  });
  const name = job.fileName ?? '';
  const doing = job.counts.created + job.counts.updated;
  const checked = job.dryRun === true && job.status === 'done';
  const jobId = job._id;
  const commands = { rejects: 'downloadJobRejects', result: 'downloadJobResult' } as const;
  const file = (what: keyof typeof commands) => (
    <DownloadButton
      command={commands[what]}
      sent={{ jobId }}
      name={`${withoutEnding(name)}-${what}.csv`}
      label={t(`importing.${what}`)}
    />
  );
  return (
    <>
      <Section title={t(job.dryRun ? 'importing.dryTitle' : `${room}.placedTitle`, { name })}>
        <Stack sx={{ gap: 1.5 }}>
          {job.dryRun && <Quiet>{t(`${room}.dryLead`)}</Quiet>}
          <JobProgress job={job} />
          {isOver(job) && <JobCounts job={job} />}
          {checked && doing === 0 && <Typography>{t(`${room}.nothingToDo`)}</Typography>}
          {place.error && <Failure error={place.error} />}
          {isOver(job) && (
            <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
              {checked && doing > 0 && (
                <Button variant="contained" loading={place.isPending} onClick={() => place.mutate()}>
                  {t(`${room}.place`, { smart_count: doing })}
                </Button>
              )}
              {job.rejectsUrl && file('rejects')}
              {job.resultUrl && file('result')}
              <ButtonLink to={page}>{t('importing.again')}</ButtonLink>
              {!job.dryRun && <ButtonLink to="/files">{t('importing.toFiles')}</ButtonLink>}
            </Stack>
          )}
        </Stack>
      </Section>
      {isOver(job) && job.resultUrl && <OutcomeTable job={job} />}
    </>
  );
}
