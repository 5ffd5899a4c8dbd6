import Button from '@mui/material/Button';
import Pagination from '@mui/material/Pagination';
import { useState } from 'react';
import { recordPath } from '../../data/resource-paths';
import { useWords } from '../../i18n/words';
import { useSession } from '../../identity/identity-context';
import { Change } from '../../parts/change';
import { changeWords } from '../../parts/change-words';
import { Awaited } from '../../parts/awaited';
import type { MoneyColumn } from '../../parts/money-table';
import { MoneyTable } from '../../parts/money-table';
import { Section } from '../../parts/section';
import { Sign } from '../../parts/sign';
import { TextLink } from '../../parts/text-link';
import { Quiet, Serial } from '../../parts/words-in-line';
import { FixRow, fixable } from './fix-row';
import type { ImportJob } from './import-job';
import type { JobRow } from './row-calls';
import { rowsAtOnce, useJobRows } from './row-calls';
import { problemsOf } from './row-problems';
import { SheetTable } from './sheet-table';
import { TwoDays } from './two-days';
import { UnknownWords } from './unknown-words';
import type { UsedCorrections } from './use-corrections';

const tones = { created: 'good', updated: 'accent', unchanged: 'plain', rejected: 'bad' } as const;

/** What became of each row, or would, those with problems first; the cells of a check of placements can be put right. */
export function OutcomeTable({ job, fixing }: { job: ImportJob; fixing: UsedCorrections }) {
  const words = useWords();
  const { t } = words;
  const { user } = useSession();
  const [page, setPage] = useState(1);
  const [fixes, setFixes] = useState<JobRow | null>(null);
  const { data, error, refetch } = useJobRows(job._id, page);
  if (!data) return <Awaited data={data} error={error} refetch={refetch} />;
  if (data.total === 0) return null;
  const saying = job.kind === 'undo' ? 'backs' : job.dryRun ? 'wouldBe' : 'outcomes';
  const isCheck = job.dryRun === true && job.kind === 'import';
  const pages = Math.ceil(data.total / rowsAtOnce);
  const about: readonly MoneyColumn<JobRow>[] = [
    { head: t('importing.columns.accountNumber'), cell: ({ account }) => <Serial>{account}</Serial> },
    { head: t('importing.debtor'), cell: ({ debtor }) => debtor },
    { head: t('importing.columns.balance'), as: 'figure', cell: ({ balance }) => balance },
  ];
  const changes = data.data.some((row) => row.changes.length > 0);
  const changed = ({ changes: all }: JobRow) =>
    all
      .flatMap((change) => changeWords(change.entity, change, words, user?.timeZone))
      .map((change, at) => (
        <div key={at}>
          <Change change={change} />
        </div>
      ));
  const fileOf = ({ fileId, ref }: JobRow) =>
    fileId ? <TextLink to={recordPath('file', fileId)}>{ref}</TextLink> : ref;
  return (
    <>
      {job.dryRun && job.kind !== 'past_due' && <TwoDays day={data.twoDays} fixing={fixing} />}
      {isCheck && <UnknownWords unknown={data.unknown} fixing={fixing} />}
      <Section title={t('importing.rows')}>
        <SheetTable>
          <MoneyTable<JobRow>
            label={t('importing.rows')}
            rows={data.data}
            keyOf={({ row }) => row}
            columns={[
              { head: t('importing.row'), cell: ({ row }) => row },
              {
                head: t('importing.outcome'),
                as: 'short',
                cell: ({ outcome }) => (
                  <Sign tone={tones[outcome]}>{t(`importing.${saying}.${outcome}`)}</Sign>
                ),
              },
              ...(isCheck ? about : [{ head: t('importing.file'), cell: fileOf }]),
              ...(changes ? [{ head: t('updating.changes'), cell: changed }] : []),
              { head: t('importing.why'), cell: (row) => problemsOf(row, words) },
              ...(isCheck ? [{ head: t('importing.fix'), as: 'short' as const, cell: fix }] : []),
            ]}
          />
        </SheetTable>
        {pages > 1 && (
          <Pagination sx={{ mt: 1.5 }} count={pages} page={page} onChange={(_, next) => setPage(next)} />
        )}
      </Section>
      {fixes && <FixRow row={fixes} fixing={fixing} onClose={() => setFixes(null)} />}
    </>
  );

  function fix(row: JobRow) {
    if (fixing.corrections[String(row.row)]) return <Quiet>{t('importing.fixed')}</Quiet>;
    if (fixable(row, fixing).length === 0) return null;
    return (
      <Button
        variant="text"
        aria-label={t('importing.fixTitle', { row: String(row.row) })}
        onClick={() => setFixes(row)}
      >
        {t('importing.fix')}
      </Button>
    );
  }
}
