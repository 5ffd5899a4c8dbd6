import { useWords } from '../../i18n/words';
import { formatInteger, formatMoney } from '../../kinds/format';
import { MoneyTable } from '../../parts/money-table';
import { Section } from '../../parts/section';
import { Quiet } from '../../parts/words-in-line';
import type { TakenFile } from './lender-job-calls';

/** What became of each file that was just looked at: its control totals, and why it was not taken. */
export function TakenFiles({ files }: { files: readonly TakenFile[] }) {
  const { t, locale } = useWords();
  return (
    <Section title={t('lenderJobs.taken')}>
      {files.length === 0 ? (
        <Quiet>{t('lenderJobs.nothingWaits')}</Quiet>
      ) : (
        <MoneyTable
          label={t('lenderJobs.takenTable')}
          rows={files}
          keyOf={({ fileName }) => fileName}
          columns={[
            { head: t('lenderJobs.fileName'), cell: ({ fileName }) => fileName },
            { head: t('lenderJobs.rows'), as: 'figure', cell: ({ rows }) => formatInteger(rows, locale) },
            {
              head: t('lenderJobs.balance'),
              as: 'figure',
              cell: ({ balance }) => formatMoney(balance, locale),
            },
            { head: t('lenderJobs.became'), cell: ({ why }) => why ?? t('lenderJobs.started') },
          ]}
        />
      )}
    </Section>
  );
}
