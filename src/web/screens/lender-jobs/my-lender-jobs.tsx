import Stack from '@mui/material/Stack';
import { useWords } from '../../i18n/words';
import { MomentCell } from '../../kinds/cells/time';
import { formatInteger } from '../../kinds/format';
import { Awaited } from '../../parts/awaited';
import { Line, Lines } from '../../parts/lines';
import { Meter } from '../../parts/meter';
import { Section } from '../../parts/section';
import { Quiet } from '../../parts/words-in-line';
import { DownloadButton } from '../import/download-button';
import { UndoButton } from '../import/undo-button';
import type { LenderJob } from './lender-job-calls';
import { useLenderJobs, useLookAgain } from './lender-job-calls';

/** The person's own jobs on files of lenders: totals, how far each is, and what it left. */
export function MyLenderJobs() {
  const { t } = useWords();
  const { data, error, refetch } = useLenderJobs();
  return (
    <Section title={t('lenderJobs.jobs')}>
      <Awaited data={data} error={error} refetch={refetch} />
      {data?.length === 0 && <Quiet>{t('lenderJobs.jobsNone')}</Quiet>}
      {data && data.length > 0 && (
        <Lines>
          {data.map((job) => (
            <JobLine key={job._id} job={job} />
          ))}
        </Lines>
      )}
    </Section>
  );
}

const outcomes = ['created', 'updated', 'unchanged', 'rejected'] as const;

function JobLine({ job }: { job: LenderJob }) {
  const { t, choice, locale } = useWords();
  const { _id, kind, status, counts, message, fileName, createdAt, endedAt, done, total, dryRun } = job;
  const lookAgain = useLookAgain();
  const isBack = kind === 'undo';
  const name = fileName ?? choice('jobKind', kind);
  const told = outcomes.filter((one) => counts[one] > 0);
  return (
    <Line style={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <Stack sx={{ flex: '1 1 280px', minWidth: 0, gap: 0.25 }}>
        <span>
          <strong>{name}</strong> {choice('jobKind', kind)}
          {dryRun && ` · ${t('importing.dryRun')}`}
        </span>
        <Quiet>
          <MomentCell value={createdAt} place="row" /> · {choice('jobStatus', status)}
          {told.map(
            (one) =>
              ` · ${t(`importing.${isBack ? 'backs' : 'counts'}.${one}`)} ${formatInteger(counts[one], locale)}`,
          )}
        </Quiet>
        {message && <span>{message}</span>}
        {job.undoneBy && <Quiet>{t('undoing.wasUndone')}</Quiet>}
        {endedAt === null && <Meter label={name} done={done / (total || 1)} />}
      </Stack>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        {!dryRun && (
          <UndoButton
            job={job}
            spoken={t('lenderJobs.ofLender', { action: t('undoing.undo'), lender: name })}
            onStarted={() => void lookAgain()}
          />
        )}
        {job.rejectsUrl && !isBack && (
          <DownloadButton
            command="downloadJobRejects"
            sent={{ jobId: _id }}
            name={`rejects-${name}`}
            label={t('importing.rejects')}
            spoken={t('lenderJobs.ofLender', { action: t('importing.rejects'), lender: name })}
          />
        )}
        {endedAt !== null && job.resultUrl && !isBack && (
          <DownloadButton
            command="downloadJobResult"
            sent={{ jobId: _id }}
            name={name}
            label={t('importing.result')}
            spoken={t('lenderJobs.ofLender', { action: t('importing.result'), lender: name })}
          />
        )}
      </Stack>
    </Line>
  );
}
