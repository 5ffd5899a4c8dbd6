import { useWords } from '../../../i18n/words';
import { formatDate } from '../../../kinds/format';
import { Fact, Facts } from '../../../parts/facts';
import { Sign } from '../../../parts/sign';
import { Serial } from '../../../parts/words-in-line';
import type { SearchKind, SearchRow } from './file-searches';
import { RegistrationsTable } from './registrations-table';
import { VehicleSummary } from './vehicle-summary';

/** What a search found, as a person reads it. */
export function SearchFindings({ kind, row }: { kind: SearchKind; row: SearchRow }) {
  const { t, label, locale } = useWords();
  if (kind === 'vhr') return <VehicleSummary summary={(row as SearchRow<'vhr'>).summary} />;
  if (kind === 'lienDischarge') {
    const { dischargeNumber, dischargedOn, reason } = row as SearchRow<'lienDischarge'>;
    return (
      <Facts>
        <Fact label={label('lienDischarge', 'dischargeNumber')}>
          <Serial>{dischargeNumber}</Serial>
        </Fact>
        <Fact label={label('lienDischarge', 'dischargedOn')}>
          {dischargedOn && formatDate(dischargedOn, locale)}
        </Fact>
        <Fact label={label('lienDischarge', 'reason')}>{reason}</Fact>
      </Facts>
    );
  }
  if (kind === 'personDebtorSearch')
    return <RegistrationsTable kind={kind} rows={(row as SearchRow<'personDebtorSearch'>).results ?? []} />;
  const { results, ownRegistrationFound, priorityRank } = row as SearchRow<'vinSearch'>;
  return (
    <>
      <span>
        <Sign tone={ownRegistrationFound ? 'good' : 'bad'}>
          {ownRegistrationFound ? t('searches.own', { rank: String(priorityRank) }) : t('searches.notOwn')}
        </Sign>
      </span>
      <RegistrationsTable kind="vinSearch" rows={results ?? []} />
    </>
  );
}
