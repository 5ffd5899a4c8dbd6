import Stack from '@mui/material/Stack';
import { useWords } from '../../../i18n/words';
import { useSession } from '../../../identity/identity-context';
import { formatMoment } from '../../../kinds/format';
import { Fact, Facts } from '../../../parts/facts';
import { MoneyTable } from '../../../parts/money-table';
import { Quiet } from '../../../parts/words-in-line';
import { SheetTable } from '../sheet-table';
import { WordsTable } from '../words-table';
import type { Layout } from './layout';
import { columnsOf, wordsOf } from './layout';

/** A version of how a lender’s spreadsheets are read. */
export function LayoutSaid({ layout, isOlder }: { layout: Layout; isOlder: boolean }) {
  const { t, locale } = useWords();
  const { user } = useSession();
  const columns = columnsOf(layout.mapping);
  const words = wordsOf(layout.values);
  const made = {
    version: String(layout.version),
    who: layout.createdBy,
    when: formatMoment(layout.createdAt, locale, user?.timeZone),
  };
  return (
    <Stack sx={{ gap: 2 }}>
      <Quiet>{t(isOlder ? 'layouts.madeBefore' : 'layouts.made', made)}</Quiet>
      <Facts>
        <Fact label={t('importing.sheet')}>{layout.sheet ?? t('layouts.anySheet')}</Fact>
        <Fact label={t('importing.headRow')}>{layout.headRow ?? t('layouts.anyRow')}</Fact>
        <Fact label={t('layouts.days')}>{t(daysSaid(layout.dayFirst ?? null))}</Fact>
      </Facts>
      {columns.length === 0 ? (
        <Quiet>{t('layouts.byName')}</Quiet>
      ) : (
        <SheetTable>
          <MoneyTable
            label={t('importing.mapping')}
            rows={columns}
            keyOf={({ name }) => name}
            columns={[
              { head: t('importing.column'), cell: ({ name }) => name },
              {
                head: t('importing.means'),
                cell: ({ means }) =>
                  means ? t(`importing.columns.${means}`) : <Quiet>{t('layouts.leftOut')}</Quiet>,
              },
            ]}
          />
        </SheetTable>
      )}
      {words.length > 0 && <WordsTable label={t('layouts.words')} words={words} values={layout.values} />}
    </Stack>
  );
}

const daysSaid = (dayFirst: boolean | null) =>
  dayFirst === null ? 'layouts.daysAsked' : dayFirst ? 'bankStatement.dayFirst' : 'bankStatement.monthFirst';
