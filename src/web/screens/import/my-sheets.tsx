import { useWords } from '../../i18n/words';
import { useSession } from '../../identity/identity-context';
import { formatInteger, formatMoment } from '../../kinds/format';
import { MoneyTable } from '../../parts/money-table';
import { Section } from '../../parts/section';
import { TextLink } from '../../parts/text-link';
import { Quiet } from '../../parts/words-in-line';
import { useMySheets } from './import-job';
import { SheetTable } from './sheet-table';
import type { SheetKind } from './sheets';
import { rooms, sheets } from './sheets';

/** The spreadsheets that the person had worked so far, and the counts of days past due, each with its totals and a way back to it. */
export function MySheets({ kind }: { kind: SheetKind }) {
  const { t, locale } = useWords();
  const { user } = useSession();
  const { data: jobs } = useMySheets(kind);
  if (!jobs) return null;
  const { page, room } = sheets[kind];
  const counted = kind === 'import' ? 'created' : 'updated';
  return (
    <Section title={t(`${room}.mine`)}>
      {jobs.length === 0 ? (
        <Quiet>{t(`${room}.mineNone`)}</Quiet>
      ) : (
        <SheetTable>
          <MoneyTable
            label={t(`${room}.mine`)}
            rows={jobs}
            keyOf={({ _id }) => _id}
            columns={[
              {
                head: t('importing.name'),
                cell: ({ _id, fileName }) => (
                  <TextLink to={`${page}?job=${_id}`}>{fileName ?? t('counting.link')}</TextLink>
                ),
              },
              {
                head: t('importing.kind'),
                cell: ({ kind: one, dryRun }) => t(dryRun ? 'importing.dryRun' : `${rooms[one]}.realRun`),
              },
              { head: t('importing.state'), cell: ({ status }) => t(`importing.states.${status}`) },
              {
                head: t(`importing.counts.${counted}`),
                as: 'figure',
                cell: ({ counts }) => formatInteger(counts[counted], locale),
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
