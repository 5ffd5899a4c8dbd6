import Button from '@mui/material/Button';
import { useCommand } from '../../data/use-command';
import { useWords } from '../../i18n/words';
import { MomentCell } from '../../kinds/cells/time';
import { formatInteger } from '../../kinds/format';
import { MoneyTable } from '../../parts/money-table';
import { Sign } from '../../parts/sign';
import { useDoing } from '../../parts/use-doing';
import { Small } from '../../parts/words-in-line';
import type { SeenJob } from './job-calls';

interface JobsTableProps {
  readonly jobs: readonly SeenJob[];
  readonly onRepeated: () => Promise<unknown>;
}

const tones = {
  queued: 'plain',
  running: 'accent',
  done: 'good',
  failed: 'bad',
  cancelled: 'plain',
} as const;

/** The jobs, each with how far it is, why it failed, and a way to take it up again. */
export function JobsTable({ jobs, onRepeated }: JobsTableProps) {
  const { t, choice, subject, locale } = useWords();
  const repeatJob = useCommand('repeatJob');
  const { busy, run } = useDoing();
  const repeat = ({ _id }: SeenJob) =>
    run(async () => {
      await repeatJob({ jobId: _id });
      await onRepeated();
      return t('jobOversight.repeated');
    });
  const rowsOf = ({ done, total }: SeenJob) =>
    total === null || total === done
      ? done > 0 && formatInteger(done, locale)
      : `${formatInteger(done, locale)} / ${formatInteger(total, locale)}`;
  return (
    <MoneyTable
      label={t('jobOversight.title')}
      rows={jobs}
      keyOf={({ _id }) => _id}
      columns={[
        {
          head: t('jobOversight.heads.kind'),
          cell: ({ kind, isCheck }) => (
            <>
              {choice('jobKind', kind)} {isCheck && <Small>{t('jobOversight.check')}</Small>}
            </>
          ),
        },
        { head: t('jobOversight.heads.what'), cell: (job) => whatOf(job) },
        {
          head: t('jobOversight.heads.who'),
          cell: ({ userName, companyName }) => (
            <>
              {userName} <Small>{companyName}</Small>
            </>
          ),
        },
        {
          head: t('jobOversight.heads.state'),
          cell: ({ status, message }) => (
            <>
              <Sign tone={tones[status]}>{choice('jobStatus', status)}</Sign>
              {message && <Small>{message}</Small>}
            </>
          ),
        },
        { head: t('jobOversight.heads.rows'), as: 'figure', cell: rowsOf },
        {
          head: t('jobOversight.heads.began'),
          as: 'short',
          cell: ({ createdAt }) => <MomentCell value={createdAt} place="page" />,
        },
        {
          head: t('jobOversight.heads.ended'),
          as: 'short',
          cell: ({ endedAt }) => endedAt && <MomentCell value={endedAt} place="page" />,
        },
        {
          head: t('jobOversight.repeat'),
          as: 'acts',
          cell: (job) =>
            job.mayRepeat && (
              <Button variant="text" disabled={busy} onClick={() => void repeat(job)}>
                {t('jobOversight.repeat')}
              </Button>
            ),
        },
      ]}
    />
  );

  /** A report is called by its type, a list by what it lists; all else by its file, or whose it is. */
  function whatOf({ kind, what }: SeenJob) {
    if (!what) return null;
    if (kind === 'report') return choice('reportType', what);
    return kind === 'export' ? subject(what) : what;
  }
}
