import Box from '@mui/material/Box';
import type { Recorded } from '#contract/resources/index';
import { useWords } from '../../../i18n/words';
import { formatDate, formatMoney } from '../../../kinds/format';
import { MoneyTable } from '../../../parts/money-table';
import type { MoneyColumn } from '../../../parts/money-table';
import { Aside, Serial } from '../../../parts/words-in-line';

type Kind = 'vinSearch' | 'personDebtorSearch';
type VinFound = NonNullable<Recorded<'vinSearch'>['results']>[number];
type NameFound = NonNullable<Recorded<'personDebtorSearch'>['results']>[number];
type Found = VinFound | NameFound;

/** Registrations that a search found: whose, where, since when and until when. */
export function RegistrationsTable({ kind, rows }: { kind: Kind; rows: readonly Found[] }) {
  const { t, label, one, choice, locale } = useWords();
  const head = (name: string): string => label(kind, `results.${name}`);
  const columns: MoneyColumn<Found>[] = [
    {
      head: head('securedParties'),
      cell: (found) => (
        <Box component="span" sx={{ textAlign: 'start' }}>
          {found.securedParties.join(', ')}
          {'isOurClient' in found && found.isOurClient && <Aside>{t('searches.ourClient')}</Aside>}
          {found.debtors && found.debtors.length > 0 && <Aside>{found.debtors.join(', ')}</Aside>}
        </Box>
      ),
    },
    {
      head: head('registrationNumber'),
      cell: (found) => (
        <span>
          <Serial>{found.registrationNumber}</Serial>
          <Aside>
            {choice('registrationType', found.registrationType)} · {choice('province', found.jurisdiction)}
          </Aside>
          {found.collateral && <Aside>{found.collateral}</Aside>}
          {found.amount && <Aside>{formatMoney(found.amount, locale)}</Aside>}
        </span>
      ),
    },
    { head: head('registeredOn'), as: 'short', cell: (found) => formatDate(found.registeredOn, locale) },
    {
      head: head('expiresOn'),
      as: 'short',
      cell: (found) => (found.expiresOn ? formatDate(found.expiresOn, locale) : '–'),
    },
    {
      head: head(kind === 'vinSearch' ? 'priorityRank' : 'match'),
      as: 'figure',
      cell: (found) => ('match' in found ? choice('nameMatch', found.match) : found.priorityRank),
    },
  ];
  return (
    <MoneyTable
      label={t('named', {
        what: one(kind),
        name: rows.map(({ registrationNumber }) => registrationNumber).join(', '),
      })}
      rows={rows}
      keyOf={({ jurisdiction, registrationNumber }) => `${jurisdiction} ${registrationNumber}`}
      columns={columns}
    />
  );
}
