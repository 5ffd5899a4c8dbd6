import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useCommand } from '../../data/use-command';
import { useTranslate } from '../../i18n/use-translate';
import { useIdentity } from '../../identity/identity-context';
import { ButtonLink } from '../../parts/button-link';
import { Failure } from '../../parts/failure';
import { Section } from '../../parts/section';
import { Quiet } from '../../parts/words-in-line';
import { AssignPlaced } from './assign-placed';
import { DownloadButton } from './download-button';
import type { ImportJob } from './import-job';
import { isOver } from './import-job';
import { JobCounts } from './job-counts';
import { JobProgress } from './job-progress';
import { OutcomeTable } from './outcome-table';
import { sendSheet } from './send-sheet';
import type { SheetKind } from './sheets';
import { rooms, sheets } from './sheets';
import { UndoButton } from './undo-button';
import { useCorrections } from './use-corrections';

interface JobViewProps {
  readonly job: ImportJob;
  /** Of which page it is seen. */
  readonly of: SheetKind;
  readonly onStarted: (jobId: string) => void;
}

const withoutEnding = (name: string) => name.replace(/\.[^.]*$/, '');
const commands = { rejects: 'downloadJobRejects', result: 'downloadJobResult' } as const;

/** A check, the work itself or its taking back, of a spreadsheet or of a count of days past due: how far it is, what became of its rows, and what can be done next. */
export function JobView({ job, of, onStarted }: JobViewProps) {
  const t = useTranslate();
  const { http } = useIdentity();
  const fixing = useCorrections(job.dayFirst);
  const { page } = sheets[of];
  const room = rooms[job.kind];
  const isCount = job.kind === 'past_due';
  const work = isCount ? rooms.past_due : sheets[of].room;
  const updateDaysPastDue = useCommand('updateDaysPastDue');
  const send = useMutation({
    mutationFn: async (dryRun: boolean) =>
      isCount
        ? (await updateDaysPastDue({ jobId: job._id, dryRun })).jobId
        : sendSheet(http, of, {
            jobId: job._id,
            dryRun,
            ...(of === 'import' &&
              fixing.count > 0 && { corrections: fixing.corrections, values: fixing.values }),
            ...(fixing.dayFirst !== null && { dayFirst: fixing.dayFirst }),
          }),
    onSuccess: onStarted,
  });
  const name = job.fileName ?? t('counting.name');
  const jobId = job._id;
  const doing = job.counts.created + job.counts.updated;
  const isChecked = job.dryRun === true && job.status === 'done';
  const isBack = job.kind === 'undo';
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
      <Section
        title={t(
          job.dryRun ? (isCount ? 'counting.dryTitle' : 'importing.dryTitle') : `${room}.placedTitle`,
          { name },
        )}
      >
        <Stack sx={{ gap: 1.5 }}>
          {job.dryRun && <Quiet>{t(`${work}.dryLead`)}</Quiet>}
          <JobProgress job={job} />
          {isOver(job) && <JobCounts job={job} />}
          {isChecked && doing === 0 && <Typography>{t(`${work}.nothingToDo`)}</Typography>}
          {job.undoneBy && <Typography>{t('undoing.wasUndone')}</Typography>}
          {send.error && <Failure error={send.error} />}
          {isOver(job) && (
            <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
              {isChecked && fixing.count > 0 && (
                <Button variant="contained" loading={send.isPending} onClick={() => send.mutate(true)}>
                  {t('importing.checkAgain', { smart_count: fixing.count })}
                </Button>
              )}
              {isChecked && fixing.count === 0 && doing > 0 && (
                <Button variant="contained" loading={send.isPending} onClick={() => send.mutate(false)}>
                  {t(`${work}.place`, { smart_count: doing })}
                </Button>
              )}
              {!job.dryRun && !job.undoneBy && <AssignPlaced job={job} />}
              {!job.dryRun && <UndoButton job={job} onStarted={onStarted} />}
              {job.rejectsUrl && !isBack && file('rejects')}
              {job.resultUrl && !isBack && file('result')}
              <ButtonLink to={page}>{t(isCount ? 'counting.again' : 'importing.again')}</ButtonLink>
              {!job.dryRun && <ButtonLink to="/files">{t('importing.toFiles')}</ButtonLink>}
            </Stack>
          )}
        </Stack>
      </Section>
      {isOver(job) && job.resultUrl && <OutcomeTable key={jobId} job={job} fixing={fixing} />}
    </>
  );
}
