import { useQuery } from '@tanstack/react-query';
import { useCommand } from '../../data/use-command';
import { useWords } from '../../i18n/words';
import { formatInteger } from '../../kinds/format';
import { Failure } from '../../parts/failure';
import type { MoneyColumn } from '../../parts/money-table';
import { MoneyTable } from '../../parts/money-table';
import { Section } from '../../parts/section';
import { Sign } from '../../parts/sign';
import { Quiet, Serial } from '../../parts/words-in-line';
import type { ImportJob } from './import-job';
import type { RowOutcome } from './row-outcomes';
import { rowOutcomes } from './row-outcomes';
import { rowReasons } from './row-reasons';
import { SheetTable } from './sheet-table';

/** Rows shown at once; all of them are in the result that can be downloaded. */
const most = 200;

const tones = { created: 'good', updated: 'accent', unchanged: 'plain', rejected: 'bad' } as const;

/** What became of each row, or would, those with problems first. */
export function OutcomeTable({ job }: { job: ImportJob }) {
  const desk = useWords();
  const { t } = desk;
  const { locale } = desk;
  const download = useCommand('downloadJobResult');
  const { data: rows, error } = useQuery({
    queryKey: ['desk', 'job', job._id, 'rows'],
    queryFn: async () => {
      const text: unknown = await download({ jobId: job._id }, { reading: 'text' });
      return rowOutcomes(String(text));
    },
    staleTime: Infinity,
  });
  if (error) return <Failure error={error} />;
  if (!rows) return null;
  const words = job.dryRun ? 'wouldBe' : 'outcomes';
  const about: readonly MoneyColumn<RowOutcome>[] = [
    { head: t('importing.columns.accountNumber'), cell: ({ account }) => <Serial>{account}</Serial> },
    { head: t('importing.debtor'), cell: ({ debtor }) => debtor },
    { head: t('importing.columns.balance'), as: 'figure', cell: ({ balance }) => balance },
  ];
  return (
    <Section title={t('importing.rows')}>
      <SheetTable>
        <MoneyTable<RowOutcome>
          label={t('importing.rows')}
          rows={rows.slice(0, most)}
          keyOf={({ row }) => row}
          columns={[
            { head: t('importing.row'), cell: ({ row }) => row },
            {
              head: t('importing.outcome'),
              as: 'short',
              cell: ({ outcome }) => <Sign tone={tones[outcome]}>{t(`importing.${words}.${outcome}`)}</Sign>,
            },
            ...(job.dryRun && job.kind === 'import'
              ? about
              : [{ head: t('importing.file'), cell: ({ ref }: RowOutcome) => ref }]),
            {
              head: t('importing.why'),
              cell: ({ reason, warnings }) => rowReasons([reason, warnings].filter(Boolean).join('; '), desk),
            },
          ]}
        />
      </SheetTable>
      {rows.length > most && (
        <Quiet>{t('importing.moreRows', { count: formatInteger(rows.length - most, locale) })}</Quiet>
      )}
    </Section>
  );
}
