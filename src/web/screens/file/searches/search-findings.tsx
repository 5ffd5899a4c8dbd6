import Alert from '@mui/material/Alert';
import { registeredBefore } from '#contract/lifecycles/registered-before';
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
  const { t, label, choice, locale } = useWords();
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
  const first = registeredBefore(results ?? []);
  const who = first
    .map((one) => `${one.securedParties.join(', ')} (${choice('province', one.jurisdiction)})`)
    .join(', ');
  return (
    <>
      <span>
        <Sign tone={!ownRegistrationFound ? 'bad' : first.length > 0 ? 'warn' : 'good'}>
          {ownRegistrationFound ? t('searches.own', { rank: String(priorityRank) }) : t('searches.notOwn')}
        </Sign>
      </span>
      {first.length > 0 && <Alert severity="warning">{t('searches.othersFirst', { who })}</Alert>}
      <RegistrationsTable kind="vinSearch" rows={results ?? []} />
    </>
  );
}
