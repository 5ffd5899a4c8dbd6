import { useWords } from '../../i18n/words';
import { useSession } from '../../identity/identity-context';
import { formatInteger, formatMoment } from '../../kinds/format';
import { MoneyTable } from '../../parts/money-table';
import { Section } from '../../parts/section';
import { TextLink } from '../../parts/text-link';
import { Quiet } from '../../parts/words-in-line';
import { useMyImports } from './import-job';
import { SheetTable } from './sheet-table';

/** The person's imports so far, each with its totals and a way back to it. */
export function MyImports() {
  const { t, locale } = useWords();
  const { user } = useSession();
  const { data: jobs } = useMyImports();
  if (!jobs) return null;
  return (
    <Section title={t('importing.mine')}>
      {jobs.length === 0 ? (
        <Quiet>{t('importing.mineNone')}</Quiet>
      ) : (
        <SheetTable>
          <MoneyTable
            label={t('importing.mine')}
            rows={jobs}
            keyOf={({ _id }) => _id}
            columns={[
              {
                head: t('importing.name'),
                cell: ({ _id, fileName }) => <TextLink to={`/import?job=${_id}`}>{fileName}</TextLink>,
              },
              {
                head: t('importing.kind'),
                cell: ({ dryRun }) => t(dryRun ? 'importing.dryRun' : 'importing.realRun'),
              },
              { head: t('importing.state'), cell: ({ status }) => t(`importing.states.${status}`) },
              {
                head: t('importing.counts.created'),
                as: 'figure',
                cell: ({ counts }) => formatInteger(counts.created, locale),
              },
              {
                head: t('importing.counts.rejected'),
                as: 'figure',
                cell: ({ counts }) => formatInteger(counts.rejected, locale),
              },
              {
                head: t('importing.when'),
                as: 'short',
                cell: ({ createdAt }) => formatMoment(createdAt, locale, user?.timeZone),
              },
            ]}
          />
        </SheetTable>
      )}
    </Section>
  );
}
