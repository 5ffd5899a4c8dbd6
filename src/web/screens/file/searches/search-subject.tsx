import type { ValueOf } from '#contract/vocabularies/index';
import { useWords } from '../../../i18n/words';
import { ReferenceName } from '../../../kinds/cells/reference';
import { Serial } from '../../../parts/words-in-line';
import type { SearchKind, SearchRow } from './file-searches';

/** What was searched for, and where. */
export function SearchSubject({ kind, row }: { kind: SearchKind; row: SearchRow }) {
  const { choice } = useWords();
  const places = (all: readonly ValueOf<'province'>[]): string =>
    all.map((one) => choice('province', one)).join(', ');
  if (kind === 'vinSearch') {
    const { vin, jurisdictions } = row as SearchRow<'vinSearch'>;
    return (
      <>
        <Serial>{vin}</Serial> · {places(jurisdictions)}
      </>
    );
  }
  if (kind === 'personDebtorSearch') {
    const { relatedPartyId, jurisdictions, searchMode } = row as SearchRow<'personDebtorSearch'>;
    return (
      <>
        <ReferenceName to="relatedParty" id={relatedPartyId} linked={false} /> ·{' '}
        {choice('searchMode', searchMode)} · {places(jurisdictions)}
      </>
    );
  }
  if (kind === 'lienDischarge') {
    const { registrationNumber, jurisdiction } = row as SearchRow<'lienDischarge'>;
    return (
      <>
        <Serial>{registrationNumber}</Serial> · {places([jurisdiction])}
      </>
    );
  }
  const { vin, product } = row as SearchRow<'vhr'>;
  return (
    <>
      <Serial>{vin}</Serial> · {choice('vhrProduct', product)}
    </>
  );
}
